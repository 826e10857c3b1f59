import { showDay } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import type { MessageKind } from "#app/operations/personal-part.ts";
import { ownAccountPath } from "#app/visitor/addresses.ts";

/** contract.md, 8: the account is to be deleted on a date. Put away, it is back on the next day. */
export const accountLeaves: MessageKind = {
  key: "account-leaves",
  say({ person: { leaves_at } }) {
    if (!leaves_at) return null;
    const day = showDay(leaves_at.toISOString().slice(0, 10), defaultLocale);
    return { text: `Your account will be deleted on ${day}.`, link: { text: "Keep it", href: ownAccountPath } };
  },
  returns: 1,
};
