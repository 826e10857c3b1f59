import { expect, inject, it } from "vitest";
import { readSettings, SettingsError } from "#app/platform/settings.server.ts";
import { databaseUrl } from "#tests/databases.ts";
import { findDatabase } from "./database-place.server.ts";

async function refusal(url: string): Promise<string> {
  const found = await findDatabase(readSettings({ DATABASE_URL: url }), () => undefined).catch((error) => error);
  if (!(found instanceof SettingsError)) throw found;
  return found.message;
}

it("a DATABASE_URL that leads nowhere is told in one line that names it and no password", async () => {
  const server = inject("databaseServer");
  const stranger = new URL(server);
  stranger.username = "no_such_role";
  const cases: [string, RegExp][] = [
    [
      "postgres://bar:hunter2@127.0.0.1:9/x",
      /no database answers at 127\.0\.0\.1:9 \(connect ECONNREFUSED.*; start it/,
    ],
    ["postgres://bar:hunter2@localhost:9/x", /no database answers at localhost:9 \(connect ECONNREFUSED.*; start it/],
    ["postgres://bar:hunter2@no-such-host.invalid/x", /there is no machine called "no-such-host\.invalid"/],
    [databaseUrl(server, "no_such_database"), /has no database "no_such_database"; create it first/],
    [stranger.href, /refuses the user or the password \(.*no_such_role/],
  ];
  for (const [url, why] of cases) {
    const line = await refusal(url);
    expect(line).toMatch(/^Setting DATABASE_URL cannot be used: .+\.$/);
    expect(line).toMatch(why);
    expect(line).not.toContain("hunter2");
  }
});

it("the server that is found says what it is", async () => {
  const place = await findDatabase(readSettings({ DATABASE_URL: inject("databaseServer") }), () => undefined);
  expect(place.version).toMatch(/^PostgreSQL \d+\.\d+$/);
});
