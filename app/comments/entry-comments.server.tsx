import { renderToStaticMarkup } from "react-dom/server";
import type { Queries } from "#app/database/database.server.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { type Reader, ReaderProvider } from "#app/i18n/locale-context.tsx";
import type { Subject } from "#app/kit/subject.ts";
import { type Comment, flat, threadPath } from "./comments.ts";
import { entryRows } from "./reading/entry-store.server.ts";
import { presentComment, presentThread } from "./reading/present.server.ts";
import { CommentText } from "./thread/comment-text.tsx";
import { TalkContext } from "./thread/talk.ts";
import { ThreadView } from "./thread/thread-view.tsx";

/** How much of a thread stands in the page of its subject, which is kept: the rest comes by the call. */
const kept = { firsts: 10, replies: 3, tips: 2 };

/** What an entry's page has of its comments: a text that the server has rendered, how many there are, and its tips, as text too. */
export type EntryComments = { html: string; count: number; tips: string };

type Place = { subject: Subject; name: string; href: string } & Pick<Reader, "prefix" | "pictures">;

/**
 * The first part of a thread as nobody in particular sees it, in one statement: as text, so that a page loads no script for it
 * before its reader comes near (docs/decisions/2026-11-22-comments.md).
 */
export async function entryComments(
  db: Queries,
  { subject, name, href, prefix, pictures }: Place,
): Promise<EntryComments> {
  const { rows, tips, count } = await entryRows(db, subject, kept);
  const asked = { reader: null, href };
  const thread = presentThread(
    rows.filter(({ place }) => place <= kept.firsts),
    asked,
  );
  const talk = {
    ...{ subject, name, here: href, signedIn: false, isEditor: false, reportTo: "" },
    ...{ base: "", act: null, more: null, kept: true },
  };
  const view = {
    ...{
      thread,
      thread_count: count,
      comment_as: null,
      more: false,
      offset: 0,
      sort: "helpful" as const,
      report_to: "",
    },
  };
  const html = renderToStaticMarkup(
    <ReaderProvider reader={{ locale: defaultLocale, prefix, pictures }}>
      <TalkContext value={talk}>
        <ThreadView thread={view} order={(sort) => `${threadPath(subject)}?sort=${sort}`}>
          {count > flat(thread).length ? (
            <p>
              <a href={prefix + threadPath(subject)} className="button button-quiet">
                {`All ${count} comments`}
              </a>
            </p>
          ) : null}
        </ThreadView>
      </TalkContext>
    </ReaderProvider>,
  );
  return {
    html: inOnePiece(html),
    count,
    tips:
      tips.length === 0
        ? ""
        : renderToStaticMarkup(<Tips tips={tips.map((row) => presentComment(row, asked))} prefix={prefix} />),
  };
}

/** What an editor marked of what readers said: it stands with what the recipe itself says. */
function Tips({ tips, prefix }: { tips: readonly Comment[]; prefix: string }) {
  return tips.map(({ id, comment, display_name, forum_href }) => (
    <figure key={id} className="mt-4 max-w-prose border-l-4 border-accent py-1 pl-5">
      <figcaption className="eyebrow mb-1">
        A reader’s tip ·{" "}
        <a href={prefix + forum_href} className="underline">
          {display_name}
        </a>
      </figcaption>
      <CommentText text={comment} />
    </figure>
  ));
}

/**
 * A text that is kept, as one piece. React makes a text of thousands of small ones that are joined only when somebody reads it: kept
 * like that it takes twice its letters, and each page that repeats it goes through all of them anew.
 */
const inOnePiece = (text: string) => Buffer.from(text).toString();
