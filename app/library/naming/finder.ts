/** A name as texts may write it. */
export type Name<Of> = {
  text: string;
  /** True where its capitals count: "Bramble" is a drink, a bramble is none. */
  exact: boolean;
  of: Of;
};

/** A place in a text where a name stands, and all that is called so. */
export type Spotted<Of> = {
  at: number;
  length: number;
  of: Of[];
  /** The word before it, folded; empty at the start of a sentence. "At the" is "at". */
  before: string;
  /** The word behind it, folded; empty where a comma or an end comes first. */
  after: string;
  /** True where it is written with capitals that no sentence begins with. */
  raised: boolean;
};

/** A place in the tree, with the names that end there; `spelt` is how one must be written whose capitals count. */
type Node<Of> = { next: Map<string, Node<Of>>; names: { spelt: string | null; of: Of }[] };
type Word = { at: number; end: number; folded: string };

/** Finds names in texts: see `openFinder`. */
export type Finder<Of> = (text: string) => Spotted<Of>[];

/**
 * A finder of names in texts. All names are one tree of words, so a text is read once, whatever the number of names: from
 * each word the tree is followed as far as a name goes, and the longest name wins, nothing within it being looked for. A
 * name never stands inside another word, nor inside a longer proper name ("Campari" in "Campari Group").
 */
export function openFinder<Of>(names: Iterable<Name<Of>>): Finder<Of> {
  const root: Node<Of> = { next: new Map(), names: [] };
  for (const name of names) {
    const steps = stepsOf(name.text);
    if (steps.length === 0) continue;
    let node = root;
    for (const step of steps) {
      let after = node.next.get(step);
      if (!after) {
        after = { next: new Map(), names: [] };
        node.next.set(step, after);
      }
      node = after;
    }
    node.names.push({ spelt: name.exact ? foldGaps(name.text) : null, of: name.of });
  }
  return (text) => spot(root, text);
}

function spot<Of>(root: Node<Of>, text: string): Spotted<Of>[] {
  const words = wordsOf(text);
  const found: Spotted<Of>[] = [];
  for (let first = 0; first < words.length; first += 1) {
    let node = root.next.get(words[first]!.folded);
    let best: { last: number; names: Node<Of>["names"] } | null = null;
    for (let last = first; node; last += 1) {
      if (node.names.length > 0) {
        const written = foldGaps(text.slice(words[first]!.at, words[last]!.end));
        const names = node.names.filter(({ spelt }) => spelt === null || spelt === written);
        if (names.length > 0) best = { last, names };
      }
      const after = words[last + 1];
      node = after && node.next.get(gapBetween(text, words[last]!, after) + after.folded);
    }
    if (!best) continue;
    const [at, end] = [words[first]!.at, words[best.last]!.end];
    if (isWhole(text, at, end) && !isPartOfName(text, words, first, best.last)) {
      const [near, further] = [touching(text, words, first - 1), touching(text, words, first - 2)];
      const next = words[best.last + 1];
      const raised =
        capital.test(text.slice(at)) &&
        capital.test(text.slice(words[best.last]!.at)) &&
        !startsSentence(text, words, first);
      found.push({
        at,
        length: end - at,
        of: best.names.map(({ of }) => of),
        before: near === "the" && further === "at" ? further : near,
        after: next && isSpace(text, end, next.at) ? next.folded : "",
        raised,
      });
    }
    first = best.last;
  }
  return found;
}

const isSpace = (text: string, from: number, to: number) => /^\s+$/.test(text.slice(from, to));

/** A word that nothing but space parts from the next one, folded; empty where something does. */
function touching(text: string, words: Word[], place: number): string {
  const [word, next] = [words[place], words[place + 1]];
  return word && next && isSpace(text, word.end, next.at) ? word.folded : "";
}

/** The words of a text: letters and digits, with the accents that belong to them. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    folded: foldWord(match[0]),
  }));
}

/** Most words and gaps are plain: nothing in them is to be folded, and to ask takes a tenth of the folding. */
const plain = /^(?:[A-Za-z0-9,.'-]| (?! ))*$/;

const foldWord = (word: string) => (plain.test(word) ? word : word.normalize("NFC")).toLowerCase();

/** Apostrophes and dashes in one spelling, any white space as one space. */
function foldGaps(text: string): string {
  if (plain.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[‐‑–]/g, "-")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ");
}

const gapBetween = (text: string, before: Word, after: Word) => foldGaps(text.slice(before.end, after.at));

/** A name as steps of the tree: its first word, then each word with what stands before it. */
function stepsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.map((word, place) => (place > 0 ? gapBetween(name, words[place - 1]!, word) : "") + word.folded);
}

const letter = /[\p{L}\p{N}\p{M}]/u;
const joint = /[-‐‑'’ʼ.@_/\\&]/;

/** True where no word goes on before or behind: "gin" is not in "gin-based"; "Negroni’s" is Negroni's. */
function isWhole(text: string, at: number, end: number): boolean {
  if (joint.test(text[at - 1] ?? "") && letter.test(text[at - 2] ?? "")) return false;
  if (!joint.test(text[end] ?? "") || !letter.test(text[end + 1] ?? "")) return true;
  return /^['’ʼ]s(?![\p{L}\p{N}\p{M}])/u.test(text.slice(end, end + 4));
}

const capital = /^\p{Lu}/u;
const sentenceStart = /[.!?:;…“"‘(\n]/;

/** True where a capitalised word touches it on either side: "Tom Bullock" in "Tom Bullock Society" is somebody else. */
function isPartOfName(text: string, words: Word[], first: number, last: number): boolean {
  const [start, end, before, after] = [words[first]!, words[last]!, words[first - 1], words[last + 1]];
  const isName = (word: Word) => capital.test(text.slice(word.at, word.end));
  // "Queen's Park", "French 75 Bar": neither an s nor a number has a capital of its own.
  const isEnd = isName(end) || (first < last && isName(start) && /^(?:s|\p{N}+)$/u.test(end.folded));
  if (after && isEnd && isName(after) && text.slice(end.end, after.at) === " ") return true;
  if (!before || !isName(start) || !isName(before) || text.slice(before.end, start.at) !== " ") return false;
  // The first word of a sentence has its capital from there.
  return !startsSentence(text, words, first - 1);
}

function startsSentence(text: string, words: Word[], place: number): boolean {
  const before = words[place - 1];
  return before === undefined || sentenceStart.test(text.slice(before.end, words[place]!.at));
}
