import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { encodeId } from "#app/kit/slug.ts";
import { operation } from "#app/operations/operation.ts";
import { forumHref } from "../reading/present.server.ts";
import { since } from "../reading/since.ts";
import { placesOf } from "../reading/subjects.server.ts";
import { answersTo, markSeen } from "./notice-store.server.ts";

/** How many answers are told at once. */
const mostTold = 20;

/** The newest answers to the signed-in person, those first that they have not seen. */
export const loadAnswers = operation({
  name: "comments/answers",
  summary: "The newest answers to the signed-in person's comments",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({
    answers: z.array(
      z.object({
        ...{ id_encoded: z.string(), kind: z.enum(["reply", "name"]), seen: z.boolean(), by: z.string() },
        ...{ text: z.string(), about: z.string(), href: z.string(), created_nice: z.string() },
      }),
    ),
  }),
  async handle(_, { db, person }) {
    const rows = await answersTo(db, person.id, mostTold);
    const places = await placesOf(db, rows);
    const answers = rows.flatMap((row, place) => {
      const about = places[place];
      if (!about) return [];
      const { id, kind, seen, by, text, created_at } = row;
      const href = forumHref(row, about.href, id);
      return [
        {
          id_encoded: encodeId(id),
          kind,
          seen,
          by: by ?? "Somebody",
          text,
          about: about.name,
          href,
          created_nice: since(created_at, new Date()),
        },
      ];
    });
    return success({ answers });
  },
});

/** The signed-in person has seen what they were answered. */
export const seeAnswers = operation({
  name: "comments/answers-seen",
  summary: "Marks the answers to the signed-in person's comments as seen",
  who: "member",
  changes: true,
  input: z.object({}),
  answers: z.null(),
  async handle(_, { db, person }) {
    await markSeen(db, person.id);
    return success(null);
  },
});
