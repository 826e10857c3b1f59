/**
 * A code as it stands on a bottle (EAN-8, UPC-A, EAN-13, ITF-14), from what was typed or seen: spaces and hyphens apart.
 * @returns its digits; null where they are none, or where the last one, which is reckoned from the others, does not fit
 */
export function readBarcode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "");
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return null;
  const digits = [...code].map(Number);
  const last = digits.pop();
  // From the right, every other digit counts three times.
  const sum = digits.reverse().reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === last ? code : null;
}

/** How a bottle is closed. */
export const closures = ["cork", "screw cap", "crown cap", "stopper", "can", "other"] as const;
