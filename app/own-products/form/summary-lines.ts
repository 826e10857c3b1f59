import { isList, type ProductFacts } from "./draft.ts";
import { type FieldName, fieldOf, fieldsOfStep } from "./fields.ts";

type Thing = { id: number; name: string };
export type SummaryNames = Record<"categories" | "producers" | "ingredients" | "cocktails", readonly Thing[]>;

/** What was said at a step, in words: fields that were left empty are left out. */
export function linesOf(step: number, facts: ProductFacts, names: SummaryNames): { label: string; text: string }[] {
  const rows =
    step === 1
      ? facts.rows.map(({ barcode, size_ml, closure }, at) => ({
          label: `Barcode ${at + 1}`,
          text: `${barcode}, ${size_ml} ml, ${closure}`,
        }))
      : [];
  const said = fieldsOfStep(step).flatMap((name) => {
    const text = wordsOf(name, facts, names);
    return text === "" ? [] : [{ label: fieldOf(name).label.replace(" (optional)", ""), text }];
  });
  return [...rows, ...said];
}

function wordsOf(name: FieldName, { values, lists }: ProductFacts, names: SummaryNames): string {
  const { kind, options = {}, unit } = fieldOf(name);
  const value = values[name] ?? "";
  const nameIn = (things: readonly Thing[], id: string) => things.find((one) => String(one.id) === id)?.name ?? id;
  if (name === "cocktails") return (lists.cocktails ?? []).map((id) => nameIn(names.cocktails, id)).join(", ");
  if (isList(name)) return (lists[name] ?? []).map((one) => options[one] ?? one).join(", ");
  if (value === "") return "";
  if (kind === "tick") return "yes";
  if (kind === "choice") return options[value] ?? value;
  if (kind === "number" && unit) return `${value} ${unit}`;
  if (kind !== "thing") return value;
  if (name === "ingredient") return nameIn(names.ingredients, value);
  return nameIn(name.startsWith("category") ? names.categories : names.producers, value);
}
