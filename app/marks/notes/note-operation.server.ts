import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { markLimit, onSubject, subjectInput } from "../mark-operations.server.ts";
import { removeMark } from "../mark-store.server.ts";
import { noteHtml } from "./note-html.ts";
import { setNote } from "./note-store.server.ts";

const longest = 2_000;

/**
 * builder.md, 6 and 7: a premium member's private note of a subject; nothing but space takes it back. Whoever is no premium
 * member any more keeps what they noted, to read and to take back.
 */
export const noteOperation = operation({
  name: "marks/note",
  summary: "Writes a private note of an item; an empty one takes it back",
  who: "member",
  changes: true,
  input: subjectInput.extend({ notes: z.string().trim().max(longest) }),
  answers: z.object({ display: z.string().describe("The note as HTML, safe to show") }),
  limit: markLimit,
  async handle({ notes, ...subject }, context) {
    const value = notes.replaceAll("\r\n", "\n").replaceAll("\0", "");
    if (value !== "" && !context.person.premium) return failure("forbidden", "Private notes are for premium members.");
    const done = await onSubject(
      context,
      subject,
      ({ commented }) => commented !== false,
      (person) =>
        value === "" ? removeMark(context.db, "note", person, subject) : setNote(context.db, person, subject, value),
    );
    return done.ok ? success({ display: noteHtml(value) }) : done;
  },
});
