import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { type Limit, operation } from "#app/operations/operation.ts";
import { yesField } from "#app/platform/fields.ts";
import { askToConfirm, isEmail, personWithAddress } from "#app/visitor/users.server.ts";
import { askMail } from "./asking/ask-mail.ts";
import { askedHours, confirmLink, readConfirm, readLeave } from "./asking/links.server.ts";
import { subscribe, subscriptionsOf, unsubscribe } from "./newsletter-store.server.ts";
import { type NewsletterName, newsletterNamed, newsletterNames, usualNewsletter } from "./newsletters.ts";

const text = z.string().trim().catch("");
const name = z.enum(newsletterNames as [NewsletterName, ...NewsletterName[]]);
/** What of a form are newsletters; whatever else was sent is left out. */
const names = z
  .union([z.string(), z.array(z.unknown())])
  .catch([])
  .transform((given) => [
    ...new Set([given].flat().flatMap((one) => (typeof one === "string" ? (newsletterNamed(one) ?? []) : []))),
  ])
  .meta({ type: "array", description: "Names of newsletters" });
const badLink = "This link does not work any more. Ask for a new one.";

/** What the signed-in person gets. */
export const loadNewsletters = operation({
  name: "newsletters/load",
  summary: "Which newsletters the signed-in person gets",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({
    chosen: z.array(name),
    waiting: z.boolean().describe("Whether they wait for the address to be confirmed"),
  }),
  async handle(_, { db, person }) {
    const rows = await subscriptionsOf(db, person.id);
    const chosen = newsletterNames.filter((one) => rows.some(({ newsletter }) => newsletter === one));
    return success({ chosen, waiting: rows.some(({ confirmed }) => !confirmed) });
  },
});

/** contract.md, 8: stores what is ticked; nothing ticked, or "none of them", ends all. */
export const saveNewsletters = operation({
  name: "newsletters/save",
  summary: "Says which newsletters the signed-in person gets",
  who: "member",
  changes: true,
  input: z.object({ newsletters: names.optional(), unsubscribe_all: yesField }),
  answers: z.object({
    chosen: z.array(name),
    asked: z.boolean().describe("Whether a mail asks to confirm the address"),
  }),
  limit: { times: 30, seconds: 60 },
  async handle({ newsletters = [], unsubscribe_all }, { house, db, person }) {
    // Without a script both may be ticked: whoever says that they want none means it.
    const chosen = unsubscribe_all ? [] : newsletters;
    await unsubscribe(db, { person_id: person.id }, { keep: chosen });
    await subscribe(db, { person_id: person.id }, chosen, person.confirmed);
    const asked = chosen.length > 0 && !person.confirmed;
    if (asked) await askToConfirm(house, person, true);
    return success({ chosen, asked });
  },
});

/** contract.md, 5 and 8: one click subscribes the signed-in person to the weekly newsletter. */
export const subscribeGlobal = operation({
  name: "newsletters/subscribe-global",
  summary: "Subscribes the signed-in person to the weekly newsletter",
  who: "member",
  changes: true,
  input: z.object({}),
  answers: z.object({}),
  limit: { times: 10, seconds: 60 },
  async handle(_, { house, db, person }) {
    await subscribe(db, { person_id: person.id }, [usualNewsletter], person.confirmed);
    if (!person.confirmed) await askToConfirm(house, person, true);
    return success({});
  },
});

type Asked = { email: string };
const whoseAddress = ({ email }: Asked) => (isEmail(email) ? email : null);
/** Mails that anybody can have sent to somebody else. */
const askLimits: readonly Limit<Asked>[] = [
  { whose: "address", times: 10, seconds: 3_600 },
  { whose: whoseAddress, times: 3, seconds: 3_600 },
];

/** Asks by mail whether an address wants newsletters; the answer never tells whether it has some (contract.md, 8). */
export const askForNewsletters = operation({
  name: "newsletters/ask",
  summary: "Mails a link that has newsletters begin at an address",
  who: "anyone",
  changes: true,
  input: z.object({ email: text.transform((typed) => typed.toLowerCase()), newsletters: names.optional() }),
  answers: z.null(),
  limit: askLimits,
  async handle({ email, newsletters = [usualNewsletter] }, { house }) {
    const errors: Record<string, string> = {};
    if (!isEmail(email))
      errors.email = email === "" ? "Enter your email address" : "Enter an email address in the form name@example.com";
    if (newsletters.length === 0) errors.newsletters = "Choose at least one newsletter";
    if (Object.keys(errors).length > 0) return failure("invalid", "There is a problem", errors);
    const link = confirmLink(house, email, newsletters);
    await house.mail.send(askMail({ to: email, link, hours: askedHours, names: newsletters }));
    return success(null);
  },
});

/** What a mailed link would have begin, without using it. */
export const checkAsked = operation({
  name: "newsletters/check-asked",
  summary: "Which newsletters a mailed link has begin, and where",
  who: "anyone",
  changes: false,
  input: z.object({ token: text }),
  answers: z.object({ email: z.string(), names: z.array(name) }).nullable(),
  handle: async ({ token }, { house }) => success(readConfirm(house, token)),
});

/** Has newsletters begin by a mailed link; where the address has an account they are its account's. */
export const confirmAsked = operation({
  name: "newsletters/confirm",
  summary: "Has newsletters begin by a mailed link",
  who: "anyone",
  changes: true,
  input: z.object({ token: text }),
  answers: z.object({ names: z.array(name) }),
  limit: { times: 30, seconds: 60, whose: "address" },
  async handle({ token }, { house, db }) {
    const asked = readConfirm(house, token);
    if (!asked) return failure("invalid", badLink);
    const owner = await personWithAddress(db, asked.email);
    await subscribe(db, owner ? { person_id: owner.id } : { email: asked.email }, asked.names, true);
    return success({ names: asked.names });
  },
});

/** Which newsletter a link in an issue leaves. */
export const checkLeaving = operation({
  name: "newsletters/check-leaving",
  summary: "Which newsletter a link in an issue leaves",
  who: "anyone",
  changes: false,
  input: z.object({ token: text }),
  answers: z.object({ name }).nullable(),
  async handle({ token }, { house }) {
    const leaving = readLeave(house, token);
    return success(leaving && { name: leaving.name });
  },
});

/** Leaves a newsletter, or all, by the link of an issue: whoever has the mail may, signed in or not (RFC 8058). */
export const leaveNewsletter = operation({
  name: "newsletters/leave",
  summary: "Leaves a newsletter by the link of an issue",
  who: "anyone",
  changes: true,
  input: z.object({ token: text, all: yesField }),
  answers: z.object({ name, all: z.boolean() }),
  limit: { times: 60, seconds: 60, whose: "address" },
  async handle({ token, all }, { house, db }) {
    const leaving = readLeave(house, token);
    if (!leaving) return failure("invalid", badLink);
    await unsubscribe(db, leaving.reader, all ? { keep: [] } : { only: [leaving.name] });
    return success({ name: leaving.name, all });
  },
});
