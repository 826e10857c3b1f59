import type { NewsletterName } from "../newsletters.ts";

/** What of the form is ticked: newsletters, or none of them. */
export type Boxes = { chosen: readonly NewsletterName[]; none: boolean };

/** The boxes as they stand for what somebody gets. */
export function boxesFor(chosen: readonly NewsletterName[]): Boxes {
  return { chosen, none: chosen.length === 0 };
}

/**
 * After a press: "none of them" and the newsletters exclude each other, and where none is ticked "none of them" is
 * (guide.md, 4).
 */
export function pressBox(before: Boxes, box: NewsletterName | "none", on: boolean): Boxes {
  // Where nothing else is ticked, "none of them" cannot be taken off.
  if (box === "none") return on ? boxesFor([]) : boxesFor(before.chosen);
  const others = before.chosen.filter((name) => name !== box);
  return boxesFor(on ? [...others, box] : others);
}

/** Whether two states mean the same. */
export function isSame(one: Boxes, other: Boxes): boolean {
  return one.chosen.length === other.chosen.length && one.chosen.every((name) => other.chosen.includes(name));
}
