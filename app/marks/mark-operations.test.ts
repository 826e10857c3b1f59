import fc from "fast-check";
import { expect, it } from "vitest";
import { rateOperation } from "./mark-operations.server.ts";
import { ratings } from "./rating.ts";

const read = (rating: unknown) => rateOperation.input.safeParse({ link_id: "77", section: "cocktail", rating });

it("a rating is one of those that the form offers, or 0, written as people write numbers", () => {
  for (const rating of [0, ...ratings])
    for (const sent of [rating, String(rating)]) expect([sent, read(sent).data?.rating]).toEqual([sent, rating]);
});

it("a rating is nothing else, whatever is sent", () => {
  const odd = [
    undefined,
    null,
    "",
    " ",
    "0.5",
    "5.6",
    "6",
    6,
    "-1",
    "1e0",
    "0x1",
    "4,5",
    "4.50",
    true,
    [4],
    { valueOf: () => 4 },
  ];
  for (const sent of odd) expect([sent, read(sent).success]).toEqual([sent, false]);
  const anything = fc.oneof(fc.anything(), fc.double(), fc.float().map(String), fc.stringMatching(/^[0-9.+e-]{1,5}$/));
  fc.assert(
    fc.property(anything, (sent) => {
      const { success, data } = read(sent);
      if (!success) return;
      expect([0, ...ratings]).toContain(data.rating);
      expect(["string", "number"]).toContain(typeof sent);
      expect(Number(sent)).toBe(data.rating);
    }),
  );
});
