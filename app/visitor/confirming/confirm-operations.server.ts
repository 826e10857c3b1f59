import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import type { House, Joined } from "#app/operations/house.server.ts";
import { operation } from "#app/operations/operation.ts";
import { readSigned, signText } from "#app/platform/secrets.server.ts";
import { confirmAddress } from "../accounts/users-store.server.ts";
import { textField } from "../forms/fields.ts";
import { badLink } from "../forms/texts.ts";
import { confirmHours, confirmMail } from "./confirm-mail.ts";

const purpose = "visitor/confirm-address";
/** Registering does not wait longer for the mail server than this (milliseconds). */
const patience = 3_000;

/** Asks by mail whether an address is its account's. A mail that cannot be sent is logged: it can be asked for again. */
export async function askToConfirm(house: House, { id, email }: Joined, newsletter = false): Promise<void> {
  const { secret, settings, log, mail } = house;
  const token = signText({ secret, purpose }, { id, email }, Date.now() + confirmHours * 3_600_000);
  const link = `${settings.BASE_URL}/confirm-email?token=${token}`;
  const sent = mail
    .send(confirmMail({ to: email, link, newsletter }))
    .catch((error) => log.warn({ err: error }, "a mail that confirms an address was not sent"));
  const pause = Promise.withResolvers<void>();
  const timer = setTimeout(pause.resolve, patience);
  await Promise.race([sent, pause.promise]);
  clearTimeout(timer);
}

/** Whom a link is for; null for one that does not work (any more). */
function joinedIn(house: House, token: string): Joined | null {
  const said = readSigned({ secret: house.secret, purpose }, token);
  return said?.id && said.email ? { id: said.id, email: said.email } : null;
}

/** Tells whether a mailed link works, and for which address, without using it. */
export const checkConfirmation = operation({
  name: "visitor/check-confirmation",
  summary: "Whether a link that confirms an address works",
  who: "anyone",
  changes: false,
  input: z.object({ token: textField }),
  answers: z.object({ email: z.string().nullable() }),
  handle: async ({ token }, { house }) => success({ email: joinedIn(house, token)?.email ?? null }),
});

/** Confirms the address of an account by a mailed link; done twice is done once. */
export const confirmEmail = operation({
  name: "visitor/confirm-email",
  summary: "Confirms the address of an account",
  who: "anyone",
  changes: true,
  input: z.object({ token: textField }),
  answers: z.null(),
  limit: { times: 30, seconds: 60, whose: "address" },
  async handle({ token }, { house, db }) {
    const who = joinedIn(house, token);
    if (!who || !(await confirmAddress(db, who.id, who.email))) return failure("invalid", badLink, { form: badLink });
    for (const { confirmed } of house.joining) await confirmed?.(db, who);
    return success(null);
  },
});

/** Sends the link again to who is signed in: three times an hour at most. */
export const askAgain = operation({
  name: "visitor/ask-to-confirm",
  summary: "Mails the link that confirms one's address again",
  who: "member",
  changes: true,
  input: z.object({}),
  answers: z.null(),
  limit: { times: 3, seconds: 3_600 },
  async handle(_, { house, person }) {
    if (!person.confirmed) await askToConfirm(house, person);
    return success(null);
  },
});
