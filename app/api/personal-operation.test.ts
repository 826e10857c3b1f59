import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadPersonal, parts } from "./personal-operation.server.ts";

const fieldsOf = parts.flatMap(({ fields }) => Object.keys(fields ?? {}));
const readerFields = ["signed_in", "display_name", "is_editor", "units"];

describe("the parts of the personal state", () => {
  it("take nothing from one another: each has a name and fields of its own", () => {
    const names = [...readerFields, ...parts.map(({ part }) => part.name)];
    expect(new Set(names).size).toBe(names.length);
    const asked = ["oids", ...fieldsOf];
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("answer somebody who is not signed in what their schemas say", () => {
    for (const { part, answers } of parts)
      expect([part.name, answers.safeParse(part.nobody).success]).toEqual([part.name, true]);
    const nobody = Object.fromEntries(parts.map(({ part }) => [part.name, part.nobody]));
    const answer = { signed_in: false, display_name: null, is_editor: false, units: null, ...nobody };
    expect(loadPersonal.answers.safeParse(answer).error).toBe(undefined);
  });

  // A page whose address has an odd field would else be told nothing at all of its reader.
  it("never refuse the call for what stands in a field of theirs", () => {
    const odd = fc.oneof(fc.anything(), fc.string({ maxLength: 2_000 }), fc.array(fc.string()));
    fc.assert(
      fc.property(fc.constantFrom(...fieldsOf), odd, (field, value) => {
        expect(loadPersonal.input.safeParse({ [field]: value }).error).toBe(undefined);
      }),
    );
  });
});

it("no more subjects are asked for than an address can name", () => {
  const oids = (count: number) => Array.from({ length: count }, (_, place) => `pubs_and_bars:${place}`).join();
  expect(loadPersonal.input.safeParse({ oids: oids(500) }).success).toBe(true);
  expect(loadPersonal.input.safeParse({ oids: "x".repeat(10_001) }).success).toBe(false);
});
