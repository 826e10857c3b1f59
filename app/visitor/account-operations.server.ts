import { z } from "zod";
import { type Failure, failure, success } from "#app/kit/result.ts";
import { returnPath } from "#app/kit/return-path.ts";
import type { House } from "#app/operations/house.server.ts";
import { operation } from "#app/operations/operation.ts";
import { sendOrLog } from "#app/platform/mail.server.ts";
import { accountsOf } from "./accounts/accounts.server.ts";
import { bannedBecause } from "./accounts/bans-store.server.ts";
import { isExpected, isLinkToken } from "./accounts/better-auth.server.ts";
import { arrive, browserHeaders, signedIn, startSession } from "./accounts/browser-session.server.ts";
import { endOlderLinks } from "./accounts/links-store.server.ts";
import { newPasswordMail } from "./accounts/new-password-mail.ts";
import { passesCaptcha } from "./captcha/captcha.server.ts";
import { askToConfirm } from "./confirming/confirm-operations.server.ts";
import { leavePasswordAlone } from "./elsewhere/elsewhere-store.server.ts";
import { isCommonPassword } from "./forms/common-passwords.server.ts";
import { textField } from "./forms/fields.ts";
import { guessLimits, ownPasswordLimits, resetLimits } from "./forms/limits.ts";
import { type Owner, passwordErrors, passwordLengths } from "./forms/passwords.ts";
import { checkRegistration, isEmail, registrationFields } from "./forms/registration.ts";
import {
  badLink,
  captchaFailed,
  emailMissing,
  emailShape,
  emailTaken,
  passwordMissing,
  problem,
  wrongPassword,
  wrongSignIn,
} from "./forms/texts.ts";
import { endSession } from "./sessions.server.ts";
import { storeUser } from "./users.server.ts";

export { disconnectElsewhere, readWays } from "./elsewhere/connect-operations.server.ts";
export { addKey, dropKey, nameKey, readKeys } from "./passkeys/passkey-operations.server.ts";

// Changes of accounts belong to better-auth, which has its own connections and transactions.
const byBetterAuth = { who: "anyone", changes: true, transaction: "own" } as const;

const registerInput = z.object({
  ...(Object.fromEntries(registrationFields.map((name) => [name, textField])) as Record<
    (typeof registrationFields)[number],
    typeof textField
  >),
  captcha: textField,
});

/** Makes an account by all rules of guide.md, 5, and signs its person in. */
export const register = operation({
  name: "visitor/register",
  summary: "Creates an account and signs in.",
  ...byBetterAuth,
  input: registerInput,
  answers: z.null(),
  limit: guessLimits("visitor/register"),
  async handle(input, { house, db, cookies, userAgent }) {
    const checked = checkRegistration(input, {
      minimumAge: house.settings.MINIMUM_AGE,
      today: new Date(),
      isCommon: isCommonPassword,
    });
    if ("errors" in checked) return failure("invalid", problem, checked.errors);
    if (house.settings.CAPTCHA && !(await passesCaptcha(house, db, input.captcha))) {
      return failure("invalid", problem, { captcha: captchaFailed });
    }
    const { password, newsletter, ...user } = checked.registration;
    const made = await storeUser(house, user, password);
    if (!made.ok) return failure("invalid", problem, { email: emailTaken });
    const who = { id: made.value.id, email: user.email };
    for (const { joined } of house.joining) await joined?.(house, who, { newsletter });
    await askToConfirm(house, who, newsletter);
    await startSession({ house, cookies, userAgent }, made.value.id);
    return success(null);
  },
});

const signInInput = z.object({ email: textField, password: textField });

/** Signs in and ends the session that the browser had; a wrong address and a wrong password get the same answer, after the same work. */
export const signIn = operation({
  name: "visitor/sign-in",
  summary: "Signs in with an email address and a password.",
  ...byBetterAuth,
  input: signInInput,
  answers: z.object({ leaving: z.boolean().describe("Whether the account is to be deleted") }),
  limit: guessLimits("visitor/password"),
  async handle(input, { house, cookies, userAgent }) {
    const email = input.email.trim().toLowerCase();
    const { password } = input;
    if (email === "" || password === "") {
      return failure("invalid", problem, {
        ...(email === "" ? { email: emailMissing } : {}),
        ...(password === "" ? { password: passwordMissing } : {}),
      });
    }
    if (!isEmail(email) || password.length > 2 * passwordLengths.most) return wrong();
    try {
      const { headers, response } = await accountsOf(house).api.signInEmail({
        body: { email, password },
        headers: browserHeaders(userAgent),
        returnHeaders: true,
      });
      await endSession(house, cookies.sent);
      await arrive(house, response.user.id, cookies);
      signedIn(headers, cookies);
      return success({ leaving: Boolean((response.user as { leaves_at?: Date | null }).leaves_at) });
    } catch (cause) {
      const closed = bannedBecause(cause);
      if (closed) return failure("invalid", closed, { form: closed });
      if (isExpected(cause)) return wrong();
      throw cause;
    }
  },
});

function wrong(): Failure {
  return failure("invalid", wrongSignIn, { form: wrongSignIn });
}

const resetInput = z.object({ email: textField, redir: textField });
/** Every request for a reset takes at least this long (milliseconds), whether there is an account or not. */
const resetTakes = 300;

