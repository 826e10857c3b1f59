import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { type Failure, failure } from "#app/kit/result.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { longest, manyLinks } from "../comments.ts";
import { countLinks, tidyText } from "../thread/text.ts";

/** A comment's text as it is kept, or what is wrong with it. */
export function readText(typed: string, answers: boolean): string | Failure {
  const text = tidyText(typed);
  const most = answers ? longest.reply : longest.first;
  if (text === "") return wrong("Enter what you want to say");
  const length = charactersIn(text);
  if (length > most)
    return wrong(
      `${answers ? "An answer" : "A comment"} has at most ${most.toLocaleString("en-GB")} characters: this has ${length.toLocaleString("en-GB")}`,
    );
  return text;
}

/** As people count them: what the language keeps as two is one. */
const charactersIn = (text: string) => [...text].length;

const wrong = (said: string) => failure("invalid", said, { comment: said });

/** What a report says besides, or what is wrong with it. */
export function readNote(typed: string): string | Failure {
  const note = tidyText(typed);
  if (charactersIn(note) <= longest.reply) return note;
  const said = `A note has at most ${longest.reply} characters`;
  return failure("invalid", said, { note: said });
}

/** Whether a text has so many links that an editor reads it first. */
export const hasManyLinks = (text: string): boolean => countLinks(text) >= manyLinks;

/** Tells every process that what is said of a subject has changed: pages that show it are made anew. */
export async function tellSaid(db: Queries, subject: Subject): Promise<void> {
  await tell(db, "comments", oidOf(subject));
}
