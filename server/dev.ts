import type { ServerBuild } from "react-router";
import { createServer } from "vite";

/** Vite in this process: pages come from source, and change in the browser as their files are saved. */
export async function openDevBuild() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<ServerBuild>,
    middleware: vite.middlewares as never,
    close: () => vite.close(),
  };
}
