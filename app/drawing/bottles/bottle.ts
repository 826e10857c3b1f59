/** Draws an ingredient in its bottle, carton or jar, or as itself on a dish, with its name. */

import type { BottleFacts } from "../facts.ts";
import { axis, bottomOf, radiusAt, rimOf, sideDown, sideLength, silhouette, tilt } from "../glasses/profile.ts";
import { blend, safeColour, shade, toLab } from "../svg/colour.ts";
import { cutAbove, dashes, dots, frame, hash, idOf, type Point, s, seeded } from "../svg/svg.ts";
import { bottleShapes, widest } from "./bottle-shapes.ts";
import { carton } from "./carton.ts";
import { silhouetteOf } from "./choose.ts";
import { dish } from "./dish.ts";
import { type as setType } from "./label.ts";
import type { BottleShape, Glass } from "./shape.ts";
import { topOf } from "./stoppers.ts";

const line = "#98a4ac";
/** The glass's own colour, and how much of what it holds it hides. */
const glasses: Record<Glass, { colour: string; hides: number }> = {
  clear: { colour: "#dfe9ee", hides: 0 },
  green: { colour: "#2f4a2c", hides: 0.66 },
  brown: { colour: "#4a2610", hides: 0.7 },
  black: { colour: "#1d1a18", hides: 0.84 },
  blue: { colour: "#1f3f78", hides: 0.66 },
  sky: { colour: "#5fa9de", hides: 0.55 },
  amber: { colour: "#8f4a12", hides: 0.62 },
  white: { colour: "#f3f1ea", hides: 0.9 },
};

function labelPath({ form, y, wide, high }: BottleShape["label"], grow = 0): string {
  const [w, h] = [wide / 2 + grow, high / 2 + grow];
  const sag = w * 0.1;
  if (form === "oval") return s`M${axis - w} ${y}a${w} ${h} 0 0 1 ${w * 2} 0a${w} ${h} 0 0 1 ${-w * 2} 0Z`;
  if (form === "arch") {
    return s`M${axis - w} ${y - h * 0.62}Q${axis} ${y - h * 1.5} ${axis + w} ${y - h * 0.62}V${y + h}Q${axis} ${y + h + sag * 2} ${axis - w} ${y + h}Z`;
  }
  if (form === "shield") {
    return s`M${axis - w} ${y - h}Q${axis} ${y - h + sag * 2} ${axis + w} ${y - h}V${y + h * 0.5}Q${axis + w * 0.8} ${y + h * 0.86} ${axis} ${y + h * 1.12}Q${axis - w * 0.8} ${y + h * 0.86} ${axis - w} ${y + h * 0.5}Z`;
  }
  if (form === "tag") {
    const c = 14;
    return s`M${axis - w + c} ${y - h}H${axis + w - c}L${axis + w} ${y - h + c}V${y + h - c}L${axis + w - c} ${y + h}H${axis - w + c}L${axis - w} ${y + h - c}V${y - h + c}Z`;
  }
  return s`M${axis - w} ${y - h}Q${axis} ${y - h + sag * 2} ${axis + w} ${y - h}V${y + h}Q${axis} ${y + h + sag * 2} ${axis - w} ${y + h}Z`;
}

/** A colour that can be read on paper. */
function inkOf(colour: string): string {
  return toLab(colour)[0] > 0.72 ? shade(colour, -0.32) : colour;
}

function rule(y: number, half: number, ink: string): string {
  return s`<path d="M${axis - half} ${y}h${half - 9}M${axis + 9} ${y}h${half - 9}" stroke="${ink}" stroke-width="1.6"/><path d="M${axis} ${y - 5}l5 5-5 5-5-5Z" fill="${ink}"/>`;
}

function ornament({ form, y, wide, high }: BottleShape["label"], ink: string): string {
  if (form === "tag") return rule(y + high * 0.32, wide * 0.3, ink);
  if (form === "strip") {
    const band = (at: number): string =>
      s`<path d="M${axis - wide / 2} ${at}Q${axis} ${at + wide * 0.1} ${axis + wide / 2} ${at}" stroke="${ink}" stroke-width="7"/>`;
    return band(y - high * 0.36) + band(y + high * 0.38);
  }
  const half = wide * (form === "oval" ? 0.22 : 0.3);
  const [top, low] = form === "oval" ? [0.66, 0.7] : form === "arch" ? [0.74, 0.72] : [0.66, 0.72];
  return rule(y - (high / 2) * top, half, ink) + rule(y + (high / 2) * low, half, ink);
}

