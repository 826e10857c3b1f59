import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { operation } from "#app/operations/operation.ts";
import type { Decided } from "#app/operations/queue-kind.ts";
import { idField } from "#app/platform/fields.ts";
import { keptRow } from "../log/log-store.server.ts";
import { queueKind, queueKinds } from "../queue-kinds.server.ts";
import { type Claim, claim, claimsOf, release } from "./claim-store.server.ts";
import { approve } from "./publish.server.ts";
import { isAnother, sealsOf } from "./seal.server.ts";

const kind = z.string().max(40);
const waiting = z.object({
  id: z.int(),
  title: z.string(),
  from: z.string(),
  sent: z.string(),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  pictures: z.array(z.object({ href: z.string(), alt: z.string() })).optional(),
  values: z.record(z.string(), z.string()),
});
const claimTold = z.object({ by: z.string(), until: z.string(), own: z.boolean() });
const field = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(["line", "text", "date", "choice"]),
  options: z.array(z.object({ value: z.string(), text: z.string() })).optional(),
});

/** So many wait on one page. */
export const pageSize = 20;
const noKind = () => failure("not-found", "There is no such queue.");

/** What waits at the desk, kind by kind, with how much of each. */
export const loadQueues = operation({
  name: "desk/queues",
  summary: "How much of each kind waits for an editor",
  who: "editor",
  changes: false,
  input: z.object({}),
  answers: z.object({ kinds: z.array(z.object({ kind: z.string(), title: z.string(), count: z.int() })) }),
  async handle(_, { house }) {
    const kinds = Object.entries(queueKinds).map(async ([name, { title, count }]) => ({
      kind: name,
      title,
      count: await count(house.db),
    }));
    return success({ kinds: await Promise.all(kinds) });
  },
});

/** One queue, those that have waited longest first. */
export const loadQueue = operation({
  name: "desk/queue",
  summary: "What waits for an editor, of one kind",
  who: "editor",
  changes: false,
  input: z.object({ kind, offset: z.unknown().optional(), done: idField.optional().catch(undefined) }),
  answers: z.object({
    title: z.string(),
    one: z.string(),
    verb: z.object({ act: z.string(), done: z.string(), left: z.string().optional() }),
    fields: z.array(field),
    items: z.array(waiting.extend({ claim: claimTold.nullable(), seal: z.string() })),
    count: z.int(),
    offset: z.int(),
    page_size: z.int(),
    href: z.string().nullable().describe("Where what was decided last is published"),
  }),
  async handle({ kind: name, offset: asked, done }, { house, person }) {
    const queue = queueKind(name);
    if (!queue) return noKind();
    const page = clampPage(pageSize, asked, pageSize);
    const [items, count, href] = await Promise.all([
      queue.waiting(house.db, page),
      queue.count(house.db),
      done ? queue.hrefOf(house.db, done) : null,
    ]);
    const ids = items.map(({ id }) => id);
    const [claims, seals] = await Promise.all([claimsOf(house.db, name, ids), sealsOf(house.db, queue, ids)]);
    const claimOf = (id: number) => {
      const found = claims.get(id);
      return found ? { by: found.by, until: found.until.toISOString(), own: found.person_id === person.id } : null;
    };
    const { title, one, fields, verb = { act: "Publish", done: "published" } } = queue;
    return success({
      title,
      one,
      verb,
      fields: [...fields],
      items: items.map((item) => ({ ...item, claim: claimOf(item.id), seal: seals.get(item.id) ?? "" })),
      count,
      offset: page.offset,
      page_size: pageSize,
      href,
    });
  },
});

const longestReason = 1_000;
const intents = ["approve", "edit", "refuse"] as const;

/**
 * An editor's decision (contract.md, 11). It stands once it is stored; the mail that tells of it goes out after that, and where
 * it cannot, the editor is told so, with the address.
 */
