import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { decimalPrice } from "#app/i18n/prices.ts";
import { readDigits } from "#app/kit/digits.ts";
import type { NewLine } from "../made/new-lines.ts";
import { readMinor } from "../minor.ts";
import type { DeskSkew } from "./desk-offer-store.server.ts";

/** What a file of offers says; only prices and stock are read back, all else is for whoever reads it. */
const columns = ["skew", "offer", "name", "gbp", "eur", "usd", "aud", "stock", "vat", "weight_g", "max_per_order"];
const changing = ["gbp", "eur", "usd", "aud", "stock"] as const;
type Changing = (typeof changing)[number];

/** Lines of a file beyond these are not read. */
export const mostLines = 5_000;

/** Every skew as a file. What a spreadsheet would run as a formula is told to it as text. */
export function writeOffers(skews: readonly DeskSkew[]): string {
  const rows = skews.map(({ id, gbp, eur, usd, aud, ...rest }) => ({
    ...rest,
    skew: id,
    ...{
      gbp: decimalPrice(gbp),
      eur: decimalPrice(eur),
      usd: decimalPrice(usd),
      aud: aud === null ? "" : decimalPrice(aud),
    },
  }));
  return stringify(rows, { header: true, columns, escape_formulas: true, bom: true });
}

/** What a line of a file asks for: of a skew the columns that it names, in pence, cents and pieces. */
export type FileLine = { line: number; skew: number; values: { [Each in Changing]?: number } };
export type FileProblem = { line: number; problem: string };

/** Reads a file of offers; whatever is wrong with it is told by its line, all at once. */
export function readOffers(text: string): { lines: FileLine[]; fresh: NewLine[]; problems: FileProblem[] } {
  let records: { line: number; record: Record<string, string> }[];
  let twice: string[] = [];
  const delimiter = delimiterOf(text);
  const garbled = text.indexOf("\ufffd");
  if (garbled >= 0) {
    const line = text.slice(0, garbled).split(/\r\n?|\n/).length;
    return { lines: [], fresh: [], problems: [{ line, problem: "A letter cannot be read: save the file as UTF-8." }] };
  }
  try {
    const read: unknown = parse(text, {
      info: true,
      bom: true,
      columns: (typed: string[]) => {
        const names = typed.map((name) => name.trim().toLowerCase());
        twice = repeated(names);
        return names;
      },
      delimiter,
      skip_empty_lines: true,
      trim: true,
      to: mostLines + 1,
      max_record_size: 20_000,
    });
    records = (read as { info: { lines: number }; record: Record<string, string> }[]).map(({ info, record }) => ({
      // A record ends where it was counted; of one with lines in it the first is told.
      line:
        info.lines -
        Object.values(record)
          .join("")
          .split(/\r\n?|\n/).length +
        1,
      record: delimiter === "," ? record : withPoints(record),
    }));
  } catch (cause) {
    const line = (cause as { lines?: number }).lines ?? 1;
    return { lines: [], fresh: [], problems: [{ line, problem: "From here on it cannot be read as CSV." }] };
  }
  if (twice.length > 0)
    return {
      lines: [],
      fresh: [],
      problems: twice.map((name) => ({ line: 1, problem: `The column “${shorten(name)}” stands there twice.` })),
    };
  if (records.length === 0)
    return {
      lines: [],
      fresh: [],
      problems: [{ line: 1, problem: "There are no lines below the names of the columns." }],
    };
  if (!Object.hasOwn(records[0]!.record, "skew"))
    return { lines: [], fresh: [], problems: [{ line: 1, problem: "There is no column “skew”." }] };
  if (records.length > mostLines)
    return {
      lines: [],
      fresh: [],
      problems: [{ line: records.at(-1)!.line, problem: `A file has at most ${mostLines} lines.` }],
    };
  const lines: FileLine[] = [];
  const problems: FileProblem[] = [];
  const fresh: NewLine[] = [];
  const seen = new Set<number>();
  for (const { line, record } of records) {
    if (record.skew === "" && (record.offer ?? "") !== "") {
      fresh.push({ line, typed: record });
      continue;
    }
    const skew = readDigits(record.skew);
    if (skew === null || skew < 1 || skew > 2_147_483_647)
      problems.push({ line, problem: `“${shorten(record.skew)}” is no number of a skew.` });
    else if (seen.has(skew)) problems.push({ line, problem: `Skew ${skew} stands there twice.` });
    else {
      seen.add(skew);
      const { values, problem } = valuesOf(record);
      if (problem) problems.push({ line, problem });
      else lines.push({ line, skew, values });
    }
  }
  return { lines, fresh, problems };
}

/** Names that more than one column has: which of them is meant nobody can know. Without a name a column says nothing. */
function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, place) => name !== "" && names.indexOf(name) !== place))];
}

function valuesOf(record: Readonly<Record<string, string>>): { values: FileLine["values"]; problem?: string } {
  const values: FileLine["values"] = {};
  for (const name of changing) {
    const text = record[name] ?? "";
    // What is left empty stays as it is.
    if (text === "") continue;
    const value = name === "stock" ? readDigits(text) : readMinor(text);
    if (value === null || value > (name === "stock" ? 100_000 : 10_000_000) || (name !== "stock" && value < 1))
      return {
        values,
        problem: `“${shorten(text)}” is no ${name === "stock" ? "stock" : `price in ${name.toUpperCase()}`}.`,
      };
    values[name] = value;
  }
  return { values };
}

/** Spreadsheets of some countries part columns by semicolons, and what is copied out of any has tabs. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 2_000).split(/\r?\n/, 1)[0]!;
  if (head.includes(",")) return ",";
  return head.includes(";") ? ";" : head.includes("\t") ? "\t" : ",";
}

/** Where no comma parts the columns it may stand in a price: 26,50. */
function withPoints(record: Readonly<Record<string, string>>): Record<string, string> {
  const prices = Object.entries(record).map(([name, text]) => {
    const isPrice = name !== "stock" && (changing as readonly string[]).includes(name);
    return [name, isPrice ? text.replace(/^(\d+),(\d{1,2})$/, "$1.$2") : text];
  });
  return Object.fromEntries(prices);
}

const shorten = (text = "") => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** What a file would change of a skew, for whoever looks before it is done. */
export type FileChange = { skew: number; name: string; values: { column: string; from: number | null; to: number }[] };

/** A file held against what is there: its changes, and skews that there are not. */
export function compareOffers(
  lines: readonly FileLine[],
  skews: readonly DeskSkew[],
): { changes: FileChange[]; problems: FileProblem[] } {
  const there = new Map(skews.map((skew) => [skew.id, skew]));
  const changes: FileChange[] = [];
  const problems: FileProblem[] = [];
  for (const { line, skew, values } of lines) {
    const now = there.get(skew);
    if (!now) {
      problems.push({ line, problem: `There is no skew ${skew}.` });
      continue;
    }
    const changed = changing.flatMap((column) => {
      const to = values[column];
      return to === undefined || to === now[column] ? [] : [{ column, from: now[column], to }];
    });
    const name = now.name === now.offer ? now.offer : `${now.offer}: ${now.name}`;
    if (changed.length > 0) changes.push({ skew, name, values: changed });
  }
  return { changes, problems };
}
