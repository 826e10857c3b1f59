import { readBarcode } from "#app/drinks/barcode.ts";
import type { CodeRow, ProductFacts } from "./draft.ts";
import { numberIn } from "./draft.ts";
import { closures, type FieldName, fieldOf, lastStep, productFields } from "./fields.ts";

/** guide.md, 5: said where another row is asked for while one is not whole. */
export const rowAlert = "Please provide a BARCODE, BOTTLE SIZE and CLOSURE before adding another UPC code";

/** What a draft names that is in the guide: only what there is. */
export type Named = {
  categories: ReadonlyMap<string, { parent: string | null; name: string }>;
  producers: ReadonlyMap<string, string>;
  ingredients: ReadonlyMap<string, string>;
  cocktails: ReadonlyMap<string, string>;
};

/** Something that is wrong, and at which step. */
export type Problem = { step: number; field: string; message: string };

/** What is wrong with a row of step 1; null where nothing is. */
export function rowProblem({ barcode, size_ml, closure }: CodeRow): string | null {
  if (barcode === "" || size_ml === "" || closure === "") return rowAlert;
  if (readBarcode(barcode) === null)
    return `${barcode} is no barcode: it has 8, 12, 13 or 14 digits, of which the last fits the others. Please look again`;
  const size = numberIn(size_ml);
  if (size === null || !Number.isInteger(size) || size < 10 || size > 30_000)
    return "Give the bottle size in whole millilitres, from 10 to 30,000";
  return Object.hasOwn(closures, closure) ? null : "Choose how the bottle is closed";
}

function rowProblems(rows: readonly CodeRow[]): Problem[] {
  if (rows.length === 0) return [{ step: 1, field: "upc-0", message: "Give the barcode of one bottle at least" }];
  const codes = rows.map(({ barcode }) => readBarcode(barcode));
  return rows.flatMap((row, place) => {
    const twice = codes[place] !== null && codes.indexOf(codes[place] ?? null) < place;
    const message = rowProblem(row) ?? (twice ? `${row.barcode} stands in two rows` : null);
    return message ? [{ step: 1, field: `upc-${place}`, message }] : [];
  });
}

const required: Partial<Record<FieldName, string>> = {
  name: "Give the name of the bottle",
  category1: "Choose its kind",
  category2: "Choose of which kind it is",
  country: "Choose the country that it comes from",
};

/** What is wrong with one field by itself. */
function fieldProblem(name: FieldName, facts: ProductFacts, named: Named): string | null {
  const { kind, longest = 0, range, decimals = 0, options, label } = fieldOf(name);
  const words = label.replace(" (optional)", "");
  const value = facts.values[name] ?? "";
  const chosen = facts.lists[name] ?? [];
  if (kind === "several" || name === "cocktails") {
    if (chosen.length > longest) return `${words}: choose ${longest} at most`;
    const known = (one: string) =>
      name === "cocktails" ? named.cocktails.has(one) : Object.hasOwn(options ?? {}, one);
    return chosen.every(known) ? null : `${words}: one of these is not in the list`;
  }
  if (value === "") return required[name] ?? null;
  if ((kind === "line" || kind === "text") && value.length > longest)
    return `${words} can have ${longest.toLocaleString("en-GB")} characters at most`;
  if (kind === "number" && range) {
    const number = numberIn(value);
    const exact = number !== null && Number(number.toFixed(decimals)) === number;
    if (number === null || !exact || number < range[0] || number > range[1])
      return `${words}: give a ${decimals === 0 ? "whole " : ""}number from ${range[0]} to ${range[1]}${number !== null && !exact && decimals > 0 ? `, with ${decimals} decimal ${decimals === 1 ? "place" : "places"} at most` : ""}`;
  }
  if (kind === "choice" && !Object.hasOwn(options ?? {}, value)) return `${words}: choose one of the list`;
  return kind === "thing" ? thingProblem(name, value, facts, named) : null;
}

function thingProblem(name: FieldName, value: string, { values }: ProductFacts, named: Named): string | null {
  if (name === "ingredient") return named.ingredients.has(value) ? null : "Choose an ingredient of the list";
  if (name === "producer" || name === "processor")
    return named.producers.has(value) ? null : "Choose a producer of the list";
  const above = {
    category1: null,
    category2: values.category1,
    category3: values.category2,
    category4: values.category3,
  };
  const parent = above[name as keyof typeof above];
  const found = named.categories.get(value);
  return found && found.parent === (parent ?? null) ? null : "Choose a kind that belongs to the one above it";
}

/** What is wrong with fields that depend on each other. */
function togetherProblems({ values }: ProductFacts): Problem[] {
  const [abv, proof] = [numberIn(values.abv ?? ""), numberIn(values.proof ?? "")];
  const problems: Problem[] = [];
  if (abv !== null && proof !== null && Math.abs(2 * abv - proof) > 0.2)
    problems.push({ step: 3, field: "proof", message: "The two do not agree: US proof is twice the percentage" });
  if (values.alcohol_free && abv !== null && abv > 0.5)
    problems.push({ step: 3, field: "alcohol_free", message: "Without alcohol means 0.5 % at most" });
  if (values.producer && values.producer_new)
    problems.push({ step: 8, field: "producer_new", message: "Choose a producer or name a new one, not both" });
  if (!values.producer && !values.producer_new)
    problems.push({ step: 8, field: "producer", message: "Say who makes it" });
  if (values.processor && values.processor_new)
    problems.push({ step: 8, field: "processor_new", message: "Choose a bottler or name a new one, not both" });
  return problems;
}

/** All that keeps a draft from being sent, step by step (contract.md, 11: required). */
export function problemsOf(facts: ProductFacts, named: Named): Problem[] {
  const single = (Object.keys(productFields) as FieldName[]).flatMap((field): Problem[] => {
    const message = fieldProblem(field, facts, named);
    return message ? [{ step: productFields[field].step, field, message }] : [];
  });
  return [...rowProblems(facts.rows), ...single, ...togetherProblems(facts)].sort((a, b) => a.step - b.step);
}

/** The furthest step that may be opened: no further than the form came, and none past the first that is not right. */
export function furthestStep(reached: number, problems: readonly Problem[]): number {
  return Math.min(reached, problems[0]?.step ?? lastStep + 1);
}

/** The problems of one step by field, as forms show them; the first of each field. */
export function errorsOf(problems: readonly Problem[], step?: number): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, message, step: at } of problems) if (step === undefined || at === step) errors[field] ??= message;
  return errors;
}
