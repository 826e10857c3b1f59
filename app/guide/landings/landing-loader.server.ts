import { data, redirect } from "react-router";
import { splitLocale } from "#app/i18n/locale.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { listCard } from "../areas/area-card.tsx";
import { listJsonLd } from "../areas/json-ld.server.ts";
import { type LandingKind, landingList } from "./landing.ts";
import { blocksOf, countsText, figuresOf } from "./landing-blocks.server.ts";
import { landingCards } from "./landing-store.server.ts";
import { landingMaps, landingTimeline } from "./landing-timeline.server.ts";
import { type Landing, landingAt, landingsOf } from "./landings.server.ts";

/** Which kinds stand below which folder of addresses. */
const kindsOf: Record<string, readonly LandingKind[]> = {
  places: ["country", "city"],
  years: ["year"],
  spirits: ["spirit"],
};

/** A country, city, year, decade or spirit, made from the facts of entries (areas.md, last row). */
export async function loadLanding(house: House, url: URL) {
  const path = splitLocale(url.pathname).rest;
  const [folder = "", ...parts] = path.split("/").filter(Boolean);
  const landings = await landingsOf(house);
  const landing = landingAt(landings, kindsOf[folder] ?? [], parts.map(decoded));
  if (!landing) throw data(null, { status: 404 });
  if (path !== landing.href) throw redirect(landing.href + url.search, 301);
  const { kind, key } = landing;
  const asked = { name: "guide/landing-cards", key: `${kind} ${key}`, most: 200 };
  const [cards, maps, timeline] = await Promise.all([
    keptAnswer(house, asked, () => landingCards(house.db, landing)),
    landingMaps(house, landing),
    landingTimeline(house, landing),
  ]);
  const way = wayTo(landing, landings.country);
  const groups = blocksOf(landing, cards);
  const steps = [...way, { title: landing.name, path: landing.href }];
  const listed = groups.flatMap((group) => group.cards);
  const jsonLd = listJsonLd(
    steps.map(({ title, path }) => ({ name: title, href: path })),
    listed,
    house.settings.BASE_URL,
  );
  return {
    kind,
    href: landing.href,
    title: titleOf(landing),
    name: landing.name,
    description: descriptionOf(landing),
    figures: figuresOf(landing),
    way,
    groups: groups.map((group) => ({ ...group, cards: group.cards.map(listCard) })),
    maps,
    // A map tells where, a line when: whichever there is, the map first (areas.md).
    timeline: maps.length > 0 ? null : timeline,
    picture: listed.find(({ image }) => image)?.image ?? null,
    jsonLd,
  };
}

/** What an address writes, as it was meant; what makes no sense stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function wayTo({ kind, within }: Landing, countries: ReadonlyMap<string, Landing>) {
  const { title, path } = landingList[kind];
  const country = within === null ? undefined : [...countries.values()].find((one) => one.name === within);
  return [{ title, path }, ...(country?.isThere ? [{ title: country.name, path: country.href }] : [])];
}

function titleOf({ kind, name, within }: Landing): string {
  if (kind === "city") return name === within ? `${name}, the city` : `${name}, ${within}`;
  if (kind === "year") return name.endsWith("s") ? `The ${name}` : name;
  return name;
}

function descriptionOf(landing: Landing): string {
  const title = titleOf(landing);
  const counted = countsText(landing);
  if (landing.kind === "year") return `${title} in the history of drinks, as far as the guide tells of it: ${counted}.`;
  if (landing.kind === "spirit") return `Everything that the guide has with ${landing.name.toLowerCase()}: ${counted}.`;
  return `${title} in the world of drinks: ${counted}, on one page.`;
}
