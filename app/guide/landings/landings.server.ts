import { slugOf } from "#app/kit/slug.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptLong } from "#app/operations/kept-answers.server.ts";
import {
  decadeOf,
  fewestThings,
  type LandingHrefs,
  type LandingKind,
  type LandingWord,
  landingKey,
  landingPath,
} from "./landing.ts";
import { type Counted, countLandings } from "./landing-store.server.ts";

/** A landing, with how many things it has in all; only where `isThere` it has a page. */
export type Landing = Counted & { total: number; isThere: boolean; href: string };

type Landings = Record<LandingKind, ReadonlyMap<string, Landing>>;

/** Every landing by its kind and key, counted once and kept until the library changes: of 100,000 recipes that takes some 3 s. */
export function landingsOf(house: House): Promise<Landings> {
  return keptLong(house, { name: "guide/landings", key: "", most: 1 }, async () => {
    const landings = { country: new Map(), city: new Map(), year: new Map(), spirit: new Map() };
    for (const one of await countLandings(house.bulk)) {
      // What a spirit itself is, and its kinds, make no page of their own.
      const { ingredients: _, ...others } = one.counts;
      const total = Object.values(others).reduce((sum, count) => sum + count, 0);
      const isThere = total >= fewestThings;
      landings[one.kind].set(one.key, { ...one, total, isThere, href: landingPath(one.kind, one.key) });
    }
    return landings;
  });
}

/** The pages of what an entry tells: a year without one of its own leads to its decade (areas.md). */
export async function landingHrefs(house: House, words: readonly LandingWord[]): Promise<LandingHrefs> {
  if (words.length === 0) return {};
  const landings = await landingsOf(house);
  const there = (kind: LandingKind, key: string) => {
    const found = landings[kind].get(key);
    return found?.isThere ? found : undefined;
  };
  const found = words.flatMap(({ kind, ...told }) => {
    const decade = kind === "year" ? there(kind, decadeOf(Number(told.word))) : undefined;
    const landing = there(kind, landingKey(told)) ?? decade;
    return landing ? [[told.word, landing.href] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * The landing that an address means, and whether it is spelt as it stands: another case, a name instead of its slug, or a city
 * under another country leads to the right one (contract.md, 4). Null where there is none.
 */
export function landingAt(landings: Landings, kinds: readonly LandingKind[], parts: readonly string[]): Landing | null {
  const key = parts.map(slugOf).join("/");
  for (const kind of kinds) {
    const found = landings[kind].get(key) ?? (kind === "city" ? cityElsewhere(landings, parts) : undefined);
    if (found?.isThere) return found;
  }
  return null;
}

/** The one city of a name, in whichever country it lies. */
function cityElsewhere({ city }: Landings, parts: readonly string[]): Landing | undefined {
  if (parts.length !== 2) return undefined;
  const asked = slugOf(parts[1]!);
  const all = [...city.values()].filter(({ key, isThere }) => isThere && key.split("/")[1] === asked);
  return all.length === 1 ? all[0] : undefined;
}

/** The addresses of all landings that have a page, for the sitemap. */
export async function landingAddresses(house: House): Promise<string[]> {
  return Object.values(await landingsOf(house)).flatMap((all) =>
    [...all.values()].flatMap(({ isThere, href }) => (isThere ? [href] : [])),
  );
}
