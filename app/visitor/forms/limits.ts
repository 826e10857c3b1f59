import type { Limit } from "#app/operations/operation.ts";
import { isEmail } from "./registration.ts";

type Named = { email: string };

/** The account that a form names, as it is stored; null for what is no address and can be nobody's. */
function accountNamed({ email }: Named): string | null {
  const account = email.trim().toLowerCase();
  return isEmail(account) ? account : null;
}

/**
 * Limits for what tries a password, or tells whether an account exists: by address, whoever is signed in there, and by
 * account, over all addresses and whether there is such an account or not. An account is slowed, never closed: who is
 * kept out by another's guesses waits 72 seconds at most.
 */
export function guessLimits(together: string): readonly Limit<Named>[] {
  return [
    { together, whose: "address", times: 10, seconds: 60 },
    { together, whose: accountNamed, times: 10, seconds: 60 },
    { together, whose: accountNamed, times: 50, seconds: 3_600, thenEvery: 72 },
  ];
}

/**
 * Limits for what asks for one's own password while one is signed in: whoever has somebody's open browser may guess no faster than
 * at the sign-in, by whichever form.
 */
export const ownPasswordLimits: readonly Limit[] = [
  { together: "account/password", times: 10, seconds: 60 },
  { together: "account/password", times: 50, seconds: 3_600, thenEvery: 72 },
];

/** Mails that anybody can have sent to somebody: three an hour, and of those the newest works. */
export const resetLimits: readonly Limit<Named>[] = [
  { whose: "address", times: 5, seconds: 60 },
  { whose: accountNamed, times: 3, seconds: 3_600 },
];
