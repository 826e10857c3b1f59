/** A short, stable, non-secret hash of a text (FNV-1a, 32 bits, base 36): for cache addresses and seeds. */
export function shortHash(text: string): string {
  return hashNumber(text).toString(36);
}

/** The same hash as an unsigned 32-bit number. */
export function hashNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
