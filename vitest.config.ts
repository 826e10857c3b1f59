import { defineConfig } from "vitest/config";

/**
 * Tests by what they need, so that a pure one starts nothing: `unit` beside the code, `database` beside the code and with
 * the database (`*.database.test.ts`), `server` for the embedded server itself, `http` over real HTTP, `browser` in a real
 * one. Those with a database share one server.
 */
const beside = ["app/**/*.test.ts", "server/**/*.test.ts", "tools/**/*.test.ts", "tests/rules/**/*.test.ts"];
const withDatabase = "**/*.database.test.ts";
const embedded = "app/embedded-postgres/**/*.test.ts";
const globalSetup = "tests/database-server.ts";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "unit", include: beside, exclude: [withDatabase, embedded] } },
      { extends: true, test: { name: "database", include: [withDatabase], exclude: ["node_modules/**"], globalSetup } },
      { extends: true, test: { name: "server", include: [embedded] } },
      { extends: true, test: { name: "http", include: ["tests/http/**/*.test.ts"], globalSetup } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
