import { listSearches } from "#app/builder/builder-calls.server.ts";
import type { FrontPage } from "#app/guide/front-page.server.ts";
import { oidOf } from "#app/kit/subject.ts";
import { viewedSubjects } from "#app/marks/mark-store.server.ts";
import { loadRecipes, loadUnlocks, loadYear } from "#app/my-bar/my-bar-calls.server.ts";
import type { Person } from "#app/operations/operation.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import type { Visit } from "#app/operations/visit.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { listOperations } from "#app/your-lists/list-operations.server.ts";
import type { DashboardCard, DashboardData } from "./dashboard-data.ts";

/** contract.md, 8: how many each block shows. */
const shown = { tonight: 5, mustTry: 5, viewed: 8, searches: 5 } as const;

/** The premium member's dashboard (contract.md, 8), by the same operations that their other pages ask. */
export async function dashboardOf(visit: Visit, day: FrontPage["tonight"]): Promise<DashboardData> {
  const caller = await visit.caller();
  const everything = { include_non_alcoholic: true };
  const [tonight, unlocks, mustTry, viewed, year, searches] = await Promise.all([
    run(loadRecipes, { ...everything, limit: String(shown.tonight) }, caller),
    run(loadUnlocks, { limit: "1", source: "bottle-shop" }, caller),
    run(listOperations["must-try"], { limit: String(shown.mustTry) }, caller),
    viewedOf(visit, caller.person!),
    run(loadYear, {}, caller),
    run(listSearches, { limit: String(shown.searches) }, caller),
  ]);
  const made = valueFrom(tonight);
  const [next = null] = valueFrom(unlocks).result;
  return {
    collapsed: visit.cookies.get("dashboard_hide") === "1",
    tonight: made.result.map(({ cocktail }) => ({ ...cocktail, category: cocktail.teaser })).map(cardOf),
    makeable: valueFrom(unlocks).makeable,
    next: next && {
      name: next.name,
      image: next.image,
      colour: next.colour,
      href: next.href,
      count: next.recipe_count,
      drinks: next.recipes.map(({ name, href }) => ({ name, href })),
    },
    must_try: valueFrom(mustTry).result.map(cardOf),
    viewed: viewed.map(cardOf),
    day: day && { card: cardOf(day.card), why: day.why },
    year: valueFrom(year),
    searches: valueFrom(searches).result.map(({ name, href, recipe_count, new_count }) => ({
      name,
      href,
      count: recipe_count,
      fresh: new_count,
    })),
  };
}

async function viewedOf({ house }: Visit, { id }: Person): Promise<SubjectCard[]> {
  const subjects = await viewedSubjects(house.db, id, shown.viewed);
  const cards = await subjectCards(house.db, subjects);
  const byOid = new Map(cards.map((card) => [oidOf(card), card]));
  return subjects.flatMap((subject) => byOid.get(oidOf(subject)) ?? []);
}

/** The line below its name: its facts, where it has some. */
function cardOf({ facts, category, ...card }: DashboardCard & { facts?: string | null }): DashboardCard {
  const { name, href, image, colour } = card;
  return { name, href, image, colour, category: facts ?? category };
}
