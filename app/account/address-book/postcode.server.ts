import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import type { ReadPostcode } from "./address.ts";

/** Countries whose postcodes are known by more than their digits: how one looks there. */
const examples: Record<string, string> = {
  GB: "LS1 4DY",
  IE: "D02 AF30",
  US: "10001",
  CA: "K1A 0B1",
  NL: "1011 AB",
  PL: "00-001",
  PT: "1000-001",
  JP: "100-0001",
  SE: "111 22",
  FR: "75001",
  DE: "10115",
  ES: "28001",
  IT: "00118",
  AU: "2000",
};

/** Where some are written with a space or a dash that people leave out: before how many of the last characters it stands. */
const parted: Record<string, [sign: string, before: number]> = {
  GB: [" ", 3],
  JE: [" ", 3],
  GG: [" ", 3],
  IM: [" ", 3],
  IE: [" ", 4],
  CA: [" ", 3],
  NL: [" ", 2],
  SE: [" ", 2],
  PL: ["-", 3],
  PT: ["-", 3],
  JP: ["-", 4],
  BR: ["-", 3],
};

/** A postcode as it is written in its country, however it was typed; where no rule of a country is known, as it was typed. */
export const readPostcode: ReadPostcode = (typed, country) => {
  const text = typed.toUpperCase();
  if (!postcodeValidatorExistsForCountry(country)) return { postcode: text };
  const plain = text.replace(/[\s-]/g, "");
  const [sign, before] = parted[country] ?? ["", 0];
  const written = sign && plain.length > before ? `${plain.slice(0, -before)}${sign}${plain.slice(-before)}` : null;
  const fitting = [written, text, plain].find((way) => way !== null && postcodeValidator(way, country));
  if (fitting !== null && fitting !== undefined) return { postcode: fitting };
  if (plain === "") return { error: "Enter the postcode" };
  const example = examples[country];
  return { error: example ? `Enter a postcode like ${example}` : "Enter a postcode as it is written in that country" };
};
