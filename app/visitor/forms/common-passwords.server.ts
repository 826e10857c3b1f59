import { createRequire } from "node:module";
import { type IsCommon, passwordLengths } from "./passwords.ts";

type Language = typeof import("@zxcvbn-ts/language-common");
let common: ReadonlySet<string> | undefined;

/** The kept list of common passwords, in small letters; of its 49,000 only those that are long enough to be asked about. */
function readCommon(): ReadonlySet<string> {
  const { dictionary }: Language = createRequire(import.meta.url)("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter((word) => word.length >= passwordLengths.least));
}

/** True for a password on the list, whatever the case of its letters. The list is read for the first. */
export const isCommonPassword: IsCommon = (password) => {
  common ??= readCommon();
  return common.has(password.toLowerCase());
};
