import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitLocale } from "#app/i18n/locale.ts";
import { returnPath } from "#app/kit/return-path.ts";
import { slugOf } from "#app/kit/slug.ts";
import { subjectsOf } from "#app/kit/subject.ts";
import { recipeSearchSchema } from "#app/my-bar/recipes/recipe-search-input.server.ts";
import { readFields } from "#app/platform/body.server.ts";
import { tidyKeyword } from "#app/search/keyword.ts";
import { returnAddress } from "#app/visitor/addresses.ts";
import { cookieIn } from "#app/visitor/cookies/browser-cookie.ts";
import { cookiePolicyOf } from "#app/visitor/cookies/cookie-policy.ts";
import { hasSession } from "#app/visitor/sessions.server.ts";
import { encodingOf } from "#server/answering/compression.ts";
import { refusalOf } from "#server/answering/refusal.ts";
import { isKnown } from "#server/answering/stored/page-cache.ts";
import { openAsker } from "#server/asker.ts";
import { withoutNoise } from "#server/listener.ts";

const readAsker = openAsker(["loopback"]);
const socket = { remoteAddress: "127.0.0.1" };
const asked = (headers: Record<string, string>) => readAsker({ headers, socket } as unknown as IncomingMessage);
const headerSafe = (text: string) => text.replace(/[^\x21-\x7e]/g, " ");

/** Everything that reads what anybody may send, before a schema has said how long it may be. */
const readers: Record<string, (text: string) => unknown> = {
  "a form": readFields,
  "a query": (text) => withoutNoise(`/?${text}`),
  "an address": (text) => withoutNoise(text),
  "the bounds of an address": (text) => refusalOf(text, text, ["localhost"]),
  "X-Forwarded-For": (text) => asked({ "x-forwarded-for": text }),
  "X-Forwarded-Host": (text) => asked({ "x-forwarded-host": text, "x-forwarded-proto": text }),
  "Accept-Encoding": encodingOf,
  "If-None-Match": (text) => isKnown(text, '"a"'),
  "a cookie": (text) => cookieIn(text, "session"),
  "the cookies of a request": (text) => {
    const headers = new Headers({ cookie: headerSafe(text) });
    return [cookiePolicyOf(headers), hasSession(headers)];
  },
  "a language": splitLocale,
  "the way back": returnPath,
  "the way back without a language": (text) => returnAddress(`/${text}`),
  "a name for an address": slugOf,
  "a keyword": tidyKeyword,
  "a list of oids": (text) => subjectsOf(text),
  "a search of recipes": (text) => recipeSearchSchema.parse({ keyword: text, custom_ingredient_ids: text }),
};

/** Three parts, the first and the last as often as fits. */
type Shape = [first: string, middle: string, last: string];
const written = ([first, middle, last]: Shape, length: number) =>
  first.repeat(length / 2 / first.length) + middle + last.repeat(length / 2 / last.length);

/** The least of some runs, in what this thread worked (milliseconds): whatever else the machine does is not in it. */
function leastWork(work: () => unknown): number {
  const times = Array.from({ length: 4 }, () => {
    const start = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

const length = 4_000;
/** Below this a run says more of the clock than of the work (milliseconds). */
const leastTime = 0.3;

/**
 * How many times as long eight times the input takes: eight times where each part of it is looked at once, and 64 times
 * where each is looked at for each other one.
 */
function growth(read: (text: string) => unknown, shape: Shape): number {
  const [short, long] = [written(shape, length), written(shape, 8 * length)];
  return (
    leastWork(() => read(long)) /
    Math.max(
      leastTime,
      leastWork(() => read(short)),
    )
  );
}
const bearable = 30;

/** The growth, measured again where it is unbearable: a cache that others emptied is so once, a square each time. */
function surelyGrows(read: (text: string) => unknown, shape: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 3 && least >= bearable; times++) least = Math.min(least, growth(read, shape));
  return least;
}

const parts = [
  "%00",
  "%0",
  "0",
  "%",
  "&",
  "a=1&",
  "[",
  "]",
  "[]",
  "a[b]=1&",
  "%5B",
  ";",
  ",",
  "/",
  "//",
  "\\",
  "+",
  " ",
]
  .concat([
    "\0",
    "-",
    ".",
    "..",
    ":",
    "@",
    "a",
    "1,",
    '"',
    "W/",
    "br;q=0.",
    "gzip ;",
    "session",
    "é",
    "\u0301",
    "\ud800",
  ])
  .concat(["1.2.3.4,", "cocktails:1,", "::", "\t"]);
const known: Shape[] = [
  ["%0", "%00", "0"],
  ["%", "%00", "00"],
  ["/", "x", "/"],
  [" ", "x", " "],
  ["br ", ";", "q=0.0"],
  [",", "", " ,"],
];

describe("what is sent is read in time that grows no faster than its length", () => {
  it.each(Object.entries(readers))("%s", (_, read) => {
    const part = fc.constantFrom(...parts);
    fc.assert(
      fc.property(fc.tuple(part, part, part), (shape) => {
        expect(surelyGrows(read, shape)).toBeLessThan(bearable);
      }),
      { examples: known.map((shape): [Shape] => [shape]), numRuns: known.length + 15, endOnFailure: true },
    );
  });
});
