/** A book seen from the front: a typographic cover set from its title, author and year. */
import { type as setType } from "../bottles/label.ts";
import { frame, hash, idOf, s } from "../svg/svg.ts";
import { type Cloth, clothOf } from "./cloth.ts";

export type BookFacts = { title: string; author?: string; year?: number };

/** The cover lies between these; the spine is to its left. */
const cover = { left: 84, right: 330, top: 70, bottom: 440, middle: 212 };

type Layout = (facts: { title: string; author: string; year: string }, cloth: Cloth) => string;

const rule = (y: number, half: number, ink: string, width = 1.6): string =>
  s`<path d="M${cover.middle - half} ${y}H${cover.middle + half}" stroke="${ink}" stroke-width="${width}"/>`;
const diamond = (y: number, ink: string, size = 7): string =>
  s`<path d="M${cover.middle} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}Z" fill="${ink}"/>`;
const small = (text: string, y: number, ink: string, largest = 17): string =>
  text ? setType(text, cover.middle, y, 190, 40, ink, largest, 2) : "";

/** A double frame, stamped in foil. */
const framed: Layout = ({ title, author, year }, { foil }) =>
  `<path d="M100 86H318V424H100Z" stroke="${foil}" stroke-width="3"/><path d="M108 94H310V416H108Z" stroke="${foil}" stroke-width="1.2"/>` +
  setType(title, cover.middle, 196, 180, 120, foil, 40) +
  rule(286, 60, foil) +
  diamond(286, foil) +
  small(author, 334, foil) +
  small(year, 390, foil, 15);

/** A paper label pasted on the cloth. */
const labelled: Layout = ({ title, author, year }, { paper, deep, foil }) =>
  `<path d="M122 124H302V300H122Z" fill="${paper}"/><path d="M128 130H296V294H128Z" stroke="${deep}" stroke-width="1.4"/>` +
  setType(title, cover.middle, 196, 148, 92, deep, 34) +
  rule(252, 44, deep) +
  small(author, 272, deep, 15) +
  small(year, 388, foil, 18);

/** Bands across the cover, the title between them. */
const banded: Layout = ({ title, author, year }, { foil, light }) =>
  `<path d="M84 104H330V124H84ZM84 330H330V350H84Z" fill="${light}"/><path d="M84 130H330M84 324H330" stroke="${foil}" stroke-width="2"/>` +
  setType(title, cover.middle, 226, 206, 150, foil, 44) +
  small(author, 386, foil) +
  small(year, 84 + 10, foil, 13);

/** A sunburst behind a round title, as in the years of the cocktail's youth. */
const sunburst: Layout = ({ title, author, year }, { foil, deep }) => {
  let rays = "";
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2;
    rays += s`M${cover.middle + Math.cos(a) * 92} ${210 + Math.sin(a) * 92}L${cover.middle + Math.cos(a) * 114} ${210 + Math.sin(a) * 114}`;
  }
  return (
    s`<path d="${rays}" stroke="${foil}" stroke-width="2.4"/><circle cx="${cover.middle}" cy="210" r="84" fill="${deep}" stroke="${foil}" stroke-width="2"/>` +
    setType(title, cover.middle, 210, 132, 96, foil, 32) +
    rule(346, 80, foil) +
    small(author, 374, foil) +
    small(year, 414, foil, 15)
  );
};

/** Type alone, large, at the top; a coupe stamped beneath. */
const stamped: Layout = ({ title, author, year }, { foil }) =>
  setType(title, cover.middle, 160, 210, 130, foil, 46) +
  `<path d="M168 266H256Q254 304 212 306Q170 304 168 266ZM212 306V356M186 358Q212 348 238 358Z" stroke="${foil}" stroke-width="3" stroke-linejoin="round"/><path d="M174 280H250" stroke="${foil}" stroke-width="2"/>` +
  small(author, 392, foil) +
  small(year, 424, foil, 13);

export const layouts = [framed, labelled, banded, sunburst, stamped] as const;

const yearOf = ({ year }: BookFacts): string =>
  year !== undefined && Number.isFinite(year) ? String(Math.trunc(year)) : "";
const seedOf = (facts: BookFacts): number =>
  hash(JSON.stringify(["book", facts.title, facts.author ?? "", yearOf(facts)]));
const bound = (seed: number): Cloth => clothOf(seed >>> 3);

/** The cloth and the foil of a book: its spine has those of its cover. */
export function clothOfBook(facts: BookFacts): Pick<Cloth, "cloth" | "deep" | "foil"> {
  const { cloth, deep, foil } = bound(seedOf(facts));
  return { cloth, deep, foil };
}

/** Draws the book; its cloth and layout stay its own. */
export function book(facts: BookFacts): string {
  const year = yearOf(facts);
  const seed = seedOf(facts);
  const id = idOf(seed);
  const cloth = bound(seed);
  const layout = layouts[seed % layouts.length] ?? framed;
  const content =
    `<linearGradient id="c${id}"><stop stop-color="${cloth.light}"/><stop offset=".12" stop-color="${cloth.cloth}"/><stop offset="1" stop-color="${cloth.deep}"/></linearGradient><linearGradient id="p${id}"><stop stop-color="${cloth.deep}"/><stop offset=".5" stop-color="${cloth.light}"/><stop offset="1" stop-color="${cloth.deep}"/></linearGradient><radialGradient id="s${id}"><stop offset=".5" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>` +
    `<pattern id="w${id}" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1h4M1 0v4" stroke="#fff" stroke-opacity=".06"/><path d="M0 3h4M3 0v4" stroke="#000" stroke-opacity=".08"/></pattern>` +
    `<ellipse cx="212" cy="452" rx="164" ry="20" fill="url(#s${id})"/>` +
    `<path d="M72 62L350 66V446L72 452Z" fill="${cloth.deep}"/><path d="M330 74L346 78V438L330 436Z" fill="#f0e4cb"/><path d="M334 76V437M338 77V437M342 78V438" stroke="#cdbb95"/>` +
    `<path d="M76 62H330V448H76Z" fill="url(#c${id})"/><path d="M76 62H330V448H76Z" fill="url(#w${id})"/><path d="M62 60Q70 54 84 60V450Q70 456 62 450Z" fill="url(#p${id})"/><path d="M92 62V448" stroke="#000" stroke-opacity=".25" stroke-width="3"/><path d="M95 62V448" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>` +
    layout({ title: facts.title, author: facts.author ?? "", year }, cloth) +
    `<path d="M100 62L180 62L96 300Z" fill="#fff" fill-opacity=".05"/>`;
  return frame(facts.author ? `${facts.title}, ${facts.author}` : facts.title, content);
}

/** The picture of a book in words. */
export function describeBook({ title, author, year }: BookFacts): string {
  const by = author ? ` by ${author}` : "";
  return `${title}${by}${year ? `, ${year}` : ""}: a clothbound cover set in type.`;
}
