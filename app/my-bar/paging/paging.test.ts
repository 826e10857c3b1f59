import { describe, expect, it } from "vitest";
import { offsetsOf } from "./paging.ts";

describe("what the address says", () => {
  it("reads an offset for each list and clamps what makes no sense", () => {
    const query = new URLSearchParams("spirit_offset=9&wine_offset=-4&mixer_offset=x");
    expect(offsetsOf(["spirit", "wine", "mixer", "liqueur"], query)).toEqual({
      spirit: 9,
      wine: 0,
      mixer: 0,
      liqueur: 0,
    });
  });
});
