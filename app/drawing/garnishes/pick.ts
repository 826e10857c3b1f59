/** Fruit on a stick, on a soft top, or at the bottom of the glass. */
import { axis, bottomOf } from "../glasses/profile.ts";
import { at, s } from "../svg/svg.ts";
import type { Layers, Table } from "./garnish.ts";

/** A rim at least this wide has a pick laid across it. */
export const broad = 60;
/** So far below the rim, a pick laid across would hang in the air. */
const low = 24;

const none = { back: "", surface: "", front: "" };

/** What lies side by side, `gap` apart. */
const beside = (items: readonly string[], gap: number, turn: number, size: number, shift = 0): string =>
  items.map((item, i) => at((i - (items.length - 1) / 2) * gap + shift, 0, item, turn, size)).join("");

/** On cream, ice cream, a frozen top or a heap of ice the fruit lies as it is. */
function onTop(items: readonly string[], { top, side }: Table): Layers {
  const size = Math.min(1.15, Math.max(0.8, top.r / 62));
  return { ...none, surface: at(axis - side * top.r * 0.2, top.y - 11 * size, beside(items, 28 * size, 0, size)) };
}

/** Dropped into a stemmed glass it lies where the bowl is deepest. */
function sunk(items: readonly string[], { bowl }: Table): Layers {
  const floor = bottomOf(bowl);
  const spot = at(axis, floor.y - 21 - floor.r * 0.05, beside(items, 22, 0, 0.92));
  return { ...none, surface: `<g opacity=".86">${spot}</g>` };
}

/** Fruit on a stick: laid across a wide rim, leaning in a glass that is not full, or standing in a narrow one. */
export function pick(items: readonly string[], table: Table): Layers {
  const { rim, top, side } = table;
  if (table.soft) return onTop(items, table);
  if (table.sunk && items.length < 3) return sunk(items, table);
  const wide = rim.r > broad;
  const leaning = wide && top.y - rim.y > low;
  const length = wide ? rim.r * 0.98 : 80;
  const size = wide ? Math.min(1.35, rim.r / 62) : 1.1;
  const gap = 35 * size;
  // In a tall glass the pick must not leave the picture.
  const up = wide ? length : Math.min(length, (rim.y - 30) / 0.9 - 24);
  const stick = (from: number, to: number): string =>
    s`<path d="M${from} 0H${to}" stroke="#c8a25a" stroke-width="3" stroke-linecap="round"/><circle cx="${to + 2}" r="5.5" fill="#e2c27c"/>`;
  if (leaning) {
    // Its foot stands in the drink, its head lies on the rim at the other side.
    const [x, y] = [-side * rim.r * 0.3, top.y - 6];
    const [toX, toY] = [side * (rim.r + 14), rim.y - 16];
    const long = Math.hypot(toX - x, toY - y);
    const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
    const upright = side > 0 ? 0 : 180;
    const fruit = beside(items, gap * 0.92, upright - turn, size * 0.92, gap * 0.2 + ((items.length - 1) * gap) / 2);
    return { ...none, surface: at(axis + x, y, stick(0, long) + fruit, turn) };
  }
  const fruit = beside(items, gap, wide ? 0 : 60, size, wide ? -4 : 0);
  return wide
    ? { ...none, front: at(axis, Math.min(rim.y, top.y) - 1, stick(-length, up + 22) + fruit, -4) }
    : { ...none, back: at(axis + rim.r * 0.34, rim.y - 26, stick(-length, up + 22) + fruit, -64) };
}
