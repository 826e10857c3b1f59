import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describePaper, drawPaper } from "#app/drawing/drink-drawing.ts";
import { type Country, countryCodes, inCountry } from "#app/drinks/vocabulary.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { siteToday } from "../areas/area-store.server.ts";

import { jobs } from "./lounge.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("job")
    .select(["id", "title", "company", "city", "country", "hours", "pay", "teaser", "description as text", "sample"])
    .select([sql<string>`posted::text`.as("posted"), sql<string>`closes::text`.as("closes")])
    .select(sql<boolean>`closes >= ${siteToday}`.as("open"))
    .where("id", "=", id)
    .executeTakeFirst();

const drawnFacts = ({ title, company, city }: { title: string; company: string; city: string }) =>
  ({ kind: "notice", title, above: company, below: city }) as const;

const employment: Record<string, string> = { "full time": "FULL_TIME", "part time": "PART_TIME", season: "TEMPORARY" };

/** How jobs are read. One that has closed is past. */
export const jobReading = readArea({
  area: jobs,
  own: "job",
  kind: "jobs",
  index: sql`
    select id, title, '{}'::text[], 'Job', teaser, '/bartenders-lounge/jobs/' || id || '/' || subject_slug(title),
      '/drawings/jobs/' || id || '.svg', concat_ws(' ', company, city, country, hours), 0.1, null::numeric,
      concat_ws(' · ', city, hours, 'closes ' || to_char(closes, 'FMDD FMMonth YYYY')), case when sample then 'Sample' end,
      posted
    from job`,
  where: {
    country: ([country]) => sql`job.country = ${country}`,
    hours: ([hours]) => sql`job.hours = ${hours}`,
    when: ([when]) =>
      when === "all" ? sql`true` : when === "past" ? sql`job.closes < ${siteToday}` : sql`job.closes >= ${siteToday}`,
  },
  choices: {
    country: sql`select id, country, country from job`,
    hours: sql`select id, hours, upper(left(hours, 1)) || substr(hours, 2) from job`,
    when: sql`select id, case when closes < ${siteToday} then 'past' else 'coming' end, '' from job
      union all select id, 'all', '' from job`,
  },
  orders: {
    // What was bought as "first in the list" stands above the others while it does.
    next: sql`job.closes < ${siteToday}, coalesce(job.first_until >= ${siteToday}, false) desc, abs(job.closes - ${siteToday})`,
    name: sql`subject.name collate "und-x-icu"`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const found = await row(db, id);
    if (!found) return null;
    return { ...found, description: found.teaser, picture_text: describePaper(drawnFacts(found)), aka: [] };
  },
  related: ({ country, hours }) => [
    { title: `More jobs ${inCountry(country)}`, table: "jobs", values: { country: [country] }, most: 6 },
    { title: `More work: ${hours}`, table: "jobs", values: { hours: [hours] }, most: 6 },
    { title: `Events ${inCountry(country)}`, table: "events", values: { country: [country] }, most: 6 },
  ],
  jsonLd: ({ id, title, company, city, country, hours, posted, closes, text }) => ({
    "@type": "JobPosting",
    title,
    identifier: { "@type": "PropertyValue", name: "Jigger", value: String(id) },
    description: text,
    datePosted: posted,
    validThrough: closes,
    employmentType: employment[hours],
    hiringOrganization: { "@type": "Organization", name: company },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: city,
        addressCountry: countryCodes[country as Country] ?? country,
      },
    },
  }),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawPaper(drawnFacts(found)) : null;
  },
  calendar: ({ title, company, city, teaser, closes }, { href }) => ({
    name: `Closes today: ${title}, ${company}`,
    text: teaser,
    href,
    from: closes,
    place: city,
  }),
});
