import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbedded } from "#app/embedded-postgres/embedded-postgres.server.ts";
import { loadLibrary, shippedLibrary } from "#app/library/library.server.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, password, sameOrigin, signedIn, signIn } from "./client.ts";

let folder: string;
let server: Awaited<ReturnType<typeof startEmbedded>>;
let site: TestSite;
const start = () => startEmbedded({ dataDir: folder, log: () => undefined });

beforeAll(async () => {
  folder = scratchFolder("jigger-stopped-");
  server = await start();
  site = await testSite({ DATABASE_URL: server.url });
  await loadLibrary(site.house.bulk, shippedLibrary);
});
afterAll(async () => {
  await site?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Leaves the server, which stays up for the site that still uses it, and then ends it under that site's hands. */
async function stopForAll(): Promise<void> {
  const postmaster = Number((await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
  await server.stop();
  process.kill(postmaster, "SIGINT");
}

const calls = "/api/dev/frontend";
const add = { link_table: "ingredients", link_id: "1" };

it("a member is told that the database is away, stays signed in, and goes on when it is back", async () => {
  const ada = await signedIn(site);
  const nobody = new Client(site.url);
  expect((await ada.get("/my-bar")).status).toBe(200);
  expect((await nobody.get("/cocktails")).status).toBe(200);

  await stopForAll();
  await expect.poll(async () => (await nobody.get("/readyz")).status).toBe(503);
  expect((await nobody.get("/healthz")).status).toBe(200);
  expect((await nobody.get("/cocktails")).status).toBe(200);
  const pages = await Promise.all([
    ada.get("/my-bar"),
    ada.get("/my-bar/recipes"),
    ada.get("/fr-fr/my-bar"),
    nobody.get("/cocktails?offset=48"),
    signIn(new Client(site.url), ada.email),
    ada.post("/my-bar", { intent: "add", ...add }),
    ada.post("/your-account/logout", {}),
  ]);
  for (const page of pages) {
    expect(page.status).toBe(503);
    expect(page.headers["retry-after"]).toBe("5");
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(page.text).toMatch(/Nothing [a-z ]+ is lost/);
    expect(page.text).not.toMatch(/ECONN|ENOENT|\.s\.PGSQL|node_modules/);
    expect(page.text).not.toContain(password);
  }
  for (const path of ["/my-bar.data", "/cocktails.data?offset=48"])
    expect([path, (await ada.get(path)).status]).toEqual([path, 503]);
  const answers = await Promise.all([
    ada.get(`${calls}/mybar/load-items`),
    ada.get(`${calls}/personal?oids=cocktails:77`),
    ada.post(`${calls}/mybar/add-item`, add),
    ada.send(`${calls}/favourite/add?link_table=cocktails&link_id=77`, { headers: sameOrigin }),
    nobody.get(`${calls}/box/infinite-scroll`),
  ]);
  for (const answer of answers) {
    const told = [answer.status, answer.text];
    expect(told).toEqual([503, "ERROR: the database is unavailable, please try again"]);
  }

  server = await start();
  await expect.poll(async () => (await nobody.get("/readyz")).status, { timeout: 15_000 }).toBe(200);
  expect((await ada.get("/my-bar")).status).toBe(200);
  expect((await ada.get(`${calls}/mybar/load-items`)).json()).toMatchObject({ total_result_count: 0 });
  expect((await ada.post(`${calls}/mybar/add-item`, add)).text).toBe("OK");
  expect((await nobody.get("/cocktails?offset=48")).status).toBe(200);

  // Notices that may have been missed: what was stored meanwhile is not given out for 25 minutes.
  const heard = site.cache.misses;
  await expect
    .poll(
      async () => {
        await nobody.get("/cocktails");
        return site.cache.misses > heard;
      },
      { timeout: 15_000 },
    )
    .toBe(true);
}, 60_000);
