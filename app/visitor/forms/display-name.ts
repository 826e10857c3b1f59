/** The most characters of a display name, as people count them (contract.md, 13). */
export const longestName = 40;

/**
 * A name as it may be stored: composed (NFC), with single spaces, without what cannot be seen (control characters,
 * joiners, marks that turn the direction, fillers, characters of nobody's script), and with marks only upon letters and no
 * more than four, so that no name is painted over its neighbours. Empty where nothing visible is left.
 */
export function cleanName(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\p{Z}\u2800]+/gu, " ")
      .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]+/gu, "")
      .normalize("NFC")
      // A mark needs a letter before it, at the start and behind a space alike.
      .replace(/(^| )[\p{M} ]+/gu, "$1")
      .replace(/(\p{M}{4})\p{M}+/gu, "$1")
      .trim()
  );
}

/** What is wrong with a cleaned name, in words; null when nothing is. Wide and compatible forms count as what they look like. */
export function nameProblem(name: string): string | null {
  if ([...name].length > longestName) return `Your display name can have at most ${longestName} characters`;
  if (/:\/\/|www\.|@/.test(name.normalize("NFKC").toLowerCase()))
    return "Your display name cannot hold an address: leave out @, www. and ://";
  return null;
}

/** What a person is called who gave no name: the part of the address before the @, which no mail makes a link of. */
export function nameFromEmail(email: string): string {
  const local = email.slice(0, email.indexOf("@")).slice(0, longestName);
  return cleanName(local.replace(/www\./gi, "www ")) || "member";
}
