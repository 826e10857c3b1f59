import { highestId } from "./subject.ts";

const special: Record<string, string> = { ı: "i", ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th" };

/** Lower case without accents: what people type when they mean "Piña" or "Vieux Carré". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ıøæœßłđðþ]/g, (letter) => special[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

/** The readable part of an address: "Dark 'n' Stormy" gives `dark-n-stormy`; never empty. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/['’‘ʼ`]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug || "x";
}

/** Odd, so that multiplying by it loses nothing modulo a power of two; `back` is its inverse there. */
const stride = 1_540_483_477n;
const back = 1_704_663_485n;
const numbers = 2_147_483_648n;

/**
 * A number as an opaque word for addresses (contract.md, 9: `id_encoded`): neighbours look nothing alike, and each word stands
 * for one number. It hides nothing: who may see a thing is asked of the thing.
 */
export function encodeId(id: number): string {
  return `c${((BigInt(id) * stride) % numbers).toString(36)}`;
}

/** The number of such a word; null for what is none. */
export function decodeId(word: string): number | null {
  if (!/^c[0-9a-z]{1,6}$/.test(word)) return null;
  const scrambled = BigInt(Number.parseInt(word.slice(1), 36));
  const id = Number((scrambled * back) % numbers);
  return id > 0 && id <= highestId && encodeId(id) === word ? id : null;
}
