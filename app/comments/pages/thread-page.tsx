import { useMemo } from "react";
import { data, useLocation } from "react-router";
import { valueNamed } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { type Comment, flat, pageSize, pendingMessage, reported, threadPath, threadSubject } from "../comments.ts";
import { readComments } from "../reading/reading-operations.server.ts";
import { placesOf } from "../reading/subjects.server.ts";
import { type Refused, TalkContext, useBase } from "../thread/talk.ts";
import { ThreadView } from "../thread/thread-view.tsx";
import type { Route } from "./+types/thread-page";
import { threadAction } from "./thread-action.server.ts";

function subjectOfPage({ table, id }: { table: string; id: string }) {
  const subject = threadSubject(table, id);
  if (!subject) throw data(null, { status: 404 });
  return subject;
}

export async function loader(args: Route.LoaderArgs) {
  const subject = subjectOfPage(args.params);
  const visit = visitOf(args);
  const asked = args.url.searchParams;
  const query = Object.fromEntries(
    ["sort", "offset", "around", "branch", "after"].map((name) => [name, asked.get(name) ?? undefined]),
  );
  const caller = await visit.caller();
  const [place] = await placesOf(visit.house.db, [subject]);
  if (!place) throw data(null, { status: 404 });
  const thread = valueNamed(await run(readComments, { ...subject, ...query }, caller));
  const said = asked.get("said") ?? "";
  return {
    ...{ subject, place, thread, branch: asked.get("branch") },
    said: Object.hasOwn(told, said) ? told[said as keyof typeof told] : null,
    isEditor: caller.person !== null && caller.person.role !== "member",
  };
}

/** What was done a moment ago, in words of ours: the address only says which. */
const told = {
  write: "Your comment is on the page.",
  waits: pendingMessage,
  edit: "Your comment is changed.",
  delete: "Your comment is deleted.",
  report: reported,
  vote: "Your vote is counted.",
  tip: "Done.",
};

export async function action(args: Route.ActionArgs) {
  return threadAction(args, subjectOfPage(args.params));
}

/** A whole thread on a page of its own, page by page: read and written without a script. */
export default function ThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, place, thread, branch, said, isEditor } = loaderData;
  const { pathname } = useLocation();
  const path = threadPath(subject);
  const base = useBase();
  const talk = useMemo(
    () => ({
      ...{ subject, name: place.name, here: pathname, kept: false, isEditor, more: null, base },
      signedIn: thread.comment_as !== null,
      reportTo: thread.report_to,
      // Forms are sent as they are: the page says what became of them.
      act: null,
      refused: actionData ?? null,
    }),
    [subject, place.name, pathname, isEditor, thread, base, actionData],
  );
  const step = (offset: number) => `${path}?${new URLSearchParams({ sort: thread.sort, offset: String(offset) })}`;
  return (
    <div className="page-width pt-6 md:pt-10" id="user-notes">
      <DocumentHead
        title={`Comments on ${place.name}`}
        description={`What readers say of ${place.name}.`}
        at={{ path, name: "Comments", above: [{ name: place.name, href: place.href }] }}
      />
      <meta name="robots" content="noindex" />
      <PageHead
        eyebrow="Comments"
        title={
          <A to={place.href} className="hover:underline">
            {place.name}
          </A>
        }
      />
      {actionData && !hasFormOf(actionData, thread.thread) ? (
        <Outcome failed>{actionData.reason}</Outcome>
      ) : said && !actionData ? (
        <Outcome>{said}</Outcome>
      ) : null}
      <div className="max-w-4xl">
        <TalkContext value={talk}>
          <ThreadView thread={thread} order={(sort) => `${path}?sort=${sort}`}>
            <nav aria-label="Pages of comments" className="mt-4 flex flex-wrap gap-3">
              {branch ? (
                <A to={`${path}?around=${branch}`} className="button button-quiet">
                  The whole thread
                </A>
              ) : null}
              {!branch && thread.offset > 0 ? (
                <A to={step(Math.max(0, thread.offset - pageSize))} rel="prev" className="button button-quiet">
                  Previous comments
                </A>
              ) : null}
              {thread.more ? (
                <A
                  to={
                    branch
                      ? `${path}?branch=${branch}&after=${thread.thread.at(-1)?.id}`
                      : step(thread.offset + pageSize)
                  }
                  rel="next"
                  className="button button-quiet"
                >
                  More
                </A>
              ) : null}
            </nav>
          </ThreadView>
        </TalkContext>
      </div>
    </div>
  );
}

/** Whether the page has the form that was not accepted, which says why by itself. */
function hasFormOf({ what, about }: Refused, thread: readonly Comment[]): boolean {
  if (about === "") return what === "write";
  return (
    what !== "vote" &&
    what !== "tip" &&
    flat(thread).some(({ id_encoded, removed }) => id_encoded === about && !removed)
  );
}
