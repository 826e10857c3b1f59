import { hash, verify } from "@node-rs/argon2";
import { betterAuth } from "better-auth";
import { returnPath } from "#app/kit/return-path.ts";
import type { House } from "#app/operations/house.server.ts";
import { keep } from "#app/operations/house.server.ts";
import { passwordLengths } from "../forms/passwords.ts";
import { refuseBanned } from "./bans-store.server.ts";
import { resetMail } from "./reset-mail.ts";
import { startSessionPlugin } from "./start-session.server.ts";

const day = 24 * 60 * 60;

/** For how long a session holds, and after how many days of those it is renewed when somebody comes (contract.md, 3). */
export const sessionLife = { days: 30, renewedAfterDays: 1 };

/** How better-auth, which keeps the accounts, is set up; see contract.md, 3 (cookie) and guide.md, 4. */
function makeAccounts(house: House) {
  const { settings } = house;
  const fields = { createdAt: "created_at", updatedAt: "updated_at" };
  const never = { input: false, required: false } as const;
  return betterAuth({
    appName: "Jigger",
    baseURL: settings.BASE_URL,
    secret: house.secret,
    database: { db: house.db, type: "postgres" },
    plugins: [startSessionPlugin],
    telemetry: { enabled: false },
    // What fails is thrown as well and logged where it is caught; a mail that its server refuses, anybody can bring about.
    logger: { log: (level, message, ...rest) => house.log[level === "error" ? "warn" : "debug"]({ rest }, message) },
    user: {
      modelName: "person",
      fields: { ...fields, name: "display_name", emailVerified: "email_verified" },
      additionalFields: {
        born: { type: "string", required: false },
        industry: { type: "boolean", required: false },
        role: { type: "string", ...never },
        premium_until: { type: "date", ...never },
        units: { type: "string", ...never },
        currency: { type: "string", ...never },
        leaves_at: { type: "date", ...never },
        banned_at: { type: "date", ...never },
      },
    },
    databaseHooks: { session: { create: { before: ({ userId }) => refuseBanned(house.db, userId) } } },
    session: {
      modelName: "session",
      fields: {
        ...fields,
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
      expiresIn: sessionLife.days * day,
      updateAge: sessionLife.renewedAfterDays * day,
    },
    account: {
      modelName: "credential",
      fields: {
        ...fields,
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
      },
      accountLinking: { enabled: false },
    },
    // Hashed, so that whoever reads the table cannot use a reset link that is under way.
    verification: {
      modelName: "verification",
      fields: { ...fields, expiresAt: "expires_at" },
      storeIdentifier: "hashed",
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLengths.least,
      // It counts units of UTF-16, of which a character has up to two; our own forms count characters.
      maxPasswordLength: 2 * passwordLengths.most,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      password: { hash: (password) => hash(password), verify: ({ hash, password }) => verify(hash, password) },
      async sendResetPassword({ user, token, url }) {
        const back = returnPath(URL.parse(url, settings.BASE_URL)?.searchParams.get("callbackURL"));
        const name = user.emailVerified ? user.name : null;
        await house.mail.send(resetMail({ to: user.email, name, baseUrl: settings.BASE_URL, token, back }));
      },
    },
    advanced: {
      // The name is the contract's; better-auth would prefix it with __Secure- over https.
      useSecureCookies: false,
      cookies: { session_token: { name: "session" } },
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: "lax",
        secure: settings.BASE_URL.startsWith("https:"),
        path: "/",
      },
      // A session and its person in one statement, at every request of somebody who is signed in.
      database: { generateId: () => crypto.randomUUID(), joins: true },
      // Mails go out behind the answer, whose time would else tell that the account exists; failures are logged.
      backgroundTasks: { handler: (task) => void task },
    },
  });
}

export type Accounts = ReturnType<typeof makeAccounts>;

/** The one set of accounts of this process. */
export function accountsOf(house: House): Accounts {
  return keep(house, "visitor/accounts", () => makeAccounts(house));
}
