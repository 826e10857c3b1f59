import { z } from "zod";
import { again } from "#app/database/again.server.ts";
import { failure, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { type Limit, operation } from "#app/operations/operation.ts";
import { emailMissing, emailShape, isEmail, problem, textField } from "#app/visitor/account-forms.ts";
import { isReserved, mailReset, ownPasswordLimits } from "#app/visitor/users.server.ts";
import { passwordProblem } from "../sessions/password-check.server.ts";
import {
  beginChange,
  confirmChange,
  findChange,
  hasAccount,
  newToken,
  removeOldChanges,
  takeBackChange,
} from "./email-change-store.server.ts";
import { confirmMail, takeBackMail } from "./email-mails.ts";

const hours = { confirm: 24, take_back: 72 } as const;
const taken = "This email address has an account already";
const badLink = "This link has expired or has been used.";
const own = { changes: true, transaction: "own" } as const;
const linkInput = z.object({ token: textField });
/** One person sends no more mails than these to addresses of their choice, and one address gets no more, whoever asks. */
const mailLimits: readonly Limit<{ new_email: string }>[] = [
  { times: 5, seconds: 3_600 },
  {
    together: "account/mails-to",
    whose: ({ new_email }) => new_email.trim().toLowerCase().slice(0, 254) || null,
    times: 3,
    seconds: 3_600,
  },
];

/** Mails a link to a new address, which then replaces the old one (contract.md, 8: `email`). */
export const askForEmail = operation({
  name: "account/change-email",
  summary: "Mails a link to a new address, which then replaces the old one.",
  ...own,
  who: "member",
  input: z.object({ password: textField, new_email: textField }),
  answers: z.null(),
  limit: [...ownPasswordLimits, ...mailLimits],
  async handle({ password, new_email }, context) {
    const { house, person } = context;
    const email = new_email.trim().toLowerCase();
    const errors: Record<string, string> = await passwordProblem(context, password);
    if (!isEmail(email)) errors.new_email = email === "" ? emailMissing : emailShape;
    else if (email === person.email.toLowerCase()) errors.new_email = "This is the address that you have already";
    // Who else has an account is told to nobody who does not know the password of one.
    else if (
      !errors.password &&
      ((await hasAccount(house.db, email)) || (await isReserved(house.db, email, person.id)))
    )
      errors.new_email = taken;
    if (Object.keys(errors).length > 0) return failure("invalid", problem, errors);
    const token = newToken();
    await removeOldChanges(house.db);
    await beginChange(house.db, { personId: person.id, email, token, hours: hours.confirm });
    await house.mail.send(confirmMail({ to: email, token, baseUrl: house.settings.BASE_URL }));
    return success(null);
  },
});

/** What a mailed link would do, without using it up. */
export const checkNewEmail = operation({
  name: "account/check-new-email",
  summary: "Which address a mailed link would give the account.",
  who: "member",
  changes: false,
  input: linkInput,
  answers: z.object({ email: z.string().nullable() }),
  async handle({ token }, { db, person }) {
    const found = await findChange(db, "confirm", token);
    return success({ email: found?.person_id === person.id ? found.email : null });
  },
});

/**
 * Gives the account the address that a link was mailed to. Only who is signed in to it may: an address typed wrongly is a
 * stranger's, and the account would be theirs with it. The old address is told first, so that no change goes untold.
 */
export const confirmEmail = operation({
  name: "account/confirm-email",
  summary: "Replaces the address of the account by the one that a link was mailed to.",
  ...own,
  who: "member",
  input: linkInput,
  answers: z.null(),
  limit: { times: 10, seconds: 60 },
  handle: ({ token }, { house, person }) => again(() => confirmFor(house, person.id, token)),
});

/** Of two accounts that confirm one address at once the second is made again, and finds that it is taken. */
async function confirmFor(house: House, personId: string, token: string) {
  const found = await findChange(house.db, "confirm", token);
  if (!found || found.person_id !== personId) return failure("invalid", badLink, { form: badLink });
  const { email, present } = found;
  if ((await hasAccount(house.db, email)) || (await isReserved(house.db, email, personId)))
    return failure("conflict", taken, { form: taken });
  const back = { token: newToken(), hours: hours.take_back };
  const baseUrl = house.settings.BASE_URL;
  await house.mail.send(takeBackMail({ to: present, token: back.token, baseUrl, email }));
  const done = await confirmChange(house.db, { token, personId, back });
  return done ? success(null) : failure("invalid", badLink, { form: badLink });
}

/** What the way back would do, without using it up. */
export const checkWayBack = operation({
  name: "account/check-way-back",
  summary: "Which address a mailed way back would give an account again.",
  who: "anyone",
  changes: false,
  input: linkInput,
  answers: z.object({ email: z.string().nullable() }),
  limit: { times: 30, seconds: 60, whose: "address" },
  handle: async ({ token }, { db }) => success({ email: (await findChange(db, "take_back", token))?.email ?? null }),
});

/** Gives an account its old address back, ends all its sessions and ways to sign in, and mails a link for a new password (contract.md, 8). */
export const takeBackEmail = operation({
  name: "account/take-back-email",
  summary: "Gives an account its old address back and ends all its sessions and ways to sign in.",
  ...own,
  who: "anyone",
  input: linkInput,
  answers: z.null(),
  limit: { times: 10, seconds: 60, whose: "address" },
  async handle({ token }, { house }) {
    const email = await takeBackChange(house.db, token);
    if (email === null) return failure("invalid", badLink, { form: badLink });
    await mailReset(house, email);
    return success(null);
  },
});
