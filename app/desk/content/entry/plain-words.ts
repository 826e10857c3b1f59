/** What a schema says is wrong, in words for whoever fills in the form. */
const words: readonly [RegExp, string][] = [
  [/received (?:undefined|null)$/, "has to be filled in"],
  [/^Too small: expected string to have >=(\d+)/, "needs $1 characters or more"],
  [/^Too big: expected string to have <=(\d+)/, "can have $1 characters at most"],
  [/^Too small: expected array to have >=(\d+)/, "needs $1 or more"],
  [/^Too big: expected array to have <=(\d+)/, "can have $1 at most"],
  [/^Too small: expected (?:number|int) to be >(=?)(\S+)/, "has to be $2 or more"],
  [/^Too big: expected (?:number|int) to be <=?(\S+)/, "can be $1 at most"],
  [/expected int/, "has to be a whole number"],
  [/^Invalid number: must be a multiple of (\S+)/, "goes in steps of $1"],
  [/^Invalid option/, "is none of those offered"],
  [/^Invalid ISO date/, "has to be a day: 2026-12-24"],
  [/^Invalid string/, "is not written in the right way"],
  [/^there is no (.+)/, "names what is not there: $1"],
];

/** A message of a schema or a check in plain words; one that nobody has words for stays as it is. */
export function inPlainWords(message: string): string {
  const known = words.find(([pattern]) => pattern.test(message));
  if (!known) return message;
  const found = known[0].exec(message)!;
  return known[1].replace(/\$(\d)/g, (_, place) => found[Number(place)] ?? "");
}
