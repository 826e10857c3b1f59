import { inSentence } from "#app/drinks/diets.ts";
import { listed } from "#app/kit/words.ts";
import type { OpenBar, Reason } from "../availability.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";

const standsIn = ["does the same", "comes close", "will do in a pinch"] as const;
const mayStandIn = ["does the same in this drink", "may stand in here", "will do here in a pinch"] as const;

/** `supposed` are the ingredients that the bar only counts with, as if they stood in it. */
type Known = { catalogue: Pick<BarCatalogue, "ingredients" | "brands">; open: OpenBar; supposed?: ReadonlySet<number> };

/** Why an ingredient counts as there, in a sentence that a person reads (contract.md, 6). */
export function whyText(reason: Reason, ingredientId: number, known: Known): string {
  const { catalogue, open, supposed } = known;
  const ingredient = (id: number) => nameOf(catalogue, id);
  switch (reason.kind) {
    case "owned":
      return supposed?.has(ingredientId) ? "As if you had it" : "In your bar";
    case "brand":
      return `You have ${catalogue.brands.get(reason.through)?.name ?? "a bottle of it"}`;
    case "pantry":
      return "In your pantry";
    case "child":
      return `${ingredient(reason.through)} is one: ${lowerFirst(whyText(open.reasonFor(reason.through), reason.through, known))}`;
    case "homemade": {
      const from = listed(reason.parts.map((id) => inSentence(ingredient(id))));
      const others = [...standInsBehind(reason.parts, open)].map(
        ([part, through]) => `${inSentence(ingredient(through))} for ${inSentence(ingredient(part))}`,
      );
      return `You can make it from ${from}${others.length > 0 ? `, with ${listed(others)}` : ""}`;
    }
    case "alternative": {
      if (reason.named === "person") return takenText(reason, ingredientId, known);
      const said = `${ingredient(reason.through)} ${(reason.named === "ingredient" ? standsIn : mayStandIn)[reason.strength]}`;
      const own = open.reasonFor(reason.through);
      // That it stands in the bar goes without saying; how else it comes to be there does not.
      if (own.kind === "owned" && !supposed?.has(reason.through)) return said;
      return `${said}: ${lowerFirst(whyText(own, reason.through, known))}`;
    }
    case "missing":
      return "Not in your bar";
  }
}

/** What somebody takes for what by a rule of their own. */
function takenText(reason: Extract<Reason, { kind: "alternative" }>, ingredientId: number, known: Known): string {
  const { catalogue, open, supposed } = known;
  const pinch = reason.strength === 2 ? " in a pinch" : "";
  const said = `You take ${nameOf(catalogue, reason.through)} for ${nameOf(catalogue, ingredientId)}${pinch}`;
  const own = open.reasonFor(reason.through);
  if (own.kind === "owned" && !supposed?.has(reason.through)) return said;
  return `${said}: ${lowerFirst(whyText(own, reason.through, known))}`;
}

/** What a line's ingredient counts as, in one word of the calls: "Pantry", "My Bar", "Homemade", … */
export function categoryOf({ kind }: Reason): string {
  if (kind === "pantry") return "Pantry";
  if (kind === "homemade") return "Homemade";
  if (kind === "alternative") return "Alternative";
  return kind === "missing" ? "Missing" : "My Bar";
}

/** The name of what stands in, wherever that is what makes the line count: behind a kind of it or a part, too. */
export function standInName(reason: Reason, { catalogue, open }: Known): string | null {
  if (reason.kind === "alternative") return nameOf(catalogue, reason.through);
  if (reason.kind === "child") return standInName(open.reasonFor(reason.through), { catalogue, open });
  if (reason.kind !== "homemade") return null;
  const [first] = standInsBehind(reason.parts, open).values();
  return first === undefined ? null : nameOf(catalogue, first);
}

/** Of a homemade ingredient's parts, and of theirs, those that another thing stands in for. Circles end. */
function standInsBehind(parts: readonly number[], open: OpenBar): Map<number, number> {
  const standIns = new Map<number, number>();
  const seen = new Set(parts);
  for (const part of seen) {
    const reason = open.reasonFor(part);
    if (reason.kind === "alternative") standIns.set(part, reason.through);
    else if (reason.kind === "child") seen.add(reason.through);
    else if (reason.kind === "homemade") for (const each of reason.parts) seen.add(each);
  }
  return standIns;
}

function nameOf(catalogue: Known["catalogue"], id: number): string {
  return catalogue.ingredients.get(id)?.name ?? "an ingredient";
}

/** A reason after a colon. One that begins with a thing's name keeps its capital: "Cointreau is one". */
function lowerFirst(text: string): string {
  return /^(?:As|In|Not|You) /.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
