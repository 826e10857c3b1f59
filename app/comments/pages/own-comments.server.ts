import { redirect } from "react-router";
import { clampNumber, pageWithin } from "#app/kit/paging.ts";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { chooseAnswerMails, loadAnswerMails } from "../mails.server.ts";
import { loadAnswers, seeAnswers } from "../notices/notice-operations.server.ts";
import { yourComments } from "../reading/reading-operations.server.ts";

/** How many of their own comments a page shows. */
export const ownPageSize = 10;

type Args = Parameters<typeof requirePerson>[0] & { request: Request };

/** What somebody wrote, page by page, what readers made of it, and who answered. */
export async function loadOwnComments(args: Args) {
  await requirePerson(args);
  const caller = await visitOf(args).caller();
  const read = async (offset: number) => valueFrom(await run(yourComments, { limit: ownPageSize, offset }, caller));
  const wanted = clampNumber(args.url.searchParams.get("offset"), 0, 0, 1_000_000_000);
  const own = await pageWithin(wanted, ownPageSize, read);
  const { answers } = valueFrom(await run(loadAnswers, {}, caller));
  const { on } = valueFrom(await run(loadAnswerMails, {}, caller));
  return { ...own, answers, mails: on };
}

/** Turns the mails on or off, or says that the answers were seen. */
export async function ownCommentsAction(args: Args) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const caller = await visit.caller();
  const done =
    fields.intent === "seen" ? await run(seeAnswers, {}, caller) : await run(chooseAnswerMails, fields, caller);
  return done.ok ? redirect(args.url.pathname, 303) : rejected(visit, done, { reason: done.reason });
}
