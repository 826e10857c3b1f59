import { saysYes } from "#app/kit/query.ts";
import { oneLine } from "#app/kit/words.ts";
import { editIngredientPath } from "#app/my-bar/bar-types.ts";

/** So many one person may keep: more than anybody makes, and a bound on what their catalogue is counted with. */
export const mostIngredients = 200;

/** As the library's files hold an ingredient to (app/library/files/schemas/drinks.ts). */
export const longest = { name: 80, description: 600 } as const;

/** Where members write ingredients (builder.md, 2). */
export const ownIngredientPaths = {
  add: "/builder/ingredients/new",
  edit: editIngredientPath,
  list: "/builder/ingredients",
} as const;

/** What of the guide somebody's own ingredient was chosen from: an ingredient that it is a kind of, or a bottle of one. */
export type Chosen = { link_table: "ingredients" | "spiritbrands"; link_id: number };

/** An ingredient as its form has it: texts as they were typed (contract.md, 9: Own ingredients). */
export type IngredientDraft = {
  name: string;
  type: string;
  abv: string;
  description: string;
  chosen: Chosen | null;
  isPublic: boolean;
};

export const emptyIngredient: IngredientDraft = {
  name: "",
  type: "",
  abv: "",
  description: "",
  chosen: null,
  isPublic: false,
};

/** An ingredient that was accepted. */
export type CheckedIngredient = {
  name: string;
  type: number;
  abv: number | null;
  description: string;
};

const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value.slice(0, 3_000).replaceAll("\r\n", "\n")
    : typeof value === "number"
      ? `${value}`
      : "";
const idOf = (value: unknown): number | null => {
  const text = textOf(value);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

/** What a form says, whatever it is; `unlink` takes back what was chosen, and `parent` outweighs the link. */
export function readIngredient(fields: Readonly<Record<string, unknown>>): IngredientDraft {
  return {
    name: textOf(fields.name),
    type: textOf(fields.type),
    abv: textOf(fields.abv).slice(0, 20),
    description: textOf(fields.description),
    chosen: saysYes(fields.unlink) ? null : chosenIn(fields),
    isPublic: saysYes(fields.is_public),
  };
}

function chosenIn({ parent, link_table, link_id }: Readonly<Record<string, unknown>>): Chosen | null {
  const kind = idOf(parent);
  if (kind !== null) return { link_table: "ingredients", link_id: kind };
  const id = idOf(link_id);
  if (id === null) return null;
  return { link_table: link_table === "spiritbrands" ? "spiritbrands" : "ingredients", link_id: id };
}

/**
 * What is wrong with a draft, by field; or the ingredient that it is. Where it is a kind of something, that says what its form
 * leaves open.
 */
export function checkIngredient(
  draft: IngredientDraft,
  parent: { type: number } | null,
): { errors: Record<string, string> } | { ingredient: CheckedIngredient } {
  const errors: Record<string, string> = {};
  const name = oneLine(draft.name);
  if (name === "") errors.name = "Give your ingredient a name";
  else if (name.length > longest.name) errors.name = `The name can have ${longest.name} characters at most`;
  const type = draft.type === "" ? parent?.type : Number(draft.type);
  if (type === undefined) errors.type = "Choose what it is, or what it is a kind of";
  else if (!/^\d?$/.test(draft.type)) errors.type = "Choose one of the list";
  const said = draft.abv.trim().replace(",", ".").replace(/\s*%$/, "");
  const abv = said === "" ? null : /^\d{1,2}(?:\.\d{1,2})?$/.test(said) ? Number(said) : Number.NaN;
  if (abv !== null && !(abv <= 96)) errors.abv = "Give the strength as a number from 0 to 96, such as 17.5";
  const description = draft.description.trim();
  if (description.length > longest.description)
    errors.description = `The description can have ${longest.description} characters at most`;
  if (Object.keys(errors).length > 0 || type === undefined) return { errors };
  return { ingredient: { name, type, abv, description } };
}
