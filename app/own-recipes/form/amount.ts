const signs: Readonly<Record<string, number>> = {
  ...{ "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4 },
  ...{ "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8 },
};
const sign = `[${Object.keys(signs).join("")}]`;
const number = String.raw`\d{1,5}(?:[.,]\d{1,4})?`;
const fraction = String.raw`(\d{1,3})\s*/\s*(\d{1,3})`;
const plain = new RegExp(`^(${number})?\\s*(${sign})?$`);
const broken = new RegExp(`^(?:(\\d{1,4})\\s+)?${fraction}$`);
/** As the library's files allow (app/library/files/schemas/drinks.ts). */
const most = 5_000;

/** An amount as people type it: "22.5", "22,5", "1/2", "1 1/2", "1½"; null where it is none, or none of a drink. */
export function readAmount(typed: string): number | null {
  const text = typed.trim();
  if (text === "") return null;
  const [isPlain, whole, part] = plain.exec(text) ?? [];
  if (isPlain !== undefined) return bounded(Number((whole ?? "0").replace(",", ".")) + (part ? signs[part]! : 0));
  const [isBroken, before, upper, lower] = broken.exec(text) ?? [];
  return isBroken === undefined ? null : bounded(Number(before ?? 0) + Number(upper) / Number(lower));
}

function bounded(value: number): number | null {
  return Number.isFinite(value) && value > 0 && value <= most ? Math.round(value * 1_000) / 1_000 : null;
}
