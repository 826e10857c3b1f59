import type { EntryOf, FileKind, Library } from "../files/files.ts";
import { type Name, wordsOf } from "./finder.ts";
import { everyday, folk, namesakes, never } from "./words.ts";

/** Who is called by a name, and how. */
export type Called = {
  kind: FileKind;
  id: number;
  /** False where it is another name of the same thing. */
  main: boolean;
  /**
   * `always`: linked wherever it stands. `referred`: only from what refers to it, since the name means something else too.
   * `namesake`: the same, or after "a".
   */
  when: "always" | "referred" | "namesake";
  /** True where a place has this name. */
  place: boolean;
  /** True where texts write it small, so that with a capital amid a sentence it is part of a name: "Gin Palace". */
  small: boolean;
};

type Named = { id: number; names: readonly string[]; plain?: boolean };

/** How the entries of a kind are called, and whether the capitals of their names count. */
type Naming<Kind extends FileKind> = { exact: boolean; of(entry: EntryOf<Kind>): Named | null };

const byName = ({ id, name }: { id: number; name: string }): Named => ({ id, names: [name] });
const unlessSample = (entry: { id: number; name: string; sample?: boolean | undefined }) =>
  entry.sample ? null : byName(entry);

/** ingredientTypes: fruit and herbs; what fridge and pantry hold. */
const homely = new Set([7, 9]);

/** "London dry gins": what ends in a letter that takes an s. */
const plural = (name: string) => (/[a-rt-wyz]$/i.test(name) && !/(sh|ch)$/i.test(name) ? [`${name}s`] : []);

/** The entries that texts may name. Jobs, days, companies of the trade and offers are in no text by their titles. */
const namings: { [Kind in FileKind]: Naming<Kind> | null } = {
  ingredients: {
    exact: false,
    of({ id, name, plural: several, type, pantry, abv }) {
      // Nobody needs to be told what water, milk or an orange is.
      const plain = homely.has(type) && abv === 0;
      return pantry ? null : { id, names: [name, ...(several ? [several] : plural(name))], plain };
    },
  },
  brands: { exact: true, of: byName },
  producers: { exact: true, of: byName },
  terms: { exact: false, of: ({ id, name, aka = [] }) => ({ id, names: [name, ...plural(name), ...aka] }) },
  glasses: { exact: false, of: ({ id, name }) => ({ id, names: [name, ...plural(name)] }) },
  cocktails: {
    exact: true,
    of: ({ id, name, aka = [] }) => ({ id, names: [name, ...plural(name), ...aka, ...aka.flatMap(plural)] }),
  },
  people: { exact: true, of: ({ id, name, aka = [] }) => ({ id, names: [name, ...withoutNickname(name), ...aka] }) },
  pubs_and_bars: { exact: true, of: byName },
  books: { exact: true, of: ({ id, title }) => ({ id, names: [title] }) },
  competitions: { exact: true, of: unlessSample },
  events: { exact: true, of: unlessSample },
  units: null,
  categories: null,
  on_this_day: null,
  agents: null,
  pr_companies: null,
  jobs: null,
  offers: null,
};

/** `Victor "Trader Vic" Bergeron` is Victor Bergeron and Trader Vic. */
function withoutNickname(name: string): string[] {
  const nickname = /["“](.+?)["”]\s*/.exec(name);
  if (!nickname) return [];
  return [name.replace(nickname[0], ""), ...(nickname[1]!.includes(" ") ? [nickname[1]!] : [])];
}

/** True where texts call an entry the same before and after a change of it; one that is new or gone changes what they name. */
export function isCalledSame(kind: FileKind, before: object | undefined, after: object | undefined): boolean {
  const naming = namings[kind] as Naming<FileKind> | null;
  if (!naming) return true;
  const of = (entry: object | undefined) => JSON.stringify(entry ? naming.of(entry as EntryOf<FileKind>) : null);
  return of(before) === of(after);
}

/** Every name of every entry that texts may name. `common` are the words that the library writes without a capital. */
export function namesOf(library: Library, common: ReadonlySet<string>): Name<Called>[] {
  return (Object.keys(namings) as FileKind[]).flatMap((kind) => {
    const naming = namings[kind] as Naming<FileKind> | null;
    if (!naming) return [];
    const { exact, of } = naming;
    return (library[kind] as EntryOf<FileKind>[]).flatMap((entry) => {
      const named = of(entry);
      if (!named) return [];
      return named.names.flatMap((text, place): Name<Called>[] => {
        const words = wordsOf(text).map(({ folded }) => folded);
        const rule = ruleFor(words, { kind, exact, plain: named.plain === true }, common);
        if (!rule) return [];
        // The plural of a main name is that name.
        const main = place === 0 || text.startsWith(named.names[0]!);
        const small = !exact && common.has(words[0]!);
        return [{ text, exact, of: { kind, id: entry.id, main, small, ...rule } }];
      });
    });
  });
}

type Manner = { kind: FileKind; exact: boolean; plain: boolean };

/** When a name is linked; null where it never is. */
function ruleFor(
  words: readonly string[],
  { kind, exact, plain }: Manner,
  common: ReadonlySet<string>,
): Pick<Called, "when" | "place"> | null {
  const name = words.join("-");
  // A plural is what its singular is.
  const isIn = (list: ReadonlySet<string>) => list.has(name) || list.has(name.replace(/s$/, ""));
  const alone = words.length === 1;
  if (name === "" || (alone && (name.length < 3 || isIn(never) || plain))) return null;
  const place = isIn(namesakes);
  if (place && exact) return { when: "namesake", place };
  if (!exact && kind !== "ingredients" && isIn(everyday)) {
    // "Cuts", "floats" and "strains" are verbs.
    return everyday.has(name) ? { when: "referred", place } : null;
  }
  return { when: exact && (isIn(folk) || (alone && isIn(common))) ? "referred" : "always", place };
}
