import { personalPart } from "#app/operations/personal-part.ts";

/** Where a membership is offered and ended, and where it is explained (contract.md, 6). */
export const membershipPaths = { own: "/your-account/subscribe", about: "/premium" } as const;

/** Pages of the account that this room brings. */
export const membershipAccountPages = [{ text: "Membership", to: membershipPaths.own }];

/** Whether who reads the page is a premium member. */
export const premiumPart = personalPart("premium", false);

/** How a membership came about, in words (contract.md, 8). */
export const sourceWords: Record<string, string> = {
  payment: "You pay for it.",
  granted: "An editor granted it. It costs nothing.",
  command: "It came with your account. It costs nothing.",
};

/** For how many months a membership can be asked for. */
export const months = [3, 6, 12] as const;
export const longestNote = 500;
