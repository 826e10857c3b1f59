import type { ExplainedLine, OpenBar, Reason } from "../../availability.ts";
import type { Shelf } from "../shelf.server.ts";

const standsIn = ["does the same", "comes close", "will do in a pinch"] as const;

/** `supposed` are the ingredients that the bar only counts with, as if they stood in it. */
type Known = { shelf: Pick<Shelf, "ingredients" | "brands">; open: OpenBar; supposed?: ReadonlySet<number> };

/** Why an ingredient counts as there, in a sentence that a person reads (contract.md, 6). */
export function whyText(reason: Reason, ingredientId: number, known: Known): string {
  const { shelf, open, supposed } = known;
  const ingredient = (id: number) => shelf.ingredients.get(id)?.name ?? "an ingredient";
  switch (reason.kind) {
    case "owned":
      return supposed?.has(ingredientId) ? "As if you had it" : "In your bar";
    case "brand":
      return `You have ${shelf.brands.get(reason.through)?.name ?? "a bottle of it"}`;
    case "pantry":
      return "In your pantry";
    case "child":
      return `${ingredient(reason.through)} is one: ${lowerFirst(whyText(open.reasonFor(reason.through), reason.through, known))}`;
    case "homemade":
      return `You can make it from ${reason.parts.map((id) => lowerFirst(ingredient(id))).join(" and ")}`;
    case "alternative":
      return `${ingredient(reason.through)} ${reason.named === "ingredient" ? standsIn[reason.strength] : "may stand in here"}`;
    case "missing":
      return "Not in your bar";
  }
}

/** What a line's ingredient counts as, in one word of the calls: "Pantry", "My Bar", "Homemade", … */
export function categoryOf(line: ExplainedLine): string {
  const { kind } = line.reason;
  if (kind === "pantry") return "Pantry";
  if (kind === "homemade") return "Homemade";
  if (kind === "alternative") return "Alternative";
  return kind === "missing" ? "Missing" : "My Bar";
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
