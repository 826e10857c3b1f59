import { type GlassShape, sizeOfGlass } from "#app/drawing/drink-drawing.ts";
import { entryPath } from "../area.ts";
import type { ListShelf } from "../areas/list/above/list-shelf.tsx";
import { glassware } from "./glass.ts";

/** What is drawn of a glass on the shelf. */
type ShelvedGlass = { id: number; name: string; shape: GlassShape; ml: number };

/** Glasses on one line, the tallest first, each so many units wide and high as it is in millimetres. */
export function glassesOnShelf(found: readonly ShelvedGlass[]): ListShelf {
  const things = found.map(({ id, name, shape, ml }) => ({
    text: name,
    href: entryPath(glassware, id, name),
    told: `${name}, ${ml} ml`,
    ...sizeOfGlass(shape, ml),
    image: `/drawings/glassware/${id}/alone.svg`,
    under: `${Math.round(ml)} ml`,
  }));
  things.sort((one, other) => other.high - one.high);
  return {
    title: "All to one scale",
    told: "The tallest first, each as large beside the others as it is; the list below has the same glasses.",
    boards: [{ text: "", things }],
  };
}
