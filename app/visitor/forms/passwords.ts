/** Characters of a password (contract.md, 13); there is no rule of what kinds they have to be. */
export const passwordLengths = { least: 10, most: 128 };

/** Whose password it is to be: what is known of them is the first that others guess. */
export type Owner = { email: string; name: string };

/** Whether a password is on the list of common ones; where the list is not at hand, `notKnown`. */
export type IsCommon = (password: string) => boolean;
/** In the browser, which does not carry the list: the server has the last word. */
export const notKnown: IsCommon = () => false;

const siteName = "Jigger";

/** What is wrong with a new password and its repetition, by field. */
export function passwordErrors(
  pass1: string,
  pass2: string,
  owner: Owner,
  isCommon: IsCommon,
): { pass1?: string; pass2?: string } {
  const { least, most } = passwordLengths;
  const length = [...pass1].length;
  if (pass1 === "") return { pass1: "Choose a password" };
  if (length < least) return { pass1: `Your password must have at least ${least} characters` };
  if (length > most) return { pass1: `Your password can have at most ${most} characters` };
  if (isCommon(pass1)) return { pass1: "Very many people use this password: choose one that nobody would guess" };
  if (isOwnWord(pass1, owner))
    return { pass1: "Your password cannot be your name, your email address or the name of this site" };
  return pass1 === pass2 ? {} : { pass2: "The two passwords are not the same" };
}

/**
 * True for a password that is the person's address, the part of it before the @, their name or the site's, whatever
 * its case and whatever digits and marks stand before, behind or between.
 */
function isOwnWord(password: string, { email, name }: Owner): boolean {
  const words = [email, email.split("@", 1)[0]!, name, siteName].map((word) => word.slice(0, 300));
  return words.some((word) => {
    const [core, whole] = [lettersOf(word), lettersAndDigitsOf(word)];
    return (core !== "" && lettersOf(password) === core) || (whole !== "" && lettersAndDigitsOf(password) === whole);
  });
}

/** Letters and inner digits, small. */
function lettersOf(text: string): string {
  return lettersAndDigitsOf(text)
    .replace(/^\p{N}+/u, "")
    .replace(/(?<!\p{N})\p{N}+$/u, "");
}

function lettersAndDigitsOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
