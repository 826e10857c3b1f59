/** Ice: cubes, one large block, cracked shards, or a heap of crushed. */

import type { Ice } from "../facts.ts";
import type { Vessel } from "../glasses/glasses.ts";
import { axis, bottomOf, radiusAt, rimOf, tilt } from "../glasses/profile.ts";
import { blend } from "../svg/colour.ts";
import { chain, type Point, type Random, s } from "../svg/svg.ts";

/** What a drawing of many things is given: ids, chance, and how many of them there is room for. */
export type Means = { id: string; random: Random; detail: 2 | 1 | 0 };

/** A block: the far corner of its top, and its three edges from there. */
type Block = { at: Point; right: Point; left: Point; down: Point };

function block(x: number, y: number, size: number, height: number, yaw: number, lean: number): Block {
  const turn = (px: number, py: number): Point => [
    Math.round(px * Math.cos(lean) - py * Math.sin(lean)),
    Math.round(px * Math.sin(lean) + py * Math.cos(lean)),
  ];
  const right = turn(size * Math.cos(yaw), size * Math.sin(yaw) * 0.42);
  const left = turn(-size * Math.sin(yaw), size * Math.cos(yaw) * 0.42);
  const down = turn(0, height);
  const at: Point = [x - (right[0] + left[0] + down[0]) / 2, y - (right[1] + left[1] + down[1]) / 2];
  return { at: [Math.round(at[0]), Math.round(at[1])], right, left, down };
}

/** The frosted heart of cubes and the light on their tops, as gradients to fill with. */
export function cubeDefs(id: string): string {
  return (
    `<radialGradient id="i${id}"><stop stop-color="#ffffffb0"/><stop offset=".5" stop-color="#ffffff48"/><stop offset="1" stop-color="#fff0"/></radialGradient>` +
    `<linearGradient id="j${id}" x2=".9" y2=".7"><stop stop-color="#fffffff0"/><stop offset="1" stop-color="#e9f3f878"/></linearGradient>`
  );
}

/** Blocks as three paths, right sides, left sides, tops, with rounded edges and a cloudy heart each. */
function faces(blocks: readonly Block[], id: string, glassy = false, hearty = true): string {
  const side = (from: (block: Block) => Point, edges: (block: Block) => [Point, Point]): string =>
    chain(blocks.map(from), (i) => {
      const [p, q] = edges(blocks[i] as Block);
      return `l${p.join(" ")} ${q.join(" ")} ${-p[0]} ${-p[1]}z`;
    });
  const plus = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1]];
  const right = side(
    (b) => plus(b.at, b.right),
    (b) => [b.left, b.down],
  );
  const left = side(
    (b) => plus(b.at, b.left),
    (b) => [b.right, b.down],
  );
  const tops = side(
    (b) => b.at,
    (b) => [b.right, b.left],
  );
  const hearts = (hearty ? blocks : [])
    .map(({ at, right, left, down }) => {
      const [x, y] = [at[0] + (right[0] + left[0]) / 2, at[1] + (right[1] + left[1]) / 2 + down[1] * 0.55];
      return s`<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(right[0] * 0.62 + 3)}" ry="${Math.round(down[1] * 0.4)}"/>`;
    })
    .join("");
  return (
    `<g stroke-linejoin="round" stroke-width="5"><path d="${right}" fill="#5f7f92${glassy ? "30" : "4a"}" stroke="#5f7f9226"/><path d="${left}" fill="#e3eff5${glassy ? "36" : "5c"}" stroke="#e3eff534"/></g>` +
    `<g fill="url(#i${id})">${hearts}</g><path d="${tops}" fill="url(#j${id})" stroke="#ffffff90" stroke-linejoin="round" stroke-width="3"/>`
  );
}

/** Cubes piled from the floor up; `wild` ones are cracked: of all sizes, and lying anyhow. */
function cubes(vessel: Vessel, level: number, size: number, { id, random, detail }: Means, wild = false): string {
  const floor = bottomOf(vessel.bowl).y;
  const list: Block[] = [];
  let odd = 0;
  for (
    let y = level - size * 0.02;
    y < floor - size * 0.3 && list.length < (wild ? 15 : 12) - (2 - detail) * 3;
    y += size * 0.98
  ) {
    const room = radiusAt(vessel.bowl, Math.min(y + size * 0.4, floor - 2)) - size * 0.62;
    if (room < -size * 0.25) break;
    const across = Math.max(1, Math.min(wild ? 5 : 3, Math.round((room * 2) / (size * 1.15)) + 1));
    for (let i = 0; i < across; i++) {
      const spread = across === 1 ? (odd % 2 ? 0.7 : -0.7) * Math.max(0, room) : -room + (2 * room * i) / (across - 1);
      const lift = across === 1 ? 0 : (i % 2 ? -1 : 1) * size * 0.16;
      list.push(
        block(
          axis + spread,
          y + lift + (random() - 0.5) * 6,
          size * (wild ? 0.45 + random() * 0.5 : 0.78),
          size * (wild ? 0.3 + random() * 0.55 : 0.72),
          (wild ? 0.2 : 0.4) + random() * (wild ? 1.1 : 0.8),
          (random() - 0.5) * (wild ? 2 : 0.7),
        ),
      );
    }
    odd++;
  }
  return faces(list.reverse(), id, false, detail === 2);
}

