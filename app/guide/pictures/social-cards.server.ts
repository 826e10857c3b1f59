import { sampleNamed } from "#app/drawing/drawing-sheet.ts";
import { cardPng, pictureCard } from "#app/drawing/social-card.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { type Area, tabPictures } from "../area.ts";
import type { AreaReading } from "../areas/area-reading.server.ts";
import { areas } from "../areas.ts";

/** Cards are some 60 kB each, and take a tenth of a second to paint. */
const mostCards = 32;

/** A card that is kept here as well: the page cache keeps answers to GET, for each encoding anew. */
export function keptCard(house: House, key: string, paint: () => Promise<Buffer | null>): Promise<Buffer | null> {
  return keptAnswer(house, { name: "guide/social-card", key, most: mostCards }, paint);
}

/** The card of an entry of any area but cocktails: its drawing, its name and what it is; null where there is none for everybody. */
export function entrySocialCard(house: House, { area, picture }: AreaReading, id: number): Promise<Buffer | null> {
  return keptCard(house, `${area.table}/${id}`, async () => {
    const [[card], svg] = await Promise.all([
      subjectCards(house.db, [{ link_table: area.table, link_id: id }]),
      picture(house.db, id, null),
    ]);
    if (!card || svg === null) return null;
    const facts = card.facts ?? "";
    // Of some the facts begin with what kind of thing it is.
    const isTold = facts.toLowerCase().startsWith(card.category.toLowerCase());
    const words = [isTold ? "" : card.category, facts].filter(Boolean).join(" · ");
    return cardPng(pictureCard({ name: card.name, words, picture: svg, colour: card.colour }));
  });
}

const ofSite = {
  title: "Jigger",
  intro: "A guide to drinks, a shop, and a bar that knows what you can make.",
  tab: "cocktails",
} as const;

/** The card of a page without a picture of its own: of an area's lists by its link table, and `jigger`, the site's. */
export function pageSocialCard(house: House, name: string): Promise<Buffer | null> {
  const area = (areas as readonly Area[]).find(({ table }) => table === name);
  if (!area && name !== "jigger") return Promise.resolve(null);
  const { title, intro, tab } = area ? { ...area.words, tab: area.tab } : ofSite;
  return keptCard(house, `cards/${name}`, async () => {
    const [section, key] = tabPictures[tab].split("/");
    const picture = sampleNamed(section!, key!)?.draw();
    return picture ? cardPng(pictureCard({ name: title, words: intro, picture, colour: null })) : null;
  });
}
