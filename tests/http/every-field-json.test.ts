import { describe, it } from "vitest";
import { calls } from "#app/api/calls.server.ts";
import { isClear } from "./call-answers.ts";
import { addressOf } from "./call-rows.ts";
import { expectUntouched, walkedFields, walkedSite } from "./walked-fields.ts";

const walked = walkedSite();

describe("every field of every call", () => {
  const values: unknown[] = [
    null,
    true,
    [],
    [null],
    {},
    { toString: 1, valueOf: 1 },
    { a: { b: { c: 1 } } },
    -1,
    1.5,
    1e308,
    "\u0000",
    "\ud800",
    [[1]],
    Array(2_000).fill("1"),
  ];

  it.each(calls.filter(({ methods }) => methods.includes("POST")))(
    "of $path takes whatever is sent as JSON",
    async ({ path }) => {
      for (const [name, sent] of walkedFields(walked.names.get(path)!, values)) {
        const bodies = sent.map((value) => JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as unknown);
        (await Promise.all(bodies.map((body) => walked.ada.postJson(addressOf(path), body)))).forEach(isClear);
      }
    },
  );

  it("left the site as it was", () => expectUntouched(walked));
});
