import { createHash } from "node:crypto";
import type { Queries } from "#app/database/database.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { openMailFolder } from "#app/platform/mail.server.ts";
import { addressesOf } from "#app/visitor/users.server.ts";
import { leaveLink } from "./asking/links.server.ts";
import { composeIssue } from "./issue/compose.server.ts";
import type { Issue } from "./issue/issue.ts";
import { issueMail } from "./issue/issue-mail.ts";
import {
  noteSent,
  readersAfter,
  storeDeliveries,
  storeIssue,
  takeDelivery,
  unfinishedIssue,
  waitForComposer,
} from "./issue/issue-store.server.ts";
import type { NewsletterName } from "./newsletters.ts";

/** Readers are put down by so many. */
const atOnce = 500;

/** What a sending came to; `subject` is null where nothing was new. `resumed`: an issue that was cut off went on. */
export type Sending = { subject: string | null; resumed: boolean; sent: number; failed: string[] };

type Waiting = { id: number; issue: Issue; resumed: boolean };

/**
 * Sends the next issue of a newsletter, or goes on with one that was cut off (contract.md, 8). Each reader is taken in a
 * transaction of its own, so that several may send at once and a killed one leaves the next its place; a mail that was on its
 * way just then goes out again under the same name, by which it is known to be the same.
 */
export async function sendNewsletter(house: House, name: NewsletterName): Promise<Sending> {
  const waiting = await house.bulk.transaction().execute((db) => prepare(db, name));
  if (!waiting) return { subject: null, resumed: false, sent: 0, failed: [] };
  const { id, issue, resumed } = waiting;
  const failed: string[] = [];
  let sent = 0;
  for (;;) {
    const done = await house.bulk.transaction().execute((db) => sendNext(house, db, name, waiting, failed));
    if (done === "none") break;
    if (done === "sent") sent += 1;
  }
  house.log.info({ newsletter: name, issue: id, sent, failed: failed.length }, "a newsletter was sent");
  return { subject: issue.subject, resumed, sent, failed };
}

/** Writes what would be sent now, to one reader, into `DATA_DIR/mail`, and remembers nothing. */
export async function tryNewsletter(house: House, name: NewsletterName): Promise<{ subject: string | null }> {
  const composed = await composeIssue(house.bulk, name);
  if (!composed) return { subject: null };
  const { settings } = house;
  const to = settings.MAIL_FROM;
  const leave = leaveLink(house, { email: "reader@example.com" }, name);
  await openMailFolder(settings).send(
    issueMail({ to, name, issue: composed.issue, baseUrl: settings.BASE_URL, leave }),
  );
  return { subject: composed.issue.subject };
}

/** The issue that is to be sent: one that was cut off, or a new one with all who get it now. */
async function prepare(db: Queries, name: NewsletterName): Promise<Waiting | null> {
  await waitForComposer(db, name);
  const before = await unfinishedIssue(db, name);
  if (before) return { id: before.id, issue: before.content as Issue, resumed: true };
  const composed = await composeIssue(db, name);
  if (!composed) return null;
  const id = await storeIssue(db, name, composed.issue, composed.oids);
  for (let after = 0; ; ) {
    const readers = await readersAfter(db, name, after, atOnce);
    const addresses = await addressesOf(
      db,
      readers.flatMap(({ person_id }) => person_id ?? []),
    );
    await storeDeliveries(
      db,
      id,
      readers.flatMap(({ id: subscription_id, person_id, email }) => {
        const address = person_id ? addresses.get(person_id) : email;
        return address ? [{ subscription_id, address }] : [];
      }),
    );
    if (readers.length < atOnce) break;
    after = readers.at(-1)!.id;
  }
  return { id, issue: composed.issue, resumed: false };
}

/** Sends to the next reader; one whose mail is refused waits for another sending, and is named in `failed`. */
async function sendNext(house: House, db: Queries, name: NewsletterName, { id, issue }: Waiting, failed: string[]) {
  const next = await takeDelivery(db, id, failed);
  if (!next) return "none" as const;
  const { address, reader } = next;
  const host = new URL(house.settings.BASE_URL).hostname;
  const whose = createHash("sha256").update(address.toLowerCase()).digest("hex").slice(0, 24);
  const messageId = `<issue-${id}-${whose}@${host}>`;
  const leave = leaveLink(house, reader, name);
  const mail = issueMail({ to: address, name, issue, baseUrl: house.settings.BASE_URL, leave, messageId });
  try {
    await house.mail.send(mail);
  } catch (error) {
    house.log.warn({ err: error, newsletter: name, issue: id }, "an issue was not sent to one of its readers");
    failed.push(address);
    return "failed" as const;
  }
  await noteSent(db, id, address);
  return "sent" as const;
}