/** Mails a link for a new password, which ends those before it; what it answers, and when, never tells whether the account exists. */
export const requestReset = operation({
  name: "visitor/request-reset",
  summary: "Mails a link that sets a new password, good for an hour and one use.",
  ...byBetterAuth,
  input: resetInput,
  answers: z.null(),
  limit: resetLimits,
  async handle(input, { house }) {
    const email = input.email.trim().toLowerCase();
    if (!isEmail(email)) {
      return failure("invalid", problem, { email: email === "" ? emailMissing : emailShape });
    }
    const pause = new Promise((resolve) => setTimeout(resolve, resetTakes));
    const asked = accountsOf(house).api.requestPasswordReset({ body: { email, redirectTo: returnPath(input.redir) } });
    await Promise.all([asked.then(() => endOlderLinks(house.db, email)), pause]);
    return success(null);
  },
});

/** Mails the same link to who is signed in without a password: they set their first with it. */
export const askForFirstPassword = operation({
  name: "visitor/first-password",
  summary: "Mails a link that sets one's first password.",
  ...byBetterAuth,
  who: "member",
  input: z.object({}),
  answers: z.null(),
  limit: { times: 3, seconds: 3_600 },
  async handle(_, { house, person }) {
    await accountsOf(house).api.requestPasswordReset({ body: { email: person.email } });
    await endOlderLinks(house.db, person.email);
    return success(null);
  },
});

const linkInput = z.object({ token: textField });

/** Tells whether a mailed link still works, without using it up. */
export const checkLink = operation({
  name: "visitor/check-link",
  summary: "Whether a link for a new password still works.",
  who: "anyone",
  changes: false,
  input: linkInput,
  answers: z.object({ works: z.boolean() }),
  limit: { times: 30, seconds: 60, whose: "address" },
  handle: async ({ token }, { house }) => success({ works: (await ownerOfLink(house, token)) !== null }),
});

/** Whose password a mailed link sets; null for one that does not work (any more). */
async function ownerOfLink(
  house: House,
  token: string,
): Promise<(Owner & { id: string; emailVerified: boolean }) | null> {
  if (!isLinkToken(token)) return null;
  const { internalAdapter } = await accountsOf(house).$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link || link.expiresAt <= new Date()) return null;
  return internalAdapter.findUserById(link.value);
}

const newPasswordInput = z.object({ token: textField, pass1: textField, pass2: textField });

/**
 * Sets the new password that a mailed link allows; all sessions of the account end. Where nobody had confirmed the address, somebody
 * else may have registered it and waited for its owner, with a passkey or an account elsewhere: these go, unless it is set by who is signed in.
 */
export const newPassword = operation({
  name: "visitor/new-password",
  summary: "Sets a new password with a mailed link.",
  ...byBetterAuth,
  input: newPasswordInput,
  answers: z.null(),
  limit: { times: 10, seconds: 60, whose: "address" },
  async handle({ token, pass1, pass2 }, { house, person }) {
    const owner = await ownerOfLink(house, token);
    if (!owner) return failure("invalid", badLink, { form: badLink });
    const errors = passwordErrors(pass1, pass2, owner, isCommonPassword);
    if (Object.keys(errors).length > 0) return failure("invalid", problem, errors);
    try {
      await accountsOf(house).api.resetPassword({ body: { newPassword: pass1, token } });
      if (!owner.emailVerified && person?.id !== owner.id) await leavePasswordAlone(house.db, owner.id);
      await tellOfPassword(house, owner.email);
      return success(null);
    } catch (cause) {
      if (isExpected(cause)) return failure("invalid", badLink, { form: badLink });
      throw cause;
    }
  },
});

/** The password has changed whether or not its mail goes out. */
async function tellOfPassword(house: House, to: string): Promise<void> {
  const mail = newPasswordMail({ to, baseUrl: house.settings.BASE_URL });
  await sendOrLog(house, mail);
}

const changeInput = z.object({ password: textField, pass1: textField, pass2: textField });

/**
 * Sets a new password for who is signed in and knows the old one (contract.md, 13: `password` of `/your-account/update`).
 * Their other sessions and all mailed links end; the browser that asks gets a new session.
 */
export const changePassword = operation({
  name: "visitor/change-password",
  summary: "Changes the password.",
  ...byBetterAuth,
  who: "member",
  input: changeInput,
  answers: z.null(),
  limit: ownPasswordLimits,
  async handle({ password, pass1, pass2 }, { house, person, cookies, userAgent }) {
    const owner = { email: person.email, name: person.display_name };
    const errors: Record<string, string> = {
      ...passwordErrors(pass1, pass2, owner, isCommonPassword),
      ...(password === "" ? { password: passwordMissing } : {}),
    };
    if (Object.keys(errors).length > 0) return failure("invalid", problem, errors);
    try {
      const { headers } = await accountsOf(house).api.changePassword({
        body: { currentPassword: password, newPassword: pass1, revokeOtherSessions: true },
        headers: browserHeaders(userAgent, cookies.sent),
        returnHeaders: true,
      });
      signedIn(headers, cookies);
      await tellOfPassword(house, person.email);
      return success(null);
    } catch (cause) {
      if (isExpected(cause)) return failure("invalid", problem, { password: wrongPassword });
      throw cause;
    }
  },
});

/** Ends the session of the browser that asks; being signed out already is no mistake. */
export const signOut = operation({
  name: "visitor/sign-out",
  summary: "Signs out.",
  ...byBetterAuth,
  input: z.object({}),
  answers: z.null(),
  async handle(_, { house, cookies }) {
    for (const line of await endSession(house, cookies.sent)) cookies.setLine(line);
    return success(null);
  },
});
