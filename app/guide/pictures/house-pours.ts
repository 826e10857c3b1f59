/** What stands on the bar of a house that no cocktail is known by: what it is known for pouring, or what its kind pours there. */
import type { DrinkFacts, GlassShape } from "#app/drawing/drink-drawing.ts";

type Poured = { colour: string; clarity?: "hazy" | "opaque"; ml: number; glassMl: number; foam?: true; hot?: true };

/** One liquid in one glass. */
function plain(name: string, shape: GlassShape, { colour, clarity, ml, glassMl, foam, hot }: Poured): DrinkFacts {
  const fizzy = foam === true;
  return {
    name,
    shape,
    glassMl,
    method: "build",
    ice: "none",
    pours: [{ name, ml, colour, clarity: clarity ?? "clear", fizzy, ...(fizzy ? { tops: true } : {}) }],
    garnishes: [],
    mixed: true,
    foam: fizzy,
    hot: hot === true,
  };
}

const pint = { ml: 500, glassMl: 568, foam: true } as const;
const ale = plain("pint of ale", "pint", { ...pint, colour: "#b8702a" });

/** Words of what a house is known for, the telling ones first. */
const known: readonly (readonly [RegExp, DrinkFacts])[] = [
  [/ginjinha/i, plain("small glass of ginjinha", "shot", { colour: "#7a1020", ml: 42, glassMl: 50 })],
  [/genever/i, plain("small glass of genever", "shot", { colour: "#efe6c4", ml: 46, glassMl: 50 })],
  [/sherry/i, plain("glass of sherry", "wine", { colour: "#b9762a", ml: 110, glassMl: 200 })],
  [
    /gueuze|kriek/i,
    plain("glass of gueuze", "flute", { colour: "#d99a2e", clarity: "hazy", ml: 170, glassMl: 200, foam: true }),
  ],
  [/stout|guinness/i, plain("pint of stout", "pint", { ...pint, colour: "#1b0f0a", clarity: "opaque" })],
  [/dark \d+° lager/i, plain("mug of dark lager", "mug", { colour: "#4a210c", ml: 380, glassMl: 400, foam: true })],
  [/litre|stein/i, plain("mug of beer", "mug", { colour: "#e6b73c", ml: 380, glassMl: 400, foam: true })],
  [/pilsner|\bbeer\b/i, plain("glass of beer", "pint", { ...pint, colour: "#e6b73c" })],
  [/\bale\b/i, ale],
];
const coffee = plain("cup of coffee", "punch-cup", {
  colour: "#26120a",
  clarity: "opaque",
  ml: 130,
  glassMl: 180,
  hot: true,
});
const aleCountries = new Set(["England", "Scotland", "Wales", "Northern Ireland", "Ireland"]);

/** The drink; undefined where it might be anything. */
export function housePour(house: {
  kind: string;
  country: string;
  known_for: readonly string[];
}): DrinkFacts | undefined {
  const told = known.find(([pattern]) => house.known_for.some((words) => pattern.test(words)));
  if (told && !/hotel|cocktail|tiki|restaurant/.test(house.kind)) return told[1];
  if (house.kind === "café") return coffee;
  return house.kind === "pub" && aleCountries.has(house.country) ? ale : undefined;
}
