/** By glass, those that serve the same kind of drink, the next best first. What is layered or dropped keeps its own. */
const kindred: Record<string, readonly string[]> = {
  coupe: ["nick-and-nora", "martini", "saucer"],
  martini: ["coupe", "nick-and-nora"],
  "nick-and-nora": ["coupe", "martini"],
  "large-coupe": ["margarita", "wine"],
  saucer: ["coupe", "flute"],
  sour: ["coupe", "old-fashioned"],
  margarita: ["large-coupe", "double-old-fashioned"],
  flute: ["white-wine", "saucer"],
  "old-fashioned": ["double-old-fashioned"],
  "double-old-fashioned": ["old-fashioned"],
  highball: ["collins"],
  collins: ["highball", "pint"],
  sling: ["collins", "highball"],
  hurricane: ["tiki-mug", "pint"],
  "tiki-mug": ["hurricane", "double-old-fashioned"],
  "julep-cup": ["old-fashioned", "copper-mug"],
  "copper-mug": ["highball", "collins"],
  wine: ["copa", "white-wine"],
  copa: ["wine", "highball"],
  "punch-cup": ["old-fashioned", "toddy"],
  "irish-coffee": ["toddy", "mug"],
  toddy: ["mug", "irish-coffee"],
  mug: ["toddy"],
  snifter: ["wine", "old-fashioned"],
};

/** How much of a glass a drink may fill: ice takes room. */
const fullest = { without: 0.95, withIce: 0.85 };

type Glass = { key: string; ml: number };

/**
 * The keys of two glasses at most that suit a drink beside its own: of the same kind, and of a size that holds
 * `volumeMl` with its ice and does not leave the drink lost at the bottom.
 */
export function otherGlasses(own: Glass, volumeMl: number, ice: string, mlOf: (key: string) => number | undefined) {
  const share = ice === "none" ? fullest.without : fullest.withIce;
  return (kindred[own.key] ?? [])
    .filter((key) => {
      const ml = mlOf(key);
      return ml !== undefined && volumeMl <= ml * share && ml <= Math.max(own.ml, volumeMl / share) * 1.8;
    })
    .slice(0, 2);
}
