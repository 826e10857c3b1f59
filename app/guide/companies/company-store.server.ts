import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describePaper, drawPaper } from "#app/drawing/drink-drawing.ts";
import { type Country, countryCodes, inCountry } from "#app/drinks/vocabulary.ts";
import type { Area } from "../area.ts";
import { readArea } from "../areas/area-reading.server.ts";

import { agents, prCompanies } from "./company.ts";

type Table = "agent" | "pr_company";
type CompanyArea = Area<string, (typeof agents)["filters"], (typeof agents)["orders"]>;
type Company = { name: string; city: string; services: string[] };

const row = (db: Queries, table: Table, id: number) =>
  db
    .selectFrom(table)
    .select(["id", "name", "city", "country", "services", "teaser", "description as text", "sample"])
    .where("id", "=", id)
    .executeTakeFirst();

const drawnFacts = ({ name, city, services }: Company) =>
  ({ kind: "card", title: name, above: services[0] ?? "", below: city }) as const;

/** How companies of the trade are read: agents and PR companies are alike, in a table each. */
function readCompanies(area: CompanyArea, own: Table) {
  const table = sql.table(own);
  return readArea({
    area,
    own,
    kind: area.table,
    index: sql`
      select id, name, '{}'::text[], ${sql.lit(area.words.one === "agent" ? "Agent" : "PR company")}, teaser,
        ${sql.lit(`${area.path}/`)} || id || '/' || subject_slug(name),
        ${sql.lit(`/drawings/${area.table}/`)} || id || '.svg', concat_ws(' ', city, country, array_to_string(services, ' ')),
        0.2, null::numeric, concat_ws(' · ', city, country), case when sample then 'Sample' end, null::date
      from ${table}`,
    where: {
      country: ([country]) => sql`${table}.country = ${country}`,
      service: ([service]) => sql`${service} = any(${table}.services)`,
    },
    choices: {
      country: sql`select id, country, country from ${table}`,
      service: sql`select id, service, service from ${table}, unnest(services) as service`,
    },
    orders: { name: sql`subject.name collate "und-x-icu"`, newest: sql`subject.rank desc` },
    async find(db, id) {
      const found = await row(db, own, id);
      if (!found) return null;
      return { ...found, description: found.teaser, picture_text: describePaper(drawnFacts(found)), aka: [] };
    },
    related: ({ country, services, sample }) => [
      {
        title: sample ? "Whom they represent (sample)" : "Whom they represent",
        table: "producers",
        linked: true,
      },
      { title: `Others ${inCountry(country)}`, table: area.table, values: { country: [country] }, most: 6 },
      ...services.map((service) => ({
        title: `Others for ${service}`,
        table: area.table,
        values: { service: [service] },
        most: 6,
      })),
    ],
    jsonLd: ({ city, country, services }) => ({
      "@type": "Organization",
      address: {
        "@type": "PostalAddress",
        addressLocality: city,
        addressCountry: countryCodes[country as Country] ?? country,
      },
      knowsAbout: services,
    }),
    async picture(db, id) {
      const found = await row(db, own, id);
      return found ? drawPaper(drawnFacts(found)) : null;
    },
  });
}

export const agentReading = readCompanies(agents, "agent");
export const prCompanyReading = readCompanies(prCompanies, "pr_company");
