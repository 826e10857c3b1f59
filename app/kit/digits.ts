/**
 * A number as people and forms write one: ASCII digits and nothing else, or a JSON number that could be written
 * so. `Number()` also takes `true`, `[7]`, `"0x7"`, `"1e3"`, `" 7"` and `""`, none of which anybody meant as an id.
 * @param decimals how many digits may follow a point
 * @returns null for everything else, and for what a number cannot hold exactly
 */
export function readDigits(value: unknown, decimals = 0): number | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const [whole = "", fraction, ...more] = String(value).split(".", 3);
  if (!/^\d{1,16}$/.test(whole) || more.length > 0) return null;
  if (fraction !== undefined && !(fraction.length <= decimals && /^\d+$/.test(fraction))) return null;
  const number = Number(value);
  return number <= Number.MAX_SAFE_INTEGER ? number : null;
}