function large(vessel: Vessel, level: number, id: string): string {
  const floor = bottomOf(vessel.bowl).y;
  const r = radiusAt(vessel.bowl, level);
  const depth = floor - level;
  const spear = depth > r * 2.2;
  const size = spear ? r * 0.95 : Math.min(r * 1.02, depth * 0.95 + 12);
  const height = spear ? depth * 0.86 : Math.min(size * 1.03, depth + r * 0.25);
  const y = spear ? level + height * 0.44 : Math.max(level + height * 0.28, floor - height * 0.72);
  const crack = s`<path d="M${axis - size * 0.3} ${y}q12 14 6 30M${axis + size * 0.25} ${y + 8}q-8 10 4 26" stroke="#fff5" stroke-width="1.5"/>`;
  return faces([block(axis, y, size, height, 0.62, -0.05)], id, true) + crack;
}

/** Path data of small irregular pieces, light and dark by turns. */
function shards(points: readonly Point[], size: number, random: Random): [light: string, dark: string] {
  const draw = (some: readonly Point[]): string => {
    const pieces = some.map(([x, y]) => {
      const turn = random() * 6;
      return [0, 1.4, 3, 4.7].map((k): Point => {
        const r = size * (0.5 + random() * 0.6);
        return [Math.round(x + Math.cos(turn + k) * r), Math.round(y + Math.sin(turn + k) * r * 0.85)];
      });
    });
    return chain(
      pieces.map((piece) => piece[0] ?? [0, 0]),
      (i) =>
        `l${(pieces[i] ?? [])
          .slice(1)
          .map(([x, y], k) => `${x - (pieces[i]?.[k]?.[0] ?? 0)} ${y - (pieces[i]?.[k]?.[1] ?? 0)}`)
          .join(" ")}z`,
    );
  };
  return [draw(points.filter((_, i) => i % 2 === 0)), draw(points.filter((_, i) => i % 2 === 1))];
}

/** Ice in the bowl, to be put inside its clip path; `level` is the surface of the liquid. */
export function iceIn(ice: Ice, vessel: Vessel, level: number, heaped: boolean, means: Means): string {
  const r = radiusAt(vessel.bowl, level);
  if (ice === "cubed") return cubes(vessel, level, Math.min(64, Math.max(34, r * 0.78)), means);
  if (ice === "large") return large(vessel, level, means.id);
  if (ice === "cracked") return cubes(vessel, level, Math.min(50, Math.max(26, r * 0.5)), means, true);
  if (ice === "crushed") {
    const from = heaped ? rimOf(vessel.bowl).y : level - 3;
    return s`<path d="M0 ${from}H400V500H0Z" fill="url(#k${means.id})" fill-opacity="${heaped ? ".6" : ".7"}"/>`;
  }
  return "";
}

/** The grain of crushed ice, as a pattern to fill with. */
export function crushedDefs(id: string, random: Random): string {
  return (
    s`<pattern id="k${id}" width="60" height="54" patternUnits="userSpaceOnUse" patternTransform="rotate(${10 + random() * 50})">` +
    '<path d="M20 5l6 9-6 9-7-7zM38 7l6 9-8 5-5-6zM1 20l9 4-3 10-7 1zM30 32l8 5-6 6-8-2zM48 24l10-4 2 12-8 4zM16 40l8 1v10l-8 1z" fill="#86a2b266"/>' +
    '<path d="M4 3l13 2 3 10-12 4-7-7zM27 1l11 5-4 10-12-3zM45 8l12-3 2 12-9 5-8-6zM12 24l12-2 5 9-9 8-11-6zM36 22l10 1 4 9-12 5-6-8zM2 38l11-1 2 11-10 4zM26 44l12-5 6 9-9 6z" fill="#fffffe96"/></pattern>'
  );
}

/** The heap of crushed ice that stands above the rim, stained from below by the drink, and how high it is. */
export function heap(vessel: Vessel, stain: string, id: string, random: Random): { drawing: string; top: number } {
  const rim = rimOf(vessel.bowl);
  const r = rim.r - 2;
  const high = Math.min(46, 14 + r * 0.32);
  const top = rim.y - high;
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const across = Math.sin((i / 12 - 0.5) * Math.PI) * 0.95;
    const dome = (1 - across * across) ** 0.6;
    return [axis + across * r * 0.97, rim.y - 2 - high * dome * (i % 3 === 1 ? 0.5 : 0.9)];
  });
  const [light, dark] = shards(points, 11, random);
  const d = s`M${axis - r} ${rim.y}C${axis - r * 0.96} ${rim.y - high * 0.6} ${axis - r * 0.6} ${top} ${axis} ${top}S${axis + r * 0.96} ${rim.y - high * 0.6} ${axis + r} ${rim.y}A${r} ${r * tilt} 0 0 1 ${axis - r} ${rim.y}Z`;
  return {
    top,
    drawing:
      s`<linearGradient id="n${id}" x2=".35" y2="1"><stop stop-color="#fdfeff"/><stop offset=".55" stop-color="#e6eef2"/><stop offset="1" stop-color="${blend("#d3e0e6", stain, 0.45)}"/></linearGradient>` +
      s`<path d="${dark}" fill="#d5e1e7"/><path d="${d}" fill="url(#n${id})"/><path d="${d}" fill="url(#k${id})" fill-opacity=".8"/><path d="${light}" fill="#fbfdfee0" stroke="#c9d7de" stroke-width=".8"/>`,
  };
}

/** The tops of cubes in the mouth of a mug that hides the rest. */
export function blocksAtRim(rim: { r: number; y: number }, id: string, random: Random): string {
  const size = rim.r * 0.46;
  const at = [-0.42, 0.44, 0.02].map((across, i) =>
    block(
      axis + rim.r * across,
      rim.y + (i === 2 ? 4 : -3),
      size,
      size * 0.9,
      0.4 + random() * 0.8,
      (random() - 0.5) * 0.6,
    ),
  );
  return faces(at, id);
}
