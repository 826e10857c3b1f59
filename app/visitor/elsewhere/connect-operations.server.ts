import { z } from "zod";
import { failure, type Result, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { operation } from "#app/operations/operation.ts";
import type { Cookies } from "#app/platform/cookies.server.ts";
import { sendOrLog } from "#app/platform/mail.server.ts";
import { startSession } from "../accounts/browser-session.server.ts";
import { newWayMail } from "../accounts/new-way-mail.ts";
import { personWithAddress } from "../accounts/users-store.server.ts";
import { askToConfirm } from "../confirming/confirm-operations.server.ts";
import { isCommonPassword } from "../forms/common-passwords.server.ts";
import { cleanName } from "../forms/display-name.ts";
import { textField } from "../forms/fields.ts";
import { checkRegistration, isEmail, registrationFields } from "../forms/registration.ts";
import { problem } from "../forms/texts.ts";
import { countKeys } from "../passkeys/passkey-store.server.ts";
import { takeTurn } from "../turns-store.server.ts";
import { insertIdentity, insertJoined, ownerOf, removeIdentity, waysOf } from "./elsewhere-store.server.ts";
import { forgetWay, identityVouched } from "./on-the-way.server.ts";
import { providerCalled, providersOf } from "./providers.server.ts";
import { elsewhereTexts } from "./texts.ts";
import { hasOtherWay } from "./ways.server.ts";

/** How it stands with whom a provider vouched for: nobody; connect it; it is another's; its address has an account; join. */
const standings = ["nobody", "connect", "taken", "known", "new"] as const;

const arrivalSchema = z.object({
  standing: z.enum(standings),
  name: z.string().describe("What the provider is called"),
  email: z.string(),
  display_name: z.string(),
  redir: z.string(),
});
type Arrival = z.output<typeof arrivalSchema>;

/** What the page asks on which somebody says to which account an identity elsewhere belongs. */
export const readArrival = operation({
  name: "visitor/arrival",
  summary: "Whom an account elsewhere vouched for in this browser, and what can be done with it.",
  who: "anyone",
  changes: false,
  input: z.object({}),
  answers: arrivalSchema,
  async handle(_, { house, db, person, cookies }): Promise<Result<Arrival>> {
    const { identity, provider } = vouched(house, cookies);
    if (!identity || !provider) {
      return success({ standing: "nobody", name: "", email: "", display_name: "", redir: "" });
    }
    const email = isEmail(identity.email) ? identity.email : "";
    const told = { name: provider.name, email, display_name: cleanName(identity.name), redir: identity.redir };
    if (await ownerOf(db, identity)) return success({ standing: "taken", ...told });
    if (person) return success({ standing: "connect", ...told });
    const known = email !== "" && (await personWithAddress(db, email));
    return success({ standing: known ? "known" : "new", ...told });
  },
});

/** Has an identity elsewhere open the account of who is signed in: they are signed in to both, and say so themselves. */
export const connectElsewhere = operation({
  name: "visitor/connect",
  summary: "Connects an account elsewhere to one's own.",
  who: "member",
  changes: true,
  input: z.object({}),
  answers: z.object({ redir: z.string() }),
  limit: { times: 20, seconds: 3_600 },
  async handle(_, { house, db, person, cookies }) {
    const { identity, provider } = vouched(house, cookies);
    if (!identity || !provider) return failure("conflict", elsewhereTexts.nobody);
    if (!(await insertIdentity(db, person.id, identity))) {
      const owner = await ownerOf(db, identity);
      if (owner?.id !== person.id) return failure("conflict", elsewhereTexts.taken(provider.name));
    }
    forgetWay(cookies);
    const way = `your account at ${provider.name}`;
    const mail = newWayMail({ to: person.email, way, baseUrl: house.settings.BASE_URL });
    await sendOrLog(house, mail);
    return success({ redir: identity.redir });
  },
});

const joinInput = z.object(
  Object.fromEntries(registrationFields.map((name) => [name, textField])) as Record<
    (typeof registrationFields)[number],
    typeof textField
  >,
);

/** Makes an account that an identity elsewhere opens, by all rules of guide.md, 5, but that of a password. */
export const joinFromElsewhere = operation({
  name: "visitor/join-from-elsewhere",
  summary: "Creates an account that an account elsewhere signs in to.",
  who: "anyone",
  changes: true,
  transaction: "own",
  input: joinInput,
  answers: z.object({ redir: z.string() }),
  limit: { times: 10, seconds: 60, whose: "address" },
  async handle(input, { house, cookies, userAgent }) {
    const { identity } = vouched(house, cookies);
    if (!identity) return failure("conflict", elsewhereTexts.nobody);
    const rules = { minimumAge: house.settings.MINIMUM_AGE, today: new Date(), isCommon: isCommonPassword };
    const checked = checkRegistration(input, { ...rules, withoutPassword: true });
    if ("errors" in checked) return failure("invalid", problem, checked.errors);
    const { password: _, newsletter, ...user } = checked.registration;
    const who = { id: crypto.randomUUID(), email: user.email };
    const proven = identity.verified && identity.email === user.email;
    const made = await house.db
      .transaction()
      .execute((db) => insertJoined(db, { ...user, id: who.id, email_verified: proven }, identity));
    if (made === "address") return failure("invalid", problem, { email: elsewhereTexts.emailTaken });
    if (made === "identity") return failure("conflict", elsewhereTexts.nobody);
    for (const { joined } of house.joining) await joined?.(house, who, { newsletter });
    if (!proven) await askToConfirm(house, who, newsletter);
    else for (const { confirmed } of house.joining) await confirmed?.(house.db, who);
    await startSession({ house, cookies, userAgent }, who.id);
    forgetWay(cookies);
    return success({ redir: identity.redir });
  },
});

/** How who is signed in may sign in, and with which accounts elsewhere they could. */
export const readWays = operation({
  name: "visitor/ways",
  summary: "By which ways one signs in, and which others there are.",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({
    password: z.boolean(),
    only: z.boolean().describe("Whether there is one way in alone"),
    elsewhere: z.array(
      z.object({ key: z.string(), name: z.string(), since: z.string().nullable().describe("Null: not connected") }),
    ),
  }),
  async handle(_, { house, db, person }) {
    const [ways, keys] = await Promise.all([waysOf(db, person.id), countKeys(db, person.id)]);
    const elsewhere = providersOf(house.settings).map(({ key, name }) => {
      const since = ways.find(({ provider }) => provider === key)?.since;
      return { key, name, since: since?.toISOString().slice(0, 10) ?? null };
    });
    const password = ways.some(({ provider }) => provider === "credential");
    const count = Number(password) + keys + elsewhere.filter(({ since }) => since !== null).length;
    return success({ password, only: count < 2, elsewhere });
  },
});

/** Takes an account elsewhere from one's ways to sign in; the last way stays. */
export const disconnectElsewhere = operation({
  name: "visitor/disconnect",
  summary: "Disconnects an account elsewhere from one's own.",
  who: "member",
  changes: true,
  input: z.object({ provider: textField }),
  answers: z.null(),
  async handle({ provider }, { house, db, person }) {
    // Of two ways in that are taken away at once one is the last.
    await takeTurn(db, person.id);
    if (!(await hasOtherWay({ house, db }, person.id, { provider })))
      return failure("conflict", elsewhereTexts.lastWay);
    if (await removeIdentity(db, person.id, provider)) return success(null);
    return failure("conflict", elsewhereTexts.gone);
  },
});

function vouched(house: House, cookies: Cookies) {
  const identity = identityVouched(house, cookies);
  return { identity, provider: identity ? providerCalled(house.settings, identity.provider) : undefined };
}
