import type { Config } from "@react-router/dev/config";
import { shortenManifest } from "./tools/building/lean-manifest.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The browser is told of all routes at once. Asked for as they are needed, each address that is rendered has all the
  // beginnings of its path matched against all routes: a path of 7,000 segments took seven seconds.
  routeDiscovery: { mode: "initial" },
  // Where a change comes from is checked in front (contract.md, 4; server/site.ts), by BASE_URL as well: behind a proxy that
  // rewrites Host the router would refuse every form.
  allowedActionOrigins: ["**"],
  buildEnd: ({ reactRouterConfig }) => shortenManifest(reactRouterConfig.buildDirectory),
} satisfies Config;
