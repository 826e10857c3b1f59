import { defineConfig } from "vitest/config";

/** Tests beside the code, tests over real HTTP, journeys in a real browser. One database server for all. */
export default defineConfig({
  test: {
    globalSetup: "tests/database-server.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "server/**/*.test.ts", "tools/**/*.test.ts", "tests/rules/**/*.test.ts"],
        },
      },
      { extends: true, test: { name: "http", include: ["tests/http/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
