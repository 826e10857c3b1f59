import type { Library } from "../../files/files.ts";
import type { Refusal } from "../../files/read.server.ts";

/** Nobody in the trade is that young, or that old. */
const youngest = 14;
const oldest = 118;

/**
 * People do what they do while they live: their drinks, books and bars, and the days that name them. Whoever a recipe says made it
 * has it among the drinks.
 */
export function lifeHowlers(library: Library): Refusal[] {
  const cocktail = new Map(library.cocktails.map((entry) => [entry.key, entry]));
  const venue = new Map(library.pubs_and_bars.map((entry) => [entry.key, entry]));
  const people = new Map(library.people.map((entry) => [entry.key, entry]));
  const named = new Map(library.people.map((entry) => [entry.name, entry]));
  const found: Refusal[] = [];

  for (const { file, key, born, died, cocktails = [], bars = [] } of library.people) {
    const say = (field: string, reason: string) => found.push({ file, field: `people.${key}.${field}`, reason });
    const from = (born?.year ?? -Infinity) + (born ? youngest : 0);
    const to = died?.year ?? (born ? born.year + oldest : Infinity);
    if (born && died && died.year - born.year > oldest) say("died", `${born.year} to ${died.year} is no life`);
    for (const one of cocktails) {
      const origin = cocktail.get(one)?.origin;
      if (origin?.year && !origin.circa && (origin.year < from || origin.year > to))
        say("cocktails", `"${one}" is of ${origin.year}`);
    }
    for (const one of bars) {
      const { opened, closed } = venue.get(one) ?? {};
      if ((opened && !opened.circa && opened.year > to) || (closed && closed.year < from))
        say("bars", `"${one}" stood from ${opened?.year ?? "?"} to ${closed?.year ?? "today"}`);
    }
  }
  for (const { file, key, origin } of library.cocktails) {
    const maker = named.get(origin?.who ?? "");
    if (maker && !maker.cocktails?.includes(key))
      found.push({
        file,
        field: `cocktails.${key}.origin.who`,
        reason: `"${maker.key}" does not have it among the drinks`,
      });
  }
  for (const { file, key, year, authors } of library.books) {
    for (const { person } of authors) {
      const author = people.get(person ?? "");
      if (author?.born && year < author.born.year + youngest)
        found.push({ file, field: `books.${key}.year`, reason: `"${person}" was born in ${author.born.year}` });
    }
  }
  for (const { file, key, year, title, people: named = [] } of library.on_this_day) {
    const field = `on_this_day.${key}`;
    for (const one of named) {
      const born = people.get(one)?.born;
      if (born && year < born.year) found.push({ file, field: `${field}.people`, reason: `"${one}" was not born yet` });
      const lived = people.get(one);
      for (const [event, told] of [
        [/\bis born\b/, lived?.born],
        [/\bdies\b/, lived?.died],
      ] as const)
        if (lived && told && event.test(title) && title.includes(lived.name.split(" ").at(-1)!) && told.year !== year)
          found.push({ file, field: `${field}.year`, reason: `is ${year}, and of "${one}" ${told.year} is told` });
    }
  }
  return found;
}
