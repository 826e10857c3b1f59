import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { versionsWith } from "#app/database/versions.server.ts";
import { countPage } from "#app/tally/tally.server.ts";
import { PageCache } from "#server/answering/stored/page-cache.ts";
import { openListener } from "#server/listener.ts";
import { openMetrics } from "#server/metrics.ts";
import { openSite } from "#server/site.ts";
import { freePort } from "./free-port.ts";
import { type TestHouse, testHouse } from "./house.ts";

export type TestSite = TestHouse & { url: string; cache: PageCache };

/** A whole site over real HTTP on a free port, with the library and the built pages. */
export async function testSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const open = await testHouse({ library: true, settings: { PORT: String(port), BASE_URL: url, ...settings } });
  const build = (await import(/* @vite-ignore */ pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  const cache = new PageCache(32 * 1024 * 1024);
  const metrics = openMetrics(cache, versionsWith(open.house.databaseVersion));
  open.house.notices.hear((channel, payload) => cache.hear(channel, payload));
  const listener = openListener({
    cache,
    metrics,
    fetch: (request) => site.fetch(request),
    settings: open.house.settings,
    count: (counted, asking) => countPage(open.house, counted, asking),
  });
  const site = openSite({
    house: open.house,
    build: async () => build,
    dev: false,
    metrics,
    askerOf: listener.askerOf,
  });
  await new Promise<void>((listening) => listener.server.listen(port, "localhost", listening));
  return {
    ...open,
    url,
    cache,
    async close() {
      await new Promise<void>((closed) => {
        listener.server.close(() => closed());
        listener.server.closeAllConnections();
      });
      await open.close();
    },
  };
}
