import { isoDay, siteDay } from "#app/kit/dates.ts";
import { type Failure, failure, success } from "#app/kit/result.ts";
import type { QueueKind } from "#app/operations/queue-kind.ts";
import { addressesOf, startMembership } from "#app/visitor/users.server.ts";
import { grantedMail, refusedMail } from "./asking/membership-mails.ts";
import {
  countRequests,
  decideRequest,
  lockRequest,
  mendRequest,
  waitingRequests,
} from "./asking/request-store.server.ts";
import { membershipPaths, months } from "./membership.ts";

export { membershipHeld } from "./asking/request-store.server.ts";

const lengths = months.map((count) => ({ value: String(count), text: `${count} months` }));

type Request = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

function notWaiting(request: Request | undefined): Failure {
  if (!request) return failure("not-found", "There is no such request.");
  const by = request.status === "withdrawn" ? "Its sender has" : "Somebody has";
  return failure("conflict", `${by} ${request.status} this request already.`);
}

/** Who asks for a membership while nothing can be paid here (contract.md, 8): an editor grants it for some months. */
export const membershipQueue: QueueKind = {
  title: "Asked memberships",
  one: "request",
  verb: { act: "Grant", done: "granted" },
  fields: [{ name: "months", label: "For how long", kind: "choice", options: lengths }],
  kept: [{ table: "membership_request", key: "id" }],
  count: countRequests,
  async waiting(db, page) {
    const requests = await waitingRequests(db, page);
    const addresses = await addressesOf(
      db,
      requests.map(({ person_id }) => person_id),
    );
    return requests.map(({ id, person_id, months, note, sent }) => ({
      id,
      title: `Membership for ${addresses.get(person_id) ?? "somebody"}`,
      from: addresses.get(person_id) ?? "somebody",
      sent,
      facts: [
        { label: "For how long", text: `${months} months` },
        { label: "Why", text: note || "Nothing was said." },
      ],
      values: { months: String(months) },
    }));
  },
  hrefOf: async () => membershipPaths.about,
  edit: (house, id, values) =>
    house.db.transaction().execute(async (db) => {
      const request = await lockRequest(db, id);
      if (request?.status !== "waiting") return notWaiting(request);
      const chosen = months.find((count) => String(count) === values.months);
      if (!chosen) return failure("invalid", "There is a problem", { months: "Choose for how long" });
      await mendRequest(db, id, chosen);
      return success({});
    }),
  approve: (house, id, editor) =>
    house.db.transaction().execute(async (db) => {
      const request = await lockRequest(db, id);
      if (request?.status !== "waiting") return notWaiting(request);
      const ends_at = new Date();
      ends_at.setUTCMonth(ends_at.getUTCMonth() + request.months);
      await startMembership(db, { person_id: request.person_id, source: "granted", ends_at, granted_by: editor.id });
      await decideRequest(db, id, { status: "granted", decided_by: editor.id });
      const to = (await addressesOf(db, [request.person_id])).get(request.person_id);
      const address = house.settings.BASE_URL + membershipPaths.about;
      return success({ mail: to ? grantedMail(to, isoDay(siteDay(ends_at))!, address) : null });
    }),
  refuse: (house, id, editor, reason) =>
    house.db.transaction().execute(async (db) => {
      const request = await lockRequest(db, id);
      if (request?.status !== "waiting") return notWaiting(request);
      await decideRequest(db, id, { status: "refused", decided_by: editor.id, reason });
      const to = (await addressesOf(db, [request.person_id])).get(request.person_id);
      return success({ mail: to ? refusedMail(to, reason) : null });
    }),
};
