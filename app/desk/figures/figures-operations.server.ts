import { z } from "zod";
import { dayAfter, isoDay, siteDay } from "#app/kit/dates.ts";
import { success } from "#app/kit/result.ts";
import { subjectOf } from "#app/kit/subject.ts";
import { operation } from "#app/operations/operation.ts";
import { digits } from "#app/platform/fields.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { readTally, storeCounts } from "#app/tally/tally.server.ts";
import { type TallyKind, tallyKinds } from "#app/tally/tally.ts";
import { filterName } from "./filter-name.ts";
import { spans } from "./spans.ts";

/** Of each kind so many are told by name. */
const mostNamed = 20;

const named = z.object({
  key: z.string(),
  name: z.string(),
  href: z.string().nullable(),
  times: z.int(),
  byDay: z.array(z.int()),
});
const figure = z.object({
  kind: z.enum(Object.keys(tallyKinds) as [TallyKind, ...TallyKind[]]),
  times: z.int(),
  byDay: z.array(z.int()).describe("The days one after another, today the last"),
  named: z.array(named).describe("What was counted most"),
});
export type Figure = z.output<typeof figure>;

/** What is read, searched without result, and asked of the engine, by day: nothing in it says who. */
export const loadFigures = operation({
  name: "desk/figures",
  summary: "What is read, sought in vain and asked of bars, day by day",
  who: "editor",
  changes: false,
  input: z.object({
    days: digits(1, 400)
      .catch(spans[0])
      .transform((asked) => spans.find((span) => span === asked) ?? spans[0]),
  }),
  answers: z.object({ days: z.array(z.string()), figures: z.array(figure) }),
  async handle({ days: asked }, { db, house }) {
    // What this process holds is in what it tells; others bring theirs within half a minute.
    await storeCounts(house);
    const days = Array.from({ length: asked }, (_, place) => isoDay(dayAfter(siteDay(), place + 1 - asked))!);
    const { days: dayCounts, keys } = await readTally(db, { days: asked, keys: mostNamed });
    const subjects = keys.flatMap(({ kind, key }) => (tallyKinds[kind].of === "subject" ? (subjectOf(key) ?? []) : []));
    const cards = new Map(
      (await subjectCards(db, subjects)).map((card) => [`${card.link_table}:${card.link_id}`, card]),
    );
    const figures = (Object.keys(tallyKinds) as TallyKind[]).map((kind) => {
      const counts = new Map(dayCounts.flatMap((one) => (one.kind === kind ? [[one.day, one.times]] : [])));
      const byDay = days.map((day) => counts.get(day) ?? 0);
      const told = keys.flatMap(({ kind: of, key, times, days: on }) => {
        if (of !== kind) return [];
        const card = cards.get(key);
        // What is in no list is told to nobody: it is gone, or somebody's own.
        if (tallyKinds[kind].of === "subject" && !card) return [];
        const name = card?.name ?? (tallyKinds[kind].of === "filter" ? filterName(key) : key);
        return [{ key, name, href: card?.href ?? null, times, byDay: days.map((day) => on[day] ?? 0) }];
      });
      return { kind, times: byDay.reduce((sum, times) => sum + times, 0), byDay, named: told };
    });
    return success({ days, figures });
  },
});
