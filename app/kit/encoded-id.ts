import { highestId } from "./subject.ts";

/** Odd, so that multiplying by it loses nothing modulo a power of two; its inverse brings the number back. */
const [stride, back] = [1_540_483_477n, inverseOf(1_540_483_477n)];
const numbers = 2n ** 31n;

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

/** The inverse of an odd number modulo 2³¹, by Newton's steps: each doubles the digits that are right. */
function inverseOf(odd: bigint): bigint {
  let inverse = odd;
  for (let step = 0; step < 5; step += 1) inverse = (inverse * (2n - odd * inverse)) % 2n ** 31n;
  return ((inverse % 2n ** 31n) + 2n ** 31n) % 2n ** 31n;
}
