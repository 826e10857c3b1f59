import { countries } from "#app/drinks/vocabulary.ts";
import { showDay } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { type Failure, failure, success } from "#app/kit/result.ts";
import { slugOf } from "#app/kit/slug.ts";
import { firstSentence } from "#app/kit/words.ts";
import type { QueueField, QueueKind } from "#app/operations/queue-kind.ts";
import { type AdvertOrder, advertOrders } from "#app/shop/offers-store.server.ts";
import {
  type AdvertForm,
  advertFields,
  checkAdvert,
  hoursWords,
  packages,
  productVarsOf,
} from "./lounge/advertising/advert.ts";
import { publishedMail, refusedMail } from "./lounge/advertising/advert-mails.ts";
import { closingDays } from "./lounge/advertising/advert-operations.server.ts";
import {
  countAdverts,
  decideAdvert,
  jobFrom,
  jobOfAdvert,
  lockAdvert,
  mendAdvert,
  type StoredAdvert,
  waitingAdverts,
} from "./lounge/advertising/advert-store.server.ts";
import { jobs } from "./lounge/lounge.ts";

/** The command line reads this file as well, and no `.tsx`: the forms' own helper stands beside one. */
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }));
const shown = Object.fromEntries(Object.entries(packages).map(([value, { text }]) => [value, text]));

const fields: readonly QueueField[] = [
  { name: "job_title", label: "Job title", kind: "line" },
  { name: "company", label: "Company", kind: "line" },
  { name: "city", label: "City", kind: "line" },
  { name: "country", label: "Country", kind: "choice", options: countries.map((text) => ({ value: text, text })) },
  { name: "hours", label: "Hours", kind: "choice", options: optionsOf(hoursWords) },
  { name: "pay", label: "Pay", kind: "line" },
  { name: "closes", label: "Closing date", kind: "date" },
  { name: "description", label: "Description", kind: "text" },
  { name: "package", label: "Place in the list", kind: "choice", options: optionsOf(shown) },
];

/** Advertisements of jobs that wait (contract.md, 7): published they are jobs of the guide. */
export const advertQueue: QueueKind = {
  title: "Advertised jobs",
  one: "advertisement",
  fields,
  kept: [{ table: "job_advert", key: "id" }],
  count: countAdverts,
  async waiting(db, page) {
    const adverts = await waitingAdverts(db, page);
    const orders = await advertOrders(db, adverts.map(productVarsOf));
    return adverts.map((advert) => ({
      id: advert.id,
      title: `${advert.job_title}, ${advert.company}`,
      from: [advert.contact_name, advert.email, advert.phone].filter(Boolean).join(", "),
      sent: advert.sent,
      facts: [
        { label: "Where", text: `${advert.city}, ${advert.country}` },
        { label: "Hours and pay", text: `${advert.hours}, ${advert.pay}` },
        { label: "Closes", text: showDay(advert.closes, defaultLocale) },
        { label: "Place in the list", text: shown[advert.package] ?? advert.package },
        { label: "Bought", text: boughtWords(orders.find(isOf(advert))) },
        { label: "Description", text: advert.description },
      ],
      values: formOf(advert),
    }));
  },
  async hrefOf(db, id) {
    const job = await jobOfAdvert(db, id);
    return job ? jobPath(job.id, job.title) : null;
  },
  edit: (house, id, values) =>
    house.db.transaction().execute(async (db) => {
      const advert = await lockAdvert(db, id);
      if (advert?.status !== "waiting") return notWaiting(advert);
      const checked = checkAdvert({ ...formOf(advert), ...values }, closingDays());
      if ("errors" in checked) return failure("invalid", "The advertisement has mistakes.", checked.errors);
      await mendAdvert(db, id, checked.advert, productVarsOf(checked.advert));
      return success({});
    }),
  // Patient: of two editors the second waits until the first one's stands, and hears so.
  approve: (house, id, editor, publish) =>
    house.bulk.transaction().execute(async (db) => {
      const advert = await lockAdvert(db, id);
      if (advert?.status !== "waiting") return notWaiting(advert);
      if (!advert.open) return failure("conflict", "Its closing date has passed: give it another one, or refuse it.");
      const job = await jobFrom(db, advert, teaserOf(advert.description));
      await publish(db, "jobs", job);
      await decideAdvert(db, id, { status: "published", decided_by: editor.id, job_id: job.id });
      return success({ mail: publishedMail(advert, house.settings.BASE_URL + jobPath(job.id, advert.job_title)) });
    }),
  refuse: (house, id, editor, reason) =>
    house.db.transaction().execute(async (db) => {
      const advert = await lockAdvert(db, id);
      if (advert?.status !== "waiting") return notWaiting(advert);
      await decideAdvert(db, id, { status: "refused", decided_by: editor.id, reason });
      return success({ mail: refusedMail(advert, reason) });
    }),
};

const isOf = (advert: StoredAdvert) => (order: AdvertOrder) =>
  order.job_title === advert.job_title && order.company === advert.company;

/** Whether an advertisement was bought, and paid: an editor decides what is published. */
function boughtWords(order: AdvertOrder | undefined): string {
  if (!order) return "Not ordered yet";
  const paid = order.state === "paid" || order.state === "sent";
  return `${paid ? "Paid" : `Ordered, and ${order.state === "placed" ? "not paid yet" : order.state}`}: ${order.number}`;
}

const jobPath = (id: number, title: string) => `${jobs.entries}/${id}/${slugOf(title)}`;

function notWaiting(advert: StoredAdvert | undefined): Failure {
  if (!advert) return failure("not-found", "There is no such advertisement.");
  return failure("conflict", `Somebody has ${advert.status} this advertisement already.`);
}

const formOf = (advert: StoredAdvert): AdvertForm =>
  Object.fromEntries(advertFields.map((name) => [name, advert[name] ?? ""])) as AdvertForm;

/** As long as a card of the list has room for. */
const longestTeaser = 160;
/** As few characters as the library takes for one. */
const shortestTeaser = 20;

/** The first sentence of what was sent, cut between two words where it is a long one. */
function teaserOf(description: string): string {
  const text = description.replaceAll(/\s+/g, " ");
  const [sentence] = firstSentence(text);
  // "We are open!" tells nothing yet.
  const first = sentence.length < shortestTeaser ? text : sentence;
  if (first.length <= longestTeaser) return first;
  return `${first.slice(0, longestTeaser).replace(/\s+\S*$/u, "")} …`;
}
