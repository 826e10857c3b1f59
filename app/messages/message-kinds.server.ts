import { accountLeaves } from "#app/account/leaving-message.ts";
import { membershipEnds } from "#app/membership/membership-message.ts";
import type { MessageKind } from "#app/operations/personal-part.ts";

const day = 86_400_000;

const welcome: MessageKind = {
  key: "welcome",
  say: ({ person, told, now }) =>
    told && now.valueOf() - told.valueOf() < 30 * day
      ? {
          text: `Welcome, ${person.display_name}. Say what stands on your shelf, and every recipe tells you what is missing.`,
          link: { text: "Fill your bar", href: "/my-bar" },
        }
      : null,
};

const confirmEmail: MessageKind = {
  key: "confirm-email",
  say: ({ person }) =>
    person.confirmed ? null : { text: `Please confirm your address: we sent a link to ${person.email}.` },
  returns: 1,
  redirect: { path: "/confirm-email", button: "It has not come" },
};

const newsletterConfirmed: MessageKind = {
  key: "newsletter-confirmed",
  say: ({ told, now }) =>
    told && now.valueOf() - told.valueOf() < 14 * day
      ? {
          text: "Your newsletter is confirmed: the next issue comes to you.",
          link: { text: "Your newsletters", href: "/your-account/newsletters" },
        }
      : null,
};

const answered: MessageKind = {
  key: "answered",
  say: ({ told, now }) =>
    told && now.valueOf() - told.valueOf() < 30 * day
      ? {
          text: "Somebody has answered your comment, or named you in theirs.",
          link: { text: "Read it", href: "/your-account/your-comments" },
        }
      : null,
};

/**
 * All that members may be told (contract.md, 8), the most pressing first. A room that has something to tell adds its kind
 * here.
 */
export const messageKinds: readonly MessageKind[] = [
  accountLeaves,
  membershipEnds,
  confirmEmail,
  answered,
  newsletterConfirmed,
  welcome,
];
