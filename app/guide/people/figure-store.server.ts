import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describePerson, drawPerson } from "#app/drawing/drink-drawing.ts";
import { siteDay } from "#app/kit/dates.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { lifeText, type Year } from "../areas/years.ts";
import { yearWords } from "../landings/landing.ts";
import { drawnKnown, knownDrink } from "../pictures/known-drink-store.server.ts";
import { people } from "./figure.ts";
import { type Dated, lifeOf } from "./life.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("figure")
    .select(["id", "name", "aka", "country", "roles", "teaser", "description as text"])
    .select(["born_year", "born_circa", "died_year", "died_circa"])
    .select(knownDrink("people", "figure.id").as("known"))
    .where("id", "=", id)
    .executeTakeFirst();

type Row = Awaited<ReturnType<typeof row>> & {};
const datesOf = ({ born_year, born_circa, died_year, died_circa }: Row): { born: Year; died: Year } => ({
  born: { year: born_year, circa: born_circa },
  died: { year: died_year, circa: died_circa },
});
const drawnFacts = (figure: Row) => {
  const { born, died } = datesOf(figure);
  const years = lifeText({ ...born, circa: false }, { ...died, circa: false });
  return { name: figure.name, role: figure.roles[0] ?? "", ...(years ? { years } : {}) };
};

/** What has a year of those that the library links with somebody; a book names its authors, all else is named by the person. */
const datedThings = sql`
  select 'drink' as kind, origin_year as year, origin_circa as circa, name, '/cocktails/recipe/' || id || '/' || subject_slug(name) as href
  from library_link join cocktail on id = to_id and is_public
  where from_kind = 'people' and from_id = figure.id and to_kind = 'cocktails'
  union all
  select 'bar', opened_year, opened_circa, name, '/pubs-and-bars/' || id || '/' || subject_slug(name)
  from library_link join venue on id = to_id
  where from_kind = 'people' and from_id = figure.id and to_kind = 'pubs_and_bars'
  union all
  select 'book', year, false, title, '/books/' || id || '/' || subject_slug(title)
  from library_link join book on id = from_id
  where to_kind = 'people' and to_id = figure.id and from_kind = 'books'`;

type Around = { worked_with: number[]; contemporaries: number[]; dated: Dated[] };

/** Who worked where this one did, who was born about the same time and did the same, and what of a life has a year. */
async function around(db: Queries, id: number): Promise<Around> {
  const found = await sql<Around>`
    select
      array(
        select theirs.from_id from library_link own
        join library_link theirs on theirs.to_kind = own.to_kind and theirs.to_id = own.to_id and theirs.from_kind = 'people'
        where own.from_kind = 'people' and own.from_id = figure.id and own.to_kind in ('pubs_and_bars', 'producers')
          and theirs.from_id <> figure.id
        group by 1 order by count(*) desc, 1 limit 12) as worked_with,
      array(
        select other.id from figure other
        where other.id <> figure.id and other.roles[1] = figure.roles[1]
          and other.born_year between figure.born_year - 15 and figure.born_year + 15
        order by abs(other.born_year - figure.born_year), other.id limit 6) as contemporaries,
      (select coalesce(json_agg(to_json(thing) order by year, name), '[]') from (${datedThings}) thing where year is not null) as dated
    from figure where figure.id = ${id}`.execute(db);
  return found.rows[0] ?? { worked_with: [], contemporaries: [], dated: [] };
}

/** "1860s": the decade somebody was born in, as filters name it; null where no year is known. */
const bornIn = sql.raw("(figure.born_year / 10 * 10) || 's'");

/** How people are read. */
export const figureReading = readArea({
  area: people,
  own: "figure",
  kind: "people",
  index: sql`
    select id, name, aka, 'Person', teaser, '/people/' || id || '/' || subject_slug(name),
      '/drawings/people/' || id || '.svg', array_to_string(roles, ' ') || ' ' || country, 0.4, null::numeric,
      upper(left(roles[1], 1)) || substr(array_to_string(roles, ', '), 2) || coalesce(' · ' || case
        when died_year is null then 'born ' || born_year
        when born_year is null then 'died ' || died_year
        else born_year || '–' || died_year end, ''),
      null, null::date
    from figure`,
  where: {
    role: ([role]) => sql`${role} = any(figure.roles)`,
    country: ([country]) => sql`figure.country = ${country}`,
    born: ([decade]) => sql`${bornIn} = ${decade}`,
  },
  choices: {
    role: sql`select figure.id, role, upper(left(role, 1)) || substr(role, 2) from figure, unnest(roles) as role`,
    country: sql`select id, country, country from figure`,
    born: sql`select id, ${bornIn}, ${bornIn} from figure where born_year is not null`,
  },
  orders: {
    name: sql`subject.name collate "und-x-icu"`,
    oldest: sql`coalesce(figure.born_year, figure.died_year - 60)`,
    latest: sql`coalesce(figure.born_year, figure.died_year - 60) desc nulls last`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const [found, { dated, ...others }] = await Promise.all([row(db, id), around(db, id)]);
    if (!found) return null;
    const { name, aka, country, roles, teaser, text, known } = found;
    const picture_text = describePerson({ ...drawnFacts(found), ...(known ? { drink: known } : {}) });
    const { born, died } = datesOf(found);
    const life = lifeOf(born, died, dated, siteDay().year);
    return { id, name, country, roles, text, born, died, life, ...others, description: teaser, picture_text, aka };
  },
  related: ({ name, worked_with, contemporaries }) => [
    { title: `Drinks by ${name}`, table: "cocktails", linked: true },
    { title: "Bars", table: "pubs_and_bars", linked: true },
    { title: "Books", table: "books", linked: true },
    { title: "Producers", table: "producers", linked: true },
    { title: "In the encyclopedia", table: "encyclopedia", linked: true },
    { title: "Days of the year", table: "on_this_day", linked: true },
    { title: "At the same houses", table: "people", ids: worked_with },
    { title: "Others of the same time", table: "people", ids: contemporaries },
  ],
  columns: { title: "Born by decade", filter: "born" },
  landings: ({ country, born, died }) => [{ kind: "country", word: country }, ...yearWords(born.year, died.year)],
  jsonLd: ({ aka, born, died, roles, country }) => ({
    "@type": "Person",
    ...(aka.length > 0 ? { alternateName: aka } : {}),
    jobTitle: roles,
    ...(born.year === null ? {} : { birthDate: String(born.year) }),
    ...(died.year === null ? {} : { deathDate: String(died.year) }),
    // Where they worked, which is not always where they are from.
    workLocation: { "@type": "Country", name: country },
  }),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawPerson({ ...drawnFacts(found), ...(await drawnKnown(db, found.known)) }) : null;
  },
});
