/** A line of a recipe as its volume needs it. Amounts are in the line's own unit. */
export type MeasuredLine = {
  ingredient: string;
  amount: number;
  /** Key or name of the unit; they are the same for all that are counted. */
  unit: string;
  unitKind: string;
  /** Millilitres of one unit; null or absent where it is counted or weighed. */
  unitMl?: number | null | undefined;
  optional?: boolean | undefined;
  note?: string | null | undefined;
  method: string;
};

/** Millilitres of one piece of a fruit that is blended with the drink or crushed in the shaker. */
export const pulp: Readonly<Record<string, number>> = {
  strawberry: 15,
  raspberry: 4,
  blackberry: 5,
  blueberry: 1.5,
  cherry: 6,
  grape: 5,
  banana: 90,
  peach: 90,
  mango: 90,
  "kiwi-fruit": 50,
  tomato: 80,
  "passion-fruit": 18,
  pineapple: 15,
  watermelon: 25,
};

/**
 * Millilitres that one brings to the glass however the drink is made: a lime that is pressed gives 30,
 * a medium egg without its shell 50, a sugar cube of 4 g takes up 2.5 once dissolved.
 */
const pressed: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  piece: {
    lime: 30,
    lemon: 45,
    orange: 75,
    clementine: 40,
    grapefruit: 120,
    "passion-fruit": 18,
    egg: 50,
    "egg-white": 30,
    "egg-yolk": 18,
    "sugar-cube": 2.5,
    "demerara-sugar": 2.5,
  },
  cube: { "sugar-cube": 2.5, "demerara-sugar": 2.5 },
  wedge: { lime: 5, lemon: 7, orange: 10, grapefruit: 15 },
  slice: { lime: 4, lemon: 5, orange: 6 },
  scoop: { "vanilla-ice-cream": 60, "pineapple-ice-cream": 60, cream: 30 },
};

/** Dissolved, a spoon of sugar takes up half of the spoon: 5 ml of caster sugar are 4 g, and a gram is 0.62 ml. */
const dissolves = /(^|-)sugar$|^panela$|^cocoa-powder$|^instant-coffee$|^matcha$|^turmeric$|^cumin$|-salt$|-pepper$/;
/** Millilitres of a gram of what is weighed: sugar and chocolate in solution, ice cream, butter and fruit whole. */
const mlPerGram: readonly (readonly [RegExp, number])[] = [
  [/(^|-)sugar$|^panela$|^honey$/, 0.62],
  [/chocolate$|^cocoa-powder$|-paste$/, 0.8],
  [/ice-cream$|^cream$|^butter$/, 1],
  [/^(apple|banana|cucumber|green-mango|mango|peach|pineapple|raspberry|strawberry|watermelon)$/, 0.9],
];

/** Said of what is not juiced: a strip of peel, a spiral. */
const peel = /\b(peel only|the peel|strips?|zest|spiral)\b/i;
/** Said of what a recipe swirls round the glass and tips out. */
const rinse = /\brinses?\b.*\bglass\b/i;

/** True where a line's note says that it rinses the glass: it is poured out again. */
export function isRinse(note: string | null | undefined): boolean {
  return note !== null && note !== undefined && rinse.test(note);
}

/**
 * Millilitres that a line brings to the drink as it is drunk. What is optional, what rinses the glass, peel, leaves and
 * spices bring nothing; eggs, fruit and sugar bring what they hold. Grain that is steeped and strained brings nothing.
 */
export function drunkMl(line: MeasuredLine): number {
  if (line.optional || isRinse(line.note)) return 0;
  if (typeof line.unitMl === "number") {
    const spooned = line.unitKind === "volume" && line.unitMl > 1 && dissolves.test(line.ingredient);
    return line.amount * line.unitMl * (spooned ? 0.5 : 1);
  }
  if (line.unitKind === "weight")
    return line.amount * (mlPerGram.find(([which]) => which.test(line.ingredient))?.[1] ?? 0);
  if (peel.test(line.note ?? "")) return 0;
  const whole = pressed[line.unit]?.[line.ingredient];
  if (whole !== undefined) return line.amount * whole;
  return line.unit === "piece" && line.method !== "build" ? line.amount * (pulp[line.ingredient] ?? 0) : 0;
}
