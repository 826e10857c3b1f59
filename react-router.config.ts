import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Where a change comes from is checked in front (contract.md, 4; server/site.ts), by BASE_URL as well: behind a proxy that
  // rewrites Host the router would refuse every form.
  allowedActionOrigins: ["**"],
} satisfies Config;
