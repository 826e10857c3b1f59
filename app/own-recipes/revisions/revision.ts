import { kitchenNumber } from "#app/i18n/measures.ts";

/** What a recipe said when it was saved: names beside the numbers, so that it can be read when a thing is gone. */
export type RevisionFacts = {
  name: string;
  description: string;
  glass: string;
  method: string;
  ice: string;
  garnish: string;
  instructions: string[];
  youtube_id: string;
  lines: RevisionLine[];
};
export type RevisionLine = {
  ingredientId: number;
  ingredient: string;
  unitId: number;
  unit: string;
  brandId: number | null;
  amount: number;
  optional: boolean;
  note: string | null;
};

const words = {
  name: "Name",
  description: "Description",
  glass: "Glass",
  method: "Method",
  ice: "Ice",
  garnish: "Garnish",
};
const fields = Object.keys(words) as (keyof typeof words)[];

/** A line as it is read: "30 ml Gin, chilled (optional)". */
export function lineText({ amount, unit, ingredient, note, optional }: RevisionLine): string {
  return `${kitchenNumber(amount)} ${unit} ${ingredient}${note ? `, ${note}` : ""}${optional ? " (optional)" : ""}`;
}

type Field = (typeof fields)[number];

/**
 * What changed from one revision to a later one, a sentence each, in the order of the form; none where nothing did.
 * @param reads what a field's value is called where it is a key, as the form shows it
 */
export function differences(
  before: RevisionFacts,
  after: RevisionFacts,
  reads: (field: Field, value: string) => string = (_, value) => value,
): string[] {
  const said = (field: Field, facts: RevisionFacts) => (facts[field] ? reads(field, facts[field]) : "none");
  const texts = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${words[field]}: ${said(field, before)} → ${said(field, after)}`);
  const then = new Map(before.lines.map((line) => [line.ingredientId, line]));
  const now = new Map(after.lines.map((line) => [line.ingredientId, line]));
  const gone = before.lines
    .filter(({ ingredientId }) => !now.has(ingredientId))
    .map((line) => `Without ${lineText(line)}`);
  const changed = after.lines.flatMap((line) => {
    const old = then.get(line.ingredientId);
    if (!old) return [`New: ${lineText(line)}`];
    return lineText(old) === lineText(line) ? [] : [`${lineText(old)} → ${lineText(line)}`];
  });
  const steps = before.instructions.join("\n") === after.instructions.join("\n") ? [] : ["The steps were written anew"];
  const film = before.youtube_id === after.youtube_id ? [] : ["Another film"];
  return [...texts, ...gone, ...changed, ...steps, ...film];
}

/** Whether two revisions say the same. */
export function isSame(one: RevisionFacts, other: RevisionFacts): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** In one order of fields: what comes from the database has its own. */
function plain({ name, description, glass, method, ice, garnish, instructions, youtube_id, lines }: RevisionFacts) {
  const rows = lines.map((line) => [lineText(line), line.ingredientId, line.unitId, line.brandId]);
  return [name, description, glass, method, ice, garnish, instructions, youtube_id, rows];
}
