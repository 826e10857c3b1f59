import type { CocktailEntry, Library } from "../../files/files.ts";
import type { Refusal } from "../../files/read.server.ts";
import { textsOf } from "./prose.ts";

const yearsIn = (text: string) => (text.match(/\b(?:1[4-9]|20)\d\d\b/g) ?? []).map(Number);

/** "Printed by Harry Craddock": who put a drink into a book, which its source then names. */
const printedBy = /^Printed by .*?([\p{L}'-]+)$/u;
/** Shorter titles ("Drinks") are words of other titles. */
const tellingTitle = 12;

/**
 * What a recipe says of its origin agrees with the source that it names: whoever printed it wrote that book, in the year that
 * the origin tells; and no book of the library is cited from before it came out, or dated otherwise in a text.
 */
export function sourceHowlers(library: Library): Refusal[] {
  const books = library.books.filter(({ title }) => title.length > tellingTitle);
  return [...datedIn(library), ...library.cocktails.flatMap((entry) => ofRecipe(entry, books))];
}

type Book = Library["books"][number];

function ofRecipe(entry: CocktailEntry, books: readonly Book[]): Refusal[] {
  return [
    ...originOf(entry),
    ...citedBy(entry).flatMap(({ field, text, year }) =>
      books.flatMap((book) => {
        if (!text.includes(book.title)) return [];
        const told = [...yearsIn(text.replace(book.title, " ")), ...(year ? [year] : [])];
        const early = told.length > 0 && told.every((one) => one < book.year);
        return early ? [say(entry, field, `cites "${book.title}" of ${book.year} from ${told.join(", ")}`)] : [];
      }),
    ),
  ];
}

/** "The Savoy Cocktail Book of 1930", in any text: no other year than the book's. */
function datedIn(library: Library): Refusal[] {
  const books = Map.groupBy(library.books, ({ title }) => title);
  const titles = [...books.keys()].filter((title) => title.length > tellingTitle);
  return textsOf(library).flatMap(({ file, kind, key, field, text }) =>
    titles.flatMap((title) => {
      const told = yearAfter(title, text);
      if (told === undefined || books.get(title)!.some(({ year }) => year === told)) return [];
      return [{ file, field: `${kind}.${key}.${field}`, reason: `dates "${title}" ${told}` }];
    }),
  );
}

/** The year that a text gives to a title; a longer title that ends so is another book. */
function yearAfter(title: string, text: string): number | undefined {
  const at = text.indexOf(title);
  if (at < 0 || /\p{Lu}[\p{L}'-]* $/u.test(text.slice(0, at))) return undefined;
  const year = /^"? of (\d{4})\b/.exec(text.slice(at + title.length))?.[1];
  return year ? Number(year) : undefined;
}

const say = ({ file, key }: CocktailEntry, field: string, reason: string): Refusal => ({
  file,
  field: `cocktails.${key}.${field}`,
  reason,
});

/** Every source that a recipe names, with the year that stands beside it. */
function citedBy({
  sources = [],
  versions = [],
}: CocktailEntry): { field: string; text: string; year?: number | undefined }[] {
  return [
    ...sources.map(({ source }, place) => ({ field: `sources.${place}`, text: source })),
    ...versions.flatMap(({ source, year }, place) =>
      source ? [{ field: `versions.${place}.source`, text: source, year }] : [],
    ),
  ];
}

function originOf(entry: CocktailEntry): Refusal[] {
  const { who, year, circa } = entry.origin ?? {};
  const printer = printedBy.exec(who ?? "")?.[1];
  return (entry.sources ?? []).flatMap(({ claim, source }, place) => {
    if (claim !== "origin") return [];
    const found: Refusal[] = [];
    const told = yearsIn(source);
    if (printer && !source.includes(printer))
      found.push(say(entry, `sources.${place}`, `is no book of ${printer}, who printed it`));
    if (year && !circa && told.length > 0 && !told.includes(year))
      found.push(say(entry, `sources.${place}`, `is of ${told.join(", ")}, and the origin of ${year}`));
    return found;
  });
}
