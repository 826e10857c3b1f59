import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { operation } from "#app/operations/operation.ts";
import type { Decided } from "#app/operations/queue-kind.ts";
import { idField } from "#app/platform/number-input.ts";
import { keptRow } from "../log/log-store.server.ts";
import { queueKind, queueKinds } from "../queue-kinds.server.ts";

const kind = z.string().max(40);
const waiting = z.object({
  id: z.int(),
  title: z.string(),
  from: z.string(),
  sent: z.string(),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  values: z.record(z.string(), z.string()),
});
const field = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(["line", "text", "date", "choice"]),
  options: z.array(z.object({ value: z.string(), text: z.string() })).optional(),
});

/** So many wait on one page. */
const pageSize = 20;
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
    verb: z.object({ act: z.string(), done: z.string() }),
    fields: z.array(field),
    items: z.array(waiting),
    count: z.int(),
    offset: z.int(),
    page_size: z.int(),
    href: z.string().nullable().describe("Where what was decided last is published"),
  }),
  async handle({ kind: name, offset: asked, done }, { house }) {
    const queue = queueKind(name);
    if (!queue) return noKind();
    const page = clampPage(pageSize, asked, pageSize);
    const [items, count, href] = await Promise.all([
      queue.waiting(house.db, page),
      queue.count(house.db),
      done ? queue.hrefOf(house.db, done) : null,
    ]);
    const { title, one, fields, verb = { act: "Publish", done: "published" } } = queue;
    return success({
      title,
      one,
      verb,
      fields: [...fields],
      items,
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
  async handle({ kind: name, id, intent, reason: typed, ...values }, { house, person }) {
    const queue = queueKind(name);
    if (!queue) return noKind();
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
      ? queue.approve(house, id, person)
      : queue.refuse(house, id, person, reason));
    if (!decided.ok) return decided;
    return success({ mailed: await told(house, decided.value) });
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
