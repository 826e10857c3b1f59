import { z } from "zod";
import { memberPath } from "#app/account/member-path.ts";
import { readPublicProfile } from "#app/account/public-profile-store.server.ts";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { subjectCardSchema } from "#app/search/subject-card.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { publicRecipesOf } from "./member-store.server.ts";

/** As many recipes as a profile shows. */
const mostRecipes = 48;

/** As many things as a shelf of it. */
const mostShelved = 24;

const shelved = z.object({
  ...{ name: z.string(), href: z.string(), facts: z.string(), picture: z.string().nullable() },
  images: z.array(z.object({ image: z.string(), colour: z.string().nullable() })),
});

/** What a member who shows their profile says of themselves, and their public recipes (contract.md, 8). */
export const loadMember = operation({
  name: "guide/member",
  summary: "The public profile of a member.",
  who: "anyone",
  changes: false,
  input: z.object({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) }),
  answers: z.object({
    name: z.string(),
    href: z.string(),
    picture: z.string().nullable(),
    bio: z.string(),
    recipes: z.array(subjectCardSchema),
    shelves: z.array(z.object({ title: z.string(), items: z.array(shelved) })),
  }),
  async handle({ id }, { db, house }) {
    const profile = await readPublicProfile(db, id);
    if (!profile) return failure("not-found", "There is no such profile, or it is not shown to everybody.");
    const ids = await publicRecipesOf(db, id, mostRecipes);
    const shelves = await Promise.all(
      house.shelves.map(async ({ title, read }) => ({ title, items: (await read(db, id)).slice(0, mostShelved) })),
    );
    return success({
      name: profile.display_name,
      href: memberPath(profile),
      picture: uploadHref(profile.image),
      bio: profile.bio,
      shelves: shelves.filter(({ items }) => items.length > 0),
      recipes: await subjectCards(
        db,
        ids.map((link_id) => ({ link_table: "cocktails", link_id })),
      ),
    });
  },
});
