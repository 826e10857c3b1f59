import { saysYes } from "#app/kit/query.ts";
import { longest } from "./texts.ts";

/** A recipe as it is being written, before anything of it is judged: texts as they were typed (contract.md, 8: Cocktail form). */
export type DraftLine = {
  /** What tells it from the others in the form's bracket names. */
  key: string;
  ingredientId: number;
  unitId: number | null;
  brandId: number | null;
  amount: string;
  optional: boolean;
  note: string;
};
export type Draft = Record<TextField, string> & {
  lines: DraftLine[];
  /** A row that is not added yet: what is typed to find its ingredient, or the row itself. */
  pending: DraftLine | null;
  find: string;
  isPublic: boolean;
};

export const textFields = [
  "name",
  "description",
  "glass",
  "method",
  "ice",
  "garnish",
  "instructions",
  "youtube_id",
] as const;
type TextField = (typeof textFields)[number];

/** More than this nobody means by a field: it is cut before anything looks at it. */
const longestText = 6_000;
/** So many rows of a form are looked at, so that a form of thousands costs nothing. */
const mostRows = 2 * longest.lines;

/** A recipe that nobody has begun. */
export const emptyDraft: Draft = {
  name: "",
  description: "",
  glass: "",
  method: "shake",
  ice: "none",
  garnish: "",
  instructions: "",
  youtube_id: "",
  lines: [],
  pending: null,
  find: "",
  isPublic: false,
};

/**
 * What a form says, whatever it is; rows that name no ingredient are none, and of two of the same the later one stays. How it is
 * mixed and its ice are as they were where they are not sent at all.
 */
export function readDraft(fields: Readonly<Record<string, unknown>>, before?: Pick<Draft, "method" | "ice">): Draft {
  const sent: Record<string, unknown> = { ...before, ...recordOf(fields.cocktail) };
  const texts = Object.fromEntries(textFields.map((name) => [name, textOf(sent[name])])) as Record<TextField, string>;
  if (fields.youtube_id !== undefined) texts.youtube_id = textOf(fields.youtube_id);
  if (saysYes(fields.delete_youtube_id)) texts.youtube_id = "";
  const gone = new Set(listOf(fields.delete_ingredient).map(textOf));
  const rows = Object.entries(recordOf(sent.ingredient))
    .slice(0, mostRows)
    .flatMap(([key, row]) => (gone.has(key) ? [] : (lineOf(key, recordOf(row)) ?? [])));
  return {
    ...texts,
    lines: rows.reduce(addLine, []),
    pending: lineOf("new", recordOf(fields.pending)),
    find: textOf(fields.find).slice(0, 100),
    isPublic: saysYes(fields.recipe_status) || textOf(fields.recipe_status).trim().toLowerCase() === "public",
  };
}

function lineOf(key: string, row: Record<string, unknown>): DraftLine | null {
  const ingredientId = idOf(row.ingredientId);
  if (ingredientId === null) return null;
  const measure = idOf(row.measureId);
  const amount = textOf(row.amount).trim();
  return {
    key: key.slice(0, 40),
    ingredientId,
    unitId: idOf(row.unitId),
    brandId: idOf(row.my_bar_spiritbrandsId),
    // A measure by its number is turned into its amount where the measures are known.
    amount: amount === "" && measure !== null ? `#${measure}` : amount.slice(0, 20),
    optional: saysYes(row.optional),
    note: textOf(row.note).slice(0, 4 * longest.note),
  };
}

/** Adds a row; one of the same ingredient takes the place of the earlier one (guide.md, 5). */
export function addLine(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  const place = lines.findIndex(({ ingredientId }) => ingredientId === line.ingredientId);
  const added = { ...line, key: line.key === "new" ? freeKey(lines) : line.key };
  return place < 0 ? [...lines, added] : lines.map((one, at) => (at === place ? { ...added, key: one.key } : one));
}

/** The list with one of it moved to another place; the same where there is no such one, or no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

function freeKey(lines: readonly DraftLine[]): string {
  const taken = new Set(lines.map(({ key }) => key));
  let number = 1;
  while (taken.has(`r${number}`)) number += 1;
  return `r${number}`;
}

/** The draft with its pending row among the others: it is added first when the form is sent (guide.md, 4). */
export function withPending(draft: Draft): Draft {
  const { pending } = draft;
  if (!pending || pending.unitId === null) return draft;
  return { ...draft, lines: addLine(draft.lines, pending), pending: null };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, mostRows) : value === undefined ? [] : [value];
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value.slice(0, longestText).replaceAll("\r\n", "\n")
    : typeof value === "number"
      ? String(value)
      : "";

function idOf(value: unknown): number | null {
  const text = textOf(value);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
