import { yesOrNo } from "#app/kit/query.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";

/** One thing said in the dialog: its task, and what it is said of, so that the last word counts. */
export type Saying = { task: string; params: Record<string, unknown>; about: string };

const named = ({ link_table, link_id }: Subject) => ({ link_table, link_id });
const said = (subject: Subject, task: string, params: Record<string, unknown>, of = task): Saying => ({
  task,
  params,
  about: `${of} ${oidOf(subject)}`,
});

/** What each control of the dialog says, as the builder's tasks name it (builder.md, 7). */
export const sayings = {
  favourite: (of: Subject, on: boolean) => said(of, "favourite", { ...named(of), add: yesOrNo(on) }),
  wish_list: (of: Subject, on: boolean) => said(of, "wish-list", { ...named(of), add: yesOrNo(on) }),
  rating: (of: Subject, section: string, rating: number) =>
    said(of, "rate", { link_id: of.link_id, section, rating: String(rating) }),
  tried: (of: Subject, tried: string) => said(of, "tried", { ...named(of), tried }),
  notes: (of: Subject, notes: string) => said(of, "notes", { ...named(of), notes: notes.trim() }),
  collection: (of: Subject, id: string, on: boolean) =>
    said(of, "collection", { ...named(of), id, [on ? "add_item" : "delete_item"]: "yes" }, `collection ${id}`),
  preferred: (of: Subject, on: boolean) =>
    said(of, "preferred-ingredient", { spiritbrand_id: of.link_id, add: yesOrNo(on) }),
  forget: (of: Subject, cocktail_id: number, ingredient_id: number) =>
    said(
      of,
      "preferred-ingredient",
      { cocktail_id, ingredient_id, delete: "yes" },
      `line ${cocktail_id} ${ingredient_id}`,
    ),
  line: (of: Subject, ingredient_id: number, choice: string) =>
    said(
      of,
      "preferred-ingredient",
      { cocktail_id: of.link_id, ingredient_id, ...(choice === "" ? { delete: "yes" } : { spiritbrand_id: choice }) },
      `line ${ingredient_id}`,
    ),
  add: (of: Subject) => said(of, "add-item", { type: "ingredient", ...named(of) }, "bar"),
  remove: (of: Subject, { id, staple }: { id: number | null; staple: boolean }) =>
    said(of, "delete-item", staple && id === null ? { pre_populated_iid: of.link_id } : { id }, "bar"),
};
