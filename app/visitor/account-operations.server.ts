import { z } from "zod";
import { type Failure, failure, type Result, success } from "#app/kit/result.ts";
import type { Operation } from "#app/platform/operation.ts";
import type { Context } from "#app/platform/runner.server.ts";
import { isExpected, isLinkToken, sessionCookies } from "./accounts/library.server.ts";
import { accountsOf } from "./accounts.server.ts";
import { passesCaptcha } from "./captcha/captcha.server.ts";
import { textField } from "./forms/fields.ts";
import { guessLimits, resetLimits } from "./forms/limits.ts";
import {
  checkRegistration,
  isEmail,
  passwordErrors,
  passwordLengths,
  registrationFields,
} from "./forms/registration.ts";
import { badLink, captchaFailed, emailMissing, emailShape, emailTaken, problem, wrongSignIn } from "./forms/texts.ts";
import { personOf } from "./sessions.server.ts";
import { storeUser } from "./users.server.ts";

/** What a change of the session hands back: cookies for the answer to set. */
export type Cookies = { cookies: string[] };

// Changes of accounts belong to the library, which has its own connections and transactions.
const byTheLibrary = { who: "anyone", changes: true, transaction: "own" } as const;

const registerInput = z.object({
  ...(Object.fromEntries(registrationFields.map((name) => [name, textField])) as Record<
    (typeof registrationFields)[number],
    typeof textField
  >),
  captcha: textField,
});

/** Makes an account by all rules of guide.md, 5, and signs its person in. */
export const register: Operation<Context, typeof registerInput, Cookies> = {
  name: "visitor/register",
  summary: "Creates an account and signs in.",
  ...byTheLibrary,
  input: registerInput,
  limit: guessLimits("visitor/register"),
  async handle(input, { house, db }) {
    const checked = checkRegistration(input, { minimumAge: house.settings.MINIMUM_AGE, today: new Date() });
    if ("errors" in checked) return failure("invalid", problem, checked.errors);
    if (house.settings.CAPTCHA && !(await passesCaptcha(house, db, input.captcha))) {
      return failure("invalid", problem, { captcha: captchaFailed });
    }
    const { password, ...user } = checked.registration;
    const made = await storeUser(house, user, password);
    if (!made.ok) return failure("invalid", problem, { email: emailTaken });
    const { headers } = await accountsOf(house).api.startSession({
      body: { userId: made.value.id },
      returnHeaders: true,
    });
    return success({ cookies: sessionCookies(headers) });
  },
};

const signInInput = z.object({ email: textField, password: textField });

/** Signs in; a wrong address and a wrong password get the same answer, after the same work. */
export const signIn: Operation<Context, typeof signInInput, Cookies> = {
  name: "visitor/sign-in",
  summary: "Signs in with an email address and a password.",
  ...byTheLibrary,
  input: signInInput,
  limit: guessLimits("visitor/password"),
  async handle(input, { house }) {
    const email = input.email.trim().toLowerCase();
    const { password } = input;
    if (email === "" || password === "") {
      return failure("invalid", problem, {
        ...(email === "" ? { email: emailMissing } : {}),
        ...(password === "" ? { password: "Enter your password" } : {}),
      });
    }
    if (!isEmail(email) || password.length > passwordLengths.most) return wrong();
    try {
      const { headers } = await accountsOf(house).api.signInEmail({ body: { email, password }, returnHeaders: true });
      return success({ cookies: sessionCookies(headers) });
    } catch (cause) {
      if (isExpected(cause)) return wrong();
      throw cause;
    }
  },
};

function wrong(): Failure {
  return failure("invalid", wrongSignIn, { form: wrongSignIn });
}

const resetInput = z.object({ email: textField });
/** Every request for a reset takes at least this long (milliseconds), whether there is an account or not. */
const resetTakes = 300;

/** Mails a link for a new password; what it answers, and when, never tells whether the account exists. */
export const requestReset: Operation<Context, typeof resetInput, null> = {
  name: "visitor/request-reset",
  summary: "Mails a link that sets a new password, good for an hour and one use.",
  ...byTheLibrary,
  input: resetInput,
  limit: resetLimits,
  async handle(input, { house }) {
    const email = input.email.trim().toLowerCase();
    if (!isEmail(email)) {
      return failure("invalid", problem, { email: email === "" ? emailMissing : emailShape });
    }
    const pause = new Promise((resolve) => setTimeout(resolve, resetTakes));
    await Promise.all([accountsOf(house).api.requestPasswordReset({ body: { email } }), pause]);
    return success(null);
  },
};

const linkInput = z.object({ token: textField });

/** Tells whether a mailed link still works, without using it up. */
export const checkLink: Operation<Context, typeof linkInput, { works: boolean }> = {
  name: "visitor/check-link",
  summary: "Whether a link for a new password still works.",
  who: "anyone",
  changes: false,
  input: linkInput,
  limit: { times: 30, seconds: 60, whose: "address" },
  async handle({ token }, { house }) {
    if (!isLinkToken(token)) return success({ works: false });
    const { internalAdapter } = await accountsOf(house).$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return success({ works: link !== null && link.expiresAt > new Date() });
  },
};

const newPasswordInput = z.object({ token: textField, pass1: textField, pass2: textField });

/** Sets the new password that a mailed link allows; all sessions of the account end. */
export const newPassword: Operation<Context, typeof newPasswordInput, null> = {
  name: "visitor/new-password",
  summary: "Sets a new password with a mailed link.",
  ...byTheLibrary,
  input: newPasswordInput,
  limit: { times: 10, seconds: 60, whose: "address" },
  async handle({ token, pass1, pass2 }, { house }) {
    const errors = passwordErrors(pass1, pass2);
    if (Object.keys(errors).length > 0) return failure("invalid", problem, errors);
    if (!isLinkToken(token)) return failure("invalid", badLink, { form: badLink });
    try {
      await accountsOf(house).api.resetPassword({ body: { newPassword: pass1, token } });
      return success(null);
    } catch (cause) {
      if (isExpected(cause)) return failure("invalid", badLink, { form: badLink });
      throw cause;
    }
  },
};

const signOutInput = z.object({ cookie: textField });

/** Ends the session that the request's `Cookie` header names; being signed out already is no mistake. */
export const signOut: Operation<Context, typeof signOutInput, Cookies> = {
  name: "visitor/sign-out",
  summary: "Signs out.",
  ...byTheLibrary,
  input: signOutInput,
  async handle({ cookie }, { house }): Promise<Result<Cookies>> {
    const asked = new Headers({ cookie });
    const { headers } = await accountsOf(house).api.signOut({ headers: asked, returnHeaders: true });
    // better-auth takes the cookie away even where the session could not be ended (it logs that and goes on): a copy
    // of the cookie would go on being signed in. So look, which fails as it should while the database is away.
    if ((await personOf(house, asked)).person) throw new Error("the session outlived its sign-out");
    return success({ cookies: sessionCookies(headers) });
  },
};