export const decide = operation({
  name: "desk/decide",
  summary: "Publishes, mends or refuses what waits for an editor",
  who: "editor",
  changes: true,
  transaction: "own",
  input: z.looseObject({
    kind,
    id: idField,
    intent: z.enum(intents),
    reason: z.string().max(100_000).default("").catch(""),
    seal: z.string().max(200).optional().catch(undefined).describe("What it was known by when the editor read it"),
  }),
  answers: z.object({ mailed: z.enum(["yes", "no", "failed"]) }),
  async watched({ kind: name, id, intent, reason }, db) {
    const queue = queueKind(name);
    if (!queue) return null;
    const subject = `queue/${name}/${id}`;
    const note = intent === "refuse" ? reason : "";
    return {
      subject,
      title: `${queue.title}: ${queue.one} ${id}`,
      state: await keptRow(db, queue.kept, id),
      intent,
      note,
    };
  },
  async handle({ kind: name, id, intent, reason: typed, seal, ...values }, { house, person }) {
    const queue = queueKind(name);
    if (!queue) return noKind();
    const taken = (await claimsOf(house.db, name, [id])).get(id);
    if (taken && taken.person_id !== person.id) return failure("conflict", takenBy(taken));
    if (seal && (await isAnother(house.db, queue, { id, seal }))) return failure("conflict", changedMeanwhile);
    if (intent === "edit") {
      const mended = await queue.edit(house, id, asText(values));
      return mended.ok ? success({ mailed: "no" as const }) : mended;
    }
    const reason = typed.normalize("NFC").toWellFormed().trim();
    if (intent === "refuse" && reason === "")
      return failure("invalid", "A refusal needs a reason.", { reason: "Enter the reason: it is mailed" });
    if (reason.length > longestReason)
      return failure("invalid", "The reason is too long.", {
        reason: `The reason must have at most ${longestReason.toLocaleString("en-GB")} characters`,
      });
    const decided = await (intent === "approve"
      ? approve(queue, { house, id, editor: person })
      : queue.refuse(house, id, person, reason));
    if (!decided.ok) return decided;
    await release(house.db, name, id, person.id);
    return success({ mailed: await told(house, decided.value) });
  },
});

const changedMeanwhile =
  "Whoever sent it has changed it since you opened this page. Read it again: what stands here is what it says now.";

/** What an editor is told of what another one has taken. */
function takenBy({ by, until }: Claim): string {
  return `${by} has taken this until ${until.toISOString().slice(11, 16)} UTC.`;
}

/** Takes something of a queue for an editor, or lets it go: what one has taken nobody else decides for a quarter of an hour. */
export const takeWaiting = operation({
  name: "desk/take",
  summary: "Takes what waits for an editor, so that no other decides it meanwhile, or lets it go",
  who: "editor",
  changes: true,
  input: z.object({ kind, id: idField, intent: z.enum(["take", "release"]) }),
  answers: z.null(),
  async watched({ kind: name, id, intent }, db) {
    const taken = (await claimsOf(db, name, [id])).get(id);
    return { subject: `queue/${name}/${id}`, title: "", state: { taken_by: taken?.by ?? null }, intent };
  },
  async handle({ kind: name, id, intent }, { db, person }) {
    if (!queueKind(name)) return noKind();
    if (intent === "release") await release(db, name, id, person.id);
    else {
      const taken = await claim(db, name, id, person.id);
      if (taken.person_id !== person.id) return failure("conflict", takenBy(taken));
    }
    return success(null);
  },
});

const asText = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

async function told({ mail, log }: House, decided: Decided): Promise<"yes" | "no" | "failed"> {
  try {
    for (const one of decided.more ?? []) await mail.send(one);
    if (!decided.mail) return "no";
    await mail.send(decided.mail);
    return "yes";
  } catch (error) {
    log.warn({ err: error }, "the mail of a decision could not be sent");
    return "failed";
  }
}
