import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { ResolvedConfig } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/**
 * Tests by what they need, so that a pure one starts nothing: `unit` beside the code, `database` beside the code and with
 * the database (`*.database.test.ts`), `processes` start and end processes of their own (the embedded server, the reader of
 * pictures, that of imports), `http` over real HTTP, `second` some of it on another database server, `once` over HTTP as well,
 * but of our own code rather than of the database, `understood` what the others have asked, `browser` in a real one. Those with a
 * database share one server, but for `second`.
 */
const beside = ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tools/**/*.test.ts", "tests/rules/**/*.test.ts"];
const withDatabase = "**/*.database.test.ts";
/** Files of the tests over HTTP; a name that has none any more stops the run, or its file would be left out unseen. */
function overHttp(...names: string[]): string[] {
  const files = names.map((name) => `tests/http/${name}.test.ts`);
  const gone = files.filter((file) => globSync(file).length === 0);
  if (gone.length > 0) throw new Error(`vitest.config.ts names no test: ${gone.join(", ")}`);
  return files;
}
/**
 * What no other database could answer differently: the built pages, the process, which calls there are and what is sent for
 * each, what our schemas refuse, whose a thing is, what is drawn, what a request's address and headers say, pictures that people send,
 * signing in by another house, and a database that is away.
 */
const ofOurOwn = overHttp(
  "built/**/*",
  "every-*",
  "statements",
  "another-persons",
  "xss/xss",
  "drawings",
  "odd-requests",
  "same-site",
  "behind-a-proxy",
  "avatar",
  "database-*",
  "login-with",
);
/**
 * What a second database server could answer otherwise: what people do at once, what is sorted, folded and found by letters, what
 * is written in one statement or undone with its transaction. That it understands all that is asked is another test's
 * (`tests/second`), over every statement of the run.
 */
const onAnotherServer = overHttp(
  "account",
  "areas",
  "at-once",
  "bottle-filters",
  "cocktail-filters",
  "collections",
  "comments",
  "guide-calls",
  "my-bar-calls",
  "one-search",
  "own-recipes",
  "queue",
  "shop-basket",
  "shop-desk",
  "shop-orders",
  "sub-categories",
  "your-lists",
);
const hasSecond = Boolean(process.env.TEST_SECOND_DATABASE_URL);
const withProcesses = ["app/embedded-postgres/**/*.test.ts", "app/uploads/images.test.ts", "tests/rules/rooms.test.ts"];
const globalSetup = "tests/database-server.ts";
/**
 * What is built runs as it does for people; React's development build renders a page in three times the time. Packages say by a
 * condition which build of theirs is meant, and development is what Vitest asks for by itself.
 */
const built = {
  plugins: [
    {
      name: "production-builds",
      configResolved({ ssr, environments }: ResolvedConfig) {
        ssr.resolve = { ...ssr.resolve, conditions: ["module", "node"] };
        // By the first what is loaded as it stands is chosen, by these what the files under test import.
        for (const { resolve } of Object.values(environments))
          resolve.conditions = resolve.conditions.filter((condition) => condition !== "development|production");
      },
    },
  ],
};
/** A project of tests that ask the built pages. */
const served = (name: string, include: string[], more: TestProjectInlineConfiguration["test"] = {}) => ({
  extends: true as const,
  ...built,
  test: { name, include, globalSetup, env: { NODE_ENV: "production" }, ...more },
});

export default defineConfig({
  test: {
    // One more than there are cores: files in a browser wait for it, others for processes that they start and end. All tests took
    // 602 s with three on two cores, 728 s with two.
    maxWorkers: availableParallelism() + 1,
    // Half of what is made is gone with its test: with this much room for it the heap is swept less often.
    execArgv: ["--max-semi-space-size=32"],
    // Files share a process and what it has loaded: they keep no state in modules, and half of a pure file's time was loading.
    isolate: false,
    // The build is read as it stands. Read by Vite it has its map within, of which a stack trace looks for the end in one regular
    // expression: at 2 MB that ran out of stack here and there, and a wrong sign-in became a failure of the tests' own making.
    server: { deps: { external: [/\/build\/server\//] } },
    // Ends what hangs, and is no claim about how long anything takes: on a machine at half of this one's pace tests that walk through many
    // pages, 12 to 15 s alone, were ended at 30 s.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A condition comes when the machine gets to it: with a second, Vitest's own, a page asked for by Back was once too late.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { extends: true, test: { name: "unit", include: beside, exclude: [withDatabase, ...withProcesses] } },
      // Some load the whole library several times: 5 to 15 s alone, over 30 s where other tests take the cores.
      {
        extends: true,
        test: {
          name: "database",
          include: [withDatabase],
          exclude: ["node_modules/**"],
          globalSetup,
          testTimeout: 120_000,
        },
      },
      // Each asks other programs, among them the reader of all our imports: 6 s alone, over 30 s beside the others.
      { extends: true, test: { name: "processes", include: withProcesses, testTimeout: 120_000 } },
      served("http", ["tests/http/**/*.test.ts"], { exclude: ofOurOwn }),
      served("once", ofOurOwn),
      ...(hasSecond ? [served("second", onAnotherServer)] : []),
      ...(hasSecond && process.env.TEST_ASKED_STATEMENTS
        ? [{ extends: true as const, test: { name: "understood", include: ["tests/second/**/*.test.ts"] } }]
        : []),
      served("browser", ["tests/browser/**/*.test.ts"], { testTimeout: 180_000, hookTimeout: 120_000 }),
    ],
  },
});
