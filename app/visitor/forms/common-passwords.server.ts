import { dictionary } from "@zxcvbn-ts/language-common";
import { type IsCommon, passwordLengths } from "./passwords.ts";

/** The kept list of common passwords, in small letters; of its 49,000 only those that are long enough to be asked about. */
const common = new Set(dictionary["passwords-common"].filter((word) => word.length >= passwordLengths.least));

/** True for a password on the list, whatever the case of its letters. */
export const isCommonPassword: IsCommon = (password) => common.has(password.toLowerCase());