/** The label with its type: the brand large and the ingredient small, or the ingredient alone. */
function labelOf(shape: BottleShape, facts: BottleFacts, liquid: string, id: string): string {
  const { label, slip } = shape;
  const ink = inkOf(liquid);
  const paper = labelPath(label);
  const [room, tall] = label.form === "oval" ? [0.78, 0.5] : label.form === "tag" ? [0.84, 0.54] : [0.88, 0.54];
  const middle = label.form === "arch" ? 4 : label.form === "tag" ? -6 : 2;
  const [wide, high] = [label.wide * room, label.high * tall];
  const y = label.y + middle;
  const lines = facts.brand
    ? setType(facts.brand, axis, y - high * 0.16, wide, high * 0.66, label.ink) +
      setType(facts.name, axis, y + high * 0.4, wide, high * 0.3, ink, 14, 1)
    : setType(facts.name, axis, y, wide, high, label.ink);
  const small = slip
    ? s`<path d="M${axis - 18} ${slip - 9}Q${axis} ${slip - 5} ${axis + 18} ${slip - 9}V${slip + 9}Q${axis} ${slip + 13} ${axis - 18} ${slip + 9}Z" fill="${label.paper}" fill-opacity=".92"/><path d="M${axis} ${slip - 3}l4 4-4 4-4-4Z" fill="${ink}"/>`
    : "";
  return (
    s`<path d="${paper}" fill="${label.paper}"/><path d="${paper}" fill="url(#p${id})" stroke="#0002"/>` +
    s`<path d="${labelPath(label, -6)}" stroke="${ink}" stroke-opacity=".7" stroke-width="1.4"/>` +
    small +
    ornament(label, ink) +
    lines
  );
}

