/** Muddled fruit and leaves among the ice. */
import type { Piece } from "../facts.ts";
import { lemon, lime, orange } from "../garnishes/garnish-citrus.ts";
import { raspberry } from "../garnishes/garnish-fruit.ts";
import type { Vessel } from "../glasses/glasses.ts";
import { axis, bottomOf, radiusAt } from "../glasses/profile.ts";
import { at, leaf, s } from "../svg/svg.ts";
import type { Means } from "./ice.ts";

/** A quarter of a citrus fruit, pressed out. */
function quarter({ zest, pith, flesh }: typeof lime): string {
  return s`<path d="M-26-8Q-22 20 0 21T26-8Q0 4-26-8Z" fill="${zest}"/><path d="M-26-8Q0 6 26-8Q20 10 0 11T-26-8Z" fill="${pith}"/><path d="M-20-5Q0 7 20-5Q15 7 0 8T-20-5Z" fill="${flesh}"/>`;
}

const leaves = `<path d="${leaf(0, 14, -14, 34, 18)}" fill="#3f8a38" stroke="#2a5f27"/><path d="${leaf(0, 14, -14, 34, 18, true)}" fill="#74b558" fill-opacity=".8"/>`;

const drawings: Record<Piece, string> = {
  lime: quarter(lime),
  lemon: quarter(lemon),
  orange: quarter(orange),
  mint: leaves,
  cucumber:
    '<circle r="20" fill="#3a7a38"/><circle r="17.500" fill="#dcebb5"/><circle r="8" stroke="#b9d189" stroke-width="5" stroke-dasharray=".1 6" stroke-linecap="round"/>',
  strawberry:
    '<path d="M0-20C18-22 24 4 0 22C-24 4-18-22 0-20Z" fill="#d8333f"/><path d="M0-12C9-12 11 2 0 12C-11 2-9-12 0-12Z" fill="#f2a79e"/>',
  raspberry,
};

/** Pieces of each kind, deepest where they were muddled. */
export function muddled(kinds: readonly Piece[], vessel: Vessel, level: number, means: Means): string {
  const { id, random, detail } = means;
  const floor = bottomOf(vessel.bowl).y;
  const some = [...new Set(kinds)].slice(0, 2);
  const each = (some.length > 1 ? 3 : 4) - (2 - detail);
  return some
    .map((kind, k) =>
      Array.from({ length: each }, (_, i) => {
        const y = floor - 16 - ((i * some.length + k) / (each * some.length)) * (floor - level) * 0.72;
        const room = Math.max(0, radiusAt(vessel.bowl, y) - 22);
        const x = axis + room * ((i + k) % 2 ? 0.72 : -0.72) * (0.6 + random() * 0.4);
        const turn = Math.round(random() * 140 - 70);
        const drawing = i === 0 ? `<g id="q${k}${id}">${drawings[kind] ?? ""}</g>` : `<use href="#q${k}${id}"/>`;
        return at(x, y, drawing, turn, 1.05);
      }).join(""),
    )
    .join("");
}

const juices: Partial<Record<Piece, string>> = { lime: "#dfe9b4", lemon: "#f1eab0", orange: "#f6c571" };

/** What the juice of muddled fruit does to a liquid; undefined where it leaves it as it was. */
export function juiceOf(kinds: readonly Piece[] | undefined): string | undefined {
  return kinds?.map((kind) => juices[kind]).find(Boolean);
}
