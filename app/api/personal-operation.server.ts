import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { subjectsOf } from "#app/kit/subject.ts";
import { readMarks } from "#app/marks/mark-operations.server.ts";
import { readPremium } from "#app/membership/premium-part.server.ts";
import { readMessages } from "#app/messages/message-operations.server.ts";
import { barParts } from "#app/my-bar/my-bar-calls.server.ts";
import { operation } from "#app/operations/operation.ts";
import { readBasketPart } from "#app/shop/shop-calls.server.ts";

/** What each room tells a page of its reader; a new part is a line here. */
export const parts = [readMarks, ...barParts, readPremium, readMessages, readBasketPart];

/** As many as an address may name: browsers and servers stop at some 16 kB. */
const mostSubjects = 500;

const input = z.object({
  oids: z
    .string()
    .max(20 * mostSubjects, `at most ${mostSubjects} oids`)
    .optional(),
  ...Object.assign({}, ...parts.map(({ fields }) => fields ?? {})),
});

/** Who reads, to every page. */
const reader = z.object({
  signed_in: z.boolean(),
  display_name: z.string().nullable(),
  is_editor: z.boolean(),
  units: z.string().nullable().describe("The measures that their profile asks for"),
});

const answers = reader.extend(Object.fromEntries(parts.map(({ part, answers }) => [part.name, answers])));

/**
 * What a page, which is the same for everyone, asks for afterwards: who is signed in, and what each room knows of them for
 * the subjects and questions of this page.
 */
export const loadPersonal = operation({
  name: "personal",
  summary: "The personal state of a page",
  who: "anyone",
  changes: false,
  input,
  answers,
  async handle({ oids, ...fields }, context) {
    const { person } = context;
    const asked = { subjects: subjectsOf(typeof oids === "string" ? oids : "", mostSubjects), fields };
    if (!person) {
      const guests = await Promise.all(
        parts.map(
          async ({ part, readGuest }) => [part.name, (await readGuest?.(asked, context)) ?? part.nobody] as const,
        ),
      );
      return success({
        signed_in: false,
        display_name: null,
        is_editor: false,
        units: null,
        ...Object.fromEntries(guests),
      });
    }
    const own = { ...context, person };
    const read = await Promise.all(
      parts.map(async ({ part, ...reading }) => [part.name, await reading.read(asked, own)] as const),
    );
    const { display_name, role, units = null } = person;
    return success({ signed_in: true, display_name, is_editor: role !== "member", units, ...Object.fromEntries(read) });
  },
});
