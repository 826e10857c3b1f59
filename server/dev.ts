import { stripVTControlCharacters } from "node:util";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { Site } from "./site.ts";

type SiteModule = typeof import("./site.ts");

/**
 * Vite in this process: pages come from source, and change in the browser as their files are saved. What answers
 * calls comes from source, too: it is read anew for the first request after a file of it was saved. That works
 * because modules keep no state: what lives on is in the house.
 */
export async function openDevBuild() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<ServerBuild>,
    middleware: vite.middlewares as never,
    close: () => vite.close(),
    answer(site: Site) {
      let module: SiteModule | undefined;
      let answers: ReturnType<SiteModule["openSite"]> | undefined;
      return async (request: Request): Promise<Response> => {
        try {
          const latest = (await vite.ssrLoadModule("/server/site.ts")) as SiteModule;
          if (!answers || latest !== module) {
            // What rooms keep for the life of the process was made by the code before.
            site.house.kept.clear();
            module = latest;
            answers = latest.openSite(site);
          }
          return await answers.fetch(request);
        } catch (error) {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          const text = stripVTControlCharacters((error instanceof Error && error.stack) || String(error));
          process.stderr.write(`${text}\n`);
          return new Response(`The site's code cannot be run:\n\n${text}\n`, { status: 500 });
        }
      };
    },
  };
}
