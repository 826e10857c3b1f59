import { describe, expect, it } from "vitest";
import { isVatNumber, treatmentOf } from "./treatment.ts";

const country = (code: string, eu: boolean) => ({ code, name: code, eu, alcohol_age: 18 });
const buyer = (code: string, eu: boolean, vatNumber = "", privateBuyer = false) =>
  treatmentOf({ country: country(code, eu), vatNumber, privateBuyer });

describe("who is charged VAT", () => {
  it("is everybody in GB, whatever number is sent, and nobody outside GB and the EU", () => {
    expect(buyer("GB", false, "DE136695976")).toEqual({ exempt: false, number: null, checked: null });
    expect(buyer("US", false)).toEqual({ exempt: true, number: null, checked: null });
  });

  it("in the EU is whoever buys as a private person, and no business whose number is right", () => {
    expect(buyer("DE", true, "", true)).toEqual({ exempt: false, number: null, checked: null });
    expect(buyer("DE", true, "DE136695976", true)).toEqual({ exempt: false, number: null, checked: null });
    expect(buyer("DE", true, "de 136.695-976")).toEqual({ exempt: true, number: "DE136695976", checked: "checksum" });
    expect(buyer("DE", true, "136695976")).toMatchObject({ number: "DE136695976" });
  });

  it.each(["", "DE136695975", "FR40303265045", "DE", "DEDE136695976", "9".repeat(40)])(
    "in the EU is asked again after %j",
    (number) => {
      expect(buyer("DE", true, number)).toHaveProperty("error");
    },
  );

  it("knows the numbers of every country of the EU by their checksum", () => {
    for (const [code, number] of [
      ["AT", "ATU12011204"],
      ["BE", "BE0428759497"],
      ["DK", "DK13585628"],
      ["EL", "EL040127797"],
      ["FI", "FI09853608"],
      ["FR", "FR40303265045"],
      ["IT", "IT00743110157"],
      ["NL", "NL010000446B01"],
      ["PL", "PL5260001246"],
      ["PT", "PT501964843"],
      ["SE", "SE556188840401"],
    ] as const)
      expect([code, isVatNumber(number, code)]).toEqual([code, true]);
  });
});
