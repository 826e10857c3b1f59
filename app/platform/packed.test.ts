import fc from "fast-check";
import { expect, it } from "vitest";
import { type Packed, pack, packedText, unpack } from "./packed.ts";

const asked = (path: string) => new Request(`http://jigger.test${path}`);
/** What comes out at the other end: what can be enumerated. */
const sent = <T>(packed: Packed<T>): Packed<T> => JSON.parse(JSON.stringify(packed));

it("comes out of a packet as it went in, and is the same each time", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const here = pack<unknown>(value, asked("/cocktails.data"));
      expect(unpack(here)).toBe(value);
      const there = sent(here);
      expect(Object.keys(there)).toEqual(["json"]);
      expect(unpack(there)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(unpack(there)).toBe(unpack(there));
    }),
  );
});

it("stands in a document in an element that nothing in it ends", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom("</script>", "<!--", "<script"), (value, text) => {
      const here = pack<unknown>([value, text], asked("/cocktails"));
      expect(sent(here)).toEqual({});
      const written = packedText([undefined, null, { value: 1 }, here]);
      expect(written).not.toContain("<");
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify([value, text])));
    }),
  );
  expect(packedText([undefined, { json: "1" }])).toBe("");
  const one = pack(1, asked("/cocktails"));
  expect(() => packedText([one, one])).toThrow("Two loaders");
});
