import { saysYes } from "#app/kit/query.ts";
import { oneLine } from "#app/kit/words.ts";
import { type FieldName, fieldOf, fieldsOfStep, meantBy } from "./fields.ts";

/** A row of step 1: a code, and the bottle that bears it. */
export type CodeRow = { barcode: string; size_ml: string; closure: string };

/** What was typed of a bottle so far, as it was typed. */
export type ProductFacts = {
  rows: CodeRow[];
  /** Names of uploads. */
  images: string[];
  values: Partial<Record<FieldName, string>>;
  lists: Partial<Record<FieldName, string[]>>;
};

export const mostRows = 8;
export const mostImages = 6;
export const emptyRow: CodeRow = { barcode: "", size_ml: "", closure: "" };
export const emptyFacts: ProductFacts = { rows: [], images: [], values: {}, lists: {} };

/** Fields of which several are chosen. */
export const isList = (name: FieldName) => fieldOf(name).kind === "several" || name === "cocktails";

/** Cut, a text may end in half of a sign, which nothing can keep. */
const text = (value: unknown, longest: number) =>
  typeof value === "string" || typeof value === "number"
    ? String(value)
        .slice(0, longest)
        .replace(/\p{Cs}/gu, "")
    : "";
const textsIn = (value: unknown): string[] => {
  const all = Array.isArray(value)
    ? value
    : typeof value === "object" && value !== null
      ? Object.values(value)
      : [value];
  return [...new Set(all.map((one) => text(one, 60).trim()).filter(Boolean))].slice(0, 30);
};

/** The rows of step 1, those that are wholly empty left out: `upc[n][barcode]`. */
export function readRows(upc: unknown): CodeRow[] {
  if (typeof upc !== "object" || upc === null) return [];
  return Object.values(upc)
    .flatMap((row): CodeRow[] => {
      if (typeof row !== "object" || row === null) return [];
      const of = (name: keyof CodeRow) => text((row as Record<string, unknown>)[name], 40).trim();
      return [{ barcode: of("barcode"), size_ml: of("size_ml"), closure: of("closure") }];
    })
    .filter(({ barcode, size_ml, closure }) => `${barcode}${size_ml}${closure}` !== "")
    .slice(0, mostRows);
}

/** The draft with what one step's form sent: fields of other steps stay as they are, whatever else was sent. */
export function withStep(before: ProductFacts, step: number, sent: Record<string, unknown>): ProductFacts {
  if (step === 1) return { ...before, rows: readRows(sent.upc) };
  const values = { ...before.values };
  const lists = { ...before.lists };
  for (const name of fieldsOfStep(step)) {
    if (isList(name)) lists[name] = [...new Set(textsIn(sent[name]).map((one) => meantBy(name, one)))];
    // contract.md, 8: a no that is sent ticks nothing.
    else if (fieldOf(name).kind === "tick") values[name] = saysYes(sent[name]) ? "yes" : "";
    else {
      // Room to be told that it is too long.
      const typed = text(sent[name], 2 * (fieldOf(name).longest ?? 100));
      values[name] = fieldOf(name).kind === "text" ? typed.trim() : meantBy(name, oneLine(typed));
    }
  }
  return { ...before, lists, values: step === 3 ? withProof(before.values, values) : values };
}

/** Whether a form sent anything of a step: what has no field at all was not filled in, and takes nothing back. */
export function saysStep(step: number, sent: Record<string, unknown>): boolean {
  return step === 1 ? sent.upc !== undefined : fieldsOfStep(step).some((name) => sent[name] !== undefined);
}

const levels = ["category1", "category2", "category3", "category4"] as const;

/**
 * The draft after another kind was chosen, which takes back what stood below the one before (guide.md, 4: category selects). What
 * belongs below the new one was sent together with it, and stays.
 * @param above the kind that each kind is directly below
 */
export function withoutStrays(
  before: ProductFacts,
  after: ProductFacts,
  above: ReadonlyMap<string, { parent: string | null }>,
): ProductFacts {
  const was = (name: FieldName) => before.values[name] ?? "";
  const changed = levels.findIndex((name) => was(name) !== "" && was(name) !== after.values[name]);
  if (changed < 0) return after;
  const values = { ...after.values };
  for (const [at, name] of levels.entries()) {
    if (at <= changed || was(name) !== values[name]) continue;
    if (above.get(values[name] ?? "")?.parent !== values[levels[at - 1]!]) values[name] = "";
  }
  return { ...after, values };
}

/** Either figure of the strength computes the other: the one that is new, where both are there and do not agree. */
function withProof(before: ProductFacts["values"], after: ProductFacts["values"]): ProductFacts["values"] {
  const [abv, proof] = [numberIn(after.abv ?? ""), numberIn(after.proof ?? "")];
  const kept = (name: "abv" | "proof") => (before[name] ?? "") === (after[name] ?? "");
  if (abv !== null && (after.proof === "" || (kept("proof") && !kept("abv"))))
    return { ...after, proof: tidy(2 * abv) };
  if (proof !== null && (after.abv === "" || (kept("abv") && !kept("proof"))))
    return { ...after, abv: tidy(proof / 2) };
  return after;
}

const tidy = (number: number) => String(Math.round(number * 100) / 100);

/** A number as people type it, also with a comma; null where it is none. */
export function numberIn(typed: string): number | null {
  return /^\d{1,5}(?:[.,]\d{1,3})?$/.test(typed.trim()) ? Number(typed.trim().replace(",", ".")) : null;
}
