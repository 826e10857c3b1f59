import { afterAll, beforeAll, expect } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { type Names, namesFor } from "./call-answers.ts";
import { Client, signedIn } from "./client.ts";

/** A site whose calls are walked field by field, by nobody and by a member; `names` are each call's fields, by its path. */
export function walkedSite() {
  const walked = {} as { site: TestSite; nobody: Client; ada: Client; names: Map<string, Names> };
  beforeAll(async () => {
    walked.site = await testSite();
    walked.nobody = new Client(walked.site.url);
    walked.ada = await signedIn(walked.site);
    walked.names = await namesFor(walked.nobody);
  });
  afterAll(() => walked.site?.close());
  return walked;
}

const pair = <T>(name: string, values: readonly T[]): [string, readonly T[]] => [name, values];

/** Each field of a call with what is sent in it: a value in a field that nobody reads is never looked at, so every fifth will do. */
export function walkedFields<T>(
  { known, unknown }: Names,
  values: readonly T[],
): [name: string, values: readonly T[]][] {
  const some = values.filter((_value, at) => at % 5 === 4);
  return [...known.map((name) => pair(name, values)), ...unknown.map((name) => pair(name, some))];
}

/** The site serves, nothing reached what all objects have, and nothing was marked or put into a bar. */
export async function expectUntouched({ site, nobody }: ReturnType<typeof walkedSite>): Promise<void> {
  expect((await nobody.get("/healthz")).status).toBe(200);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
  const stored = await site.house.pool.query(
    "select 1 from bar_item union all select 1 from favourite union all select 1 from rating",
  );
  expect(stored.rows).toEqual([]);
}
