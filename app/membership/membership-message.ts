import { showDay } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import type { MessageKind } from "#app/operations/personal-part.ts";
import { membershipPaths } from "./membership.ts";

/** So long before its end it is said (days). */
const ahead = 14;

/** contract.md, 8: premium ends on a date. */
export const membershipEnds: MessageKind = {
  key: "membership-ends",
  say({ person: { premium_until }, now }) {
    if (!premium_until || premium_until.valueOf() - now.valueOf() > ahead * 86_400_000) return null;
    const day = showDay(premium_until.toISOString(), defaultLocale);
    return {
      text: `Your premium membership ends on ${day}.`,
      link: { text: "Your membership", href: membershipPaths.own },
    };
  },
  returns: 7,
};