function inBottle(facts: BottleFacts, shape: BottleShape, dry: boolean): string {
  const liquid = safeColour(facts.colour);
  const seed = hash(JSON.stringify([facts.name, facts.brand ?? "", liquid, facts.kind]));
  const id = idOf(seed);
  const random = seeded(seed);
  const { half, level } = shape;
  const glass = glasses[shape.glass];
  const foot = bottomOf(half);
  const wide = widest(half);
  const r = radiusAt(half, level) - 2;
  const seen = glass.hides > 0 ? blend(liquid, glass.colour, glass.hides) : liquid;
  const pale = glass.hides === 0 && toLab(seen)[0] > 0.93 && !dry;
  const deep = shade(seen, -0.16);
  const shapeOf = silhouette(half, "far");

  const defs =
    s`<clipPath id="c${id}"><path d="${shapeOf}"/></clipPath>` +
    `<linearGradient id="l${id}"><stop stop-color="${deep}"/><stop offset=".3" stop-color="${shade(seen, 0.06)}"/><stop offset=".7" stop-color="${seen}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<radialGradient id="w${id}"><stop stop-color="${pale ? "#ffffff" : shade(seen, 0.17)}${pale ? "90" : "b8"}"/><stop offset="1" stop-color="${pale ? "#ffffff" : shade(seen, 0.17)}00"/></radialGradient>` +
    `<linearGradient id="g${id}"><stop stop-color="#7f929f90"/><stop offset=".08" stop-color="#a9b9c430"/><stop offset=".22" stop-color="#fff3"/><stop offset=".36" stop-color="#fff0"/><stop offset=".86" stop-color="#0001"/><stop offset="1" stop-color="#6d808d90"/></linearGradient>` +
    `<linearGradient id="p${id}"><stop stop-color="#0004"/><stop offset=".25" stop-color="#fff3"/><stop offset=".6" stop-color="#0000"/><stop offset="1" stop-color="#0005"/></linearGradient>` +
    `<radialGradient id="s${id}"><stop offset=".3" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>` +
    `<radialGradient id="b${id}"><stop stop-color="${shade(seen, 0.1)}88"/><stop offset="1" stop-color="${seen}00"/></radialGradient>`;

  const fizzy = facts.kind === "beer" || facts.kind === "mixer";
  const bubbles: Point[] = fizzy
    ? Array.from({ length: 22 }, () => {
        const y = level + 6 + random() * (foot.y - level - 12);
        return [axis + (random() * 2 - 1) * radiusAt(half, y) * 0.86, y];
      })
    : [];
  const grains: Point[] = dry
    ? Array.from({ length: 60 }, () => [axis + (random() * 2 - 1) * 92, level + random() * (foot.y - level)])
    : [];
  const inside =
    s`<path d="M${axis - wide} ${level}V500H${axis + wide}V${level}Z" fill="url(#l${id})" fill-opacity="${pale ? ".18" : ".94"}"/>` +
    s`<ellipse cx="${axis + wide * 0.3}" cy="${foot.y - (foot.y - level) * 0.25}" rx="${wide * 0.8}" ry="${(foot.y - level) * 0.5}" fill="url(#w${id})"/>` +
    s`<ellipse cx="${axis}" cy="${level}" rx="${r}" ry="${r * tilt}" fill="${pale ? "#ffffff" : shade(seen, 0.08)}" fill-opacity="${pale ? ".34" : ".9"}"/>` +
    dots(grains.slice(0, 30), `${shade(liquid, -0.14)}99`, 5) +
    dots(grains.slice(30), `${shade(liquid, 0.1)}99`, 5) +
    dots(bubbles, "#fff9", 3) +
    s`<path d="M${axis - foot.r} ${foot.y - 4}a${foot.r} ${foot.r * tilt} 0 0 0 ${foot.r * 2} 0" stroke="#0003" stroke-width="9"/>`;
  const tinted =
    glass.hides > 0
      ? s`<path d="${shapeOf}" fill="${glass.colour}" fill-opacity="${glass.hides > 0.8 ? ".92" : glass.hides < 0.6 ? ".55" : ".72"}"/>`
      : "";
  const shine = (x: number, width: number, pattern: readonly number[], opacity: string): string =>
    s`<path d="M${axis - rimOf(half).r * 0.8} ${rimOf(half).y}${sideDown(half, -1, 0.84)}" transform="translate(${x})" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" ${dashes(sideLength(half, 0.84), 100, pattern, 10)}/>`;
  return (
    defs +
    s`<ellipse cx="${axis}" cy="${foot.y + foot.r * 0.13}" rx="${wide * 1.2}" ry="${wide * 0.2}" fill="url(#s${id})"/><ellipse cx="${axis + 14}" cy="${foot.y + foot.r * 0.15}" rx="${wide * 1.4}" ry="${wide * 0.2}" fill="url(#b${id})"/>` +
    (shape.behind ?? "") +
    tinted +
    s`<path d="${shapeOf}" fill="url(#g${id})"/><g clip-path="url(#c${id})">${inside}</g>` +
    s`<path d="${shapeOf}" fill="url(#g${id})" stroke="${line}" stroke-width="1.8"/>` +
    (shape.front ?? "") +
    labelOf(shape, facts, liquid, id) +
    shape.stopper +
    shine(0, 4.6, [18, 4, 14, 100], ".5") +
    shine(9, 12, [14, 100], ".14")
  );
}

/** The view box of a bottle: as it is drawn, or so much larger that a card's square cuts nothing off a tall one. */
function viewOf(shape: BottleShape): string {
  const high = Math.max(500, Math.ceil((500 - topOf(shape.stopper)) / (1 - cutAbove)));
  return s`${axis - high * 0.4} ${500 - high} ${high * 0.8} ${high}`;
}

/** Draws the ingredient; an unknown kind is drawn as a spirit. */
export function bottle(facts: BottleFacts): string {
  const drawn = silhouetteOf(facts);
  const content =
    drawn === "carton"
      ? carton(facts)
      : drawn === "dish"
        ? dish(facts)
        : inBottle(facts, bottleShapes[drawn], drawn === "jar" && facts.kind === "pantry");
  const view = drawn === "carton" || drawn === "dish" ? undefined : viewOf(bottleShapes[drawn]);
  return frame(facts.brand ? `${facts.brand}, ${facts.name}` : facts.name, content, view);
}
