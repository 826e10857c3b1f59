/** Draws an ingredient in its bottle or jar, with its name on the label. */

import { safeColour, shade, toLab } from "../colour.ts";
import type { BottleFacts, BottleKind } from "../facts.ts";
import { axis, bottomOf, radiusAt, rimOf, sample, sideDown, silhouette, tilt } from "../glasses/profile.ts";
import { dots, frame, hash, idOf, type Point, s, seeded } from "../svg.ts";
import { type BottleShape, bottleShapes } from "./bottle-shapes.ts";
import { type as setType } from "./label.ts";

const line = "#98a4ac";

function labelPath({ form, y, wide, high }: BottleShape["label"], grow = 0): string {
  const [w, h] = [wide / 2 + grow, high / 2 + grow];
  const sag = w * 0.1;
  if (form === "oval") return s`M${axis - w} ${y}a${w} ${h} 0 0 1 ${w * 2} 0a${w} ${h} 0 0 1 ${-w * 2} 0Z`;
  if (form === "arch") {
    return s`M${axis - w} ${y - h * 0.62}Q${axis} ${y - h * 1.5} ${axis + w} ${y - h * 0.62}V${y + h}Q${axis} ${y + h + sag * 2} ${axis - w} ${y + h}Z`;
  }
  if (form === "tag") {
    const c = 14;
    return s`M${axis - w + c} ${y - h}H${axis + w - c}L${axis + w} ${y - h + c}V${y + h - c}L${axis + w - c} ${y + h}H${axis - w + c}L${axis - w} ${y + h - c}V${y - h + c}Z`;
  }
  return s`M${axis - w} ${y - h}Q${axis} ${y - h + sag * 2} ${axis + w} ${y - h}V${y + h}Q${axis} ${y + h + sag * 2} ${axis - w} ${y + h}Z`;
}

function accent({ form, y, wide, high }: BottleShape["label"], colour: string): string {
  const deep = toLab(colour)[0] > 0.72 ? shade(colour, -0.3) : colour;
  const rule = (at: number, half: number): string =>
    s`<path d="M${axis - half} ${at}h${half - 9}M${axis + 9} ${at}h${half - 9}" stroke="${deep}" stroke-width="1.6"/><path d="M${axis} ${at - 5}l5 5-5 5-5-5Z" fill="${deep}"/>`;
  const [top, low] = form === "oval" ? [0.66, 0.7] : form === "arch" ? [0.74, 0.72] : [0.66, 0.74];
  const half = wide * (form === "oval" ? 0.22 : 0.3);
  return form === "tag"
    ? rule(y + high * 0.32, half)
    : rule(y - (high / 2) * top, half) + rule(y + (high / 2) * low, half);
}

/** Draws the bottle; an unknown kind is drawn as a spirit. */
export function bottle({ name, colour, kind }: BottleFacts): string {
  const known: BottleKind = Object.hasOwn(bottleShapes, kind) ? kind : "spirit";
  const shape = bottleShapes[known];
  const liquid = safeColour(colour);
  const seed = hash(JSON.stringify([name, liquid, known]));
  const id = idOf(seed);
  const random = seeded(seed);
  const { half, level, label } = shape;
  const foot = bottomOf(half);
  const widest = Math.max(...sample(half).map(([r]) => r));
  const r = radiusAt(half, level) - 2;
  const pale = toLab(liquid)[0] > 0.93 && known !== "pantry";
  const deep = shade(liquid, -0.16);

  const defs =
    s`<clipPath id="c${id}"><path d="${silhouette(half, "far")}"/></clipPath>` +
    `<linearGradient id="l${id}"><stop stop-color="${deep}"/><stop offset=".3" stop-color="${shade(liquid, 0.05)}"/><stop offset=".7" stop-color="${liquid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<linearGradient id="g${id}"><stop stop-color="#7f929f90"/><stop offset=".08" stop-color="#a9b9c430"/><stop offset=".22" stop-color="#fff3"/><stop offset=".36" stop-color="#fff0"/><stop offset=".86" stop-color="#0001"/><stop offset="1" stop-color="#6d808d90"/></linearGradient>` +
    `<linearGradient id="p${id}"><stop stop-color="#0004"/><stop offset=".25" stop-color="#fff3"/><stop offset=".6" stop-color="#0000"/><stop offset="1" stop-color="#0005"/></linearGradient>` +
    '<radialGradient id="s' +
    id +
    '"><stop offset=".3" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>';

  const bubbles: Point[] = ["beer", "mixer"].includes(known)
    ? Array.from({ length: 22 }, () => {
        const y = level + 6 + random() * (foot.y - level - 12);
        return [axis + (random() * 2 - 1) * radiusAt(half, y) * 0.86, y];
      })
    : [];
  const grains: Point[] =
    known === "pantry"
      ? Array.from({ length: 60 }, () => [axis + (random() * 2 - 1) * 92, level + random() * (foot.y - level)])
      : [];
  const inside =
    s`<path d="M${axis - widest} ${level}V500H${axis + widest}V${level}Z" fill="url(#l${id})" fill-opacity="${pale ? ".2" : ".94"}"/>` +
    s`<ellipse cx="${axis}" cy="${level}" rx="${r}" ry="${r * tilt}" fill="${shade(liquid, 0.08)}" fill-opacity="${pale ? ".4" : ".9"}"/>` +
    dots(grains.slice(0, 30), `${shade(liquid, -0.14)}99`, 5) +
    dots(grains.slice(30), `${shade(liquid, 0.1)}99`, 5) +
    dots(bubbles, "#fff9", 3) +
    s`<path d="M${axis - foot.r} ${foot.y - 4}a${foot.r} ${foot.r * tilt} 0 0 0 ${foot.r * 2} 0" stroke="#0003" stroke-width="9"/>`;

  const paper = labelPath(label);
  const [room, tall] = label.form === "oval" ? [0.74, 0.46] : label.form === "tag" ? [0.84, 0.52] : [0.84, 0.5];
  const middle = label.form === "arch" ? 4 : label.form === "tag" ? -6 : 2;
  const content =
    defs +
    s`<ellipse cx="${axis}" cy="${foot.y + foot.r * 0.13}" rx="${widest * 1.2}" ry="${widest * 0.2}" fill="url(#s${id})"/>` +
    (shape.behind ?? "") +
    s`<path d="${silhouette(half, "far")}" fill="url(#g${id})"/><g clip-path="url(#c${id})">${inside}</g>` +
    s`<path d="${silhouette(half, "far")}" fill="url(#g${id})" stroke="${line}" stroke-width="1.8"/>` +
    s`<path d="${paper}" fill="${label.paper}"/><path d="${paper}" fill="url(#p${id})" stroke="#0002"/>` +
    s`<path d="${labelPath(label, -6)}" stroke="${toLab(liquid)[0] > 0.72 ? shade(liquid, -0.3) : liquid}" stroke-opacity=".75" stroke-width="1.4"/>` +
    accent(label, liquid) +
    setType(name, axis, label.y + middle, label.wide * room, label.high * tall, label.ink) +
    shape.stopper +
    s`<path d="M${axis - rimOf(half).r * 0.8} ${rimOf(half).y}${sideDown(half, -1, 0.84)}" pathLength="100" stroke="#fff7" stroke-width="4.500" stroke-linecap="round" stroke-dasharray="18 4 14 100" stroke-dashoffset="-10"/>`;
  return frame(name, content);
}
