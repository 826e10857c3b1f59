/** Which silhouette an ingredient gets, from its kind and the words of its name. */
import type { BottleFacts, BottleKind } from "../facts.ts";
import { type BottleSilhouette, bottleShapes } from "./bottle-shapes.ts";

/** Everything that an ingredient can be drawn as: a bottle, a carton, or the fruit itself on a dish. */
export type Drawn = BottleSilhouette | "carton" | "dish";

/** All of them. */
export const silhouettes: readonly Drawn[] = [...(Object.keys(bottleShapes) as BottleSilhouette[]), "carton", "dish"];

const words: Record<BottleKind, readonly (readonly [RegExp, Drawn])[]> = {
  spirit: [
    [/gin\b|genever|aquavit/, "apothecary"],
    [/bourbon|rye|applejack|tennessee|moonshine/, "bourbon"],
    [/whisk|scotch|islay/, "whisky"],
    [/rum\b|rhum|cacha|cuban|falernum/, "rum"],
    [/tequila|mezcal|agave|raicilla|sotol/, "tequila"],
    [/cognac|brandy|armagnac|calvados|pisco/, "cognac"],
    [/absinth|pastis|anis|ouzo|arak|raki/, "absinthe"],
    [/kirsch|grappa|eau de vie|slivov|schnaps/, "hock"],
    [/./, "tall"],
  ],
  liqueur: [
    [/cream\b|advocaat|egg ?nog/, "pot"],
    [/red bitter|rosso|aperitivo/, "milan"],
    [/amaro|fernet|cynar|campari|aperol|bitter|amer|suze|averna|montenegro|jäger|pimm/, "amaro"],
    [/galliano|chartreuse|strega|limoncello|génépi|drambuie|b[ée]n[ée]dictine/, "cone"],
    [/vodka|schnapps|southern comfort|sloe|coconut rum/, "tall"],
    [/curaçao|curacao|triple|orange|cointreau|marnier/, "apothecary"],
    [/cassis|m[ûu]re|menthe|cacao|violette|cr[èe]me/, "hock"],
    [/./, "round"],
  ],
  wine: [
    [/champagne|sparkling|prosecco|cava|cr[ée]mant/, "champagne"],
    [/sherry|port\b|madeira|marsala/, "port"],
    [/vermouth|dubonnet|quinquina/, "vermouth"],
    [/lillet|cocchi|americano|riesling|rosé/, "hock"],
    [/white|chardonnay|burgundy|pinot/, "burgundy"],
    [/./, "bordeaux"],
  ],
  beer: [
    [/cider|champagne/, "champagne"],
    [/stout|porter|ginger/, "stubby"],
    [/./, "longneck"],
  ],
  bitters: [[/./, "bitters"]],
  syrup: [
    [/honey|jam|agave|maple|mix\b|orgeat|gomme/, "swing"],
    [/grenadine|cordial|vanilla|passion|elder/, "cordial"],
    [/./, "swing"],
  ],
  juice: [
    [/pur[ée]e|sugar.?cane|verjus|cider/, "juice"],
    [/juice|nectar|\bwater\b/, "carton"],
    [/paste|pulp|powder|dried/, "jar"],
    [/./, "dish"],
  ],
  mixer: [
    [/juice|nectar|tomato|coconut/, "carton"],
    [/\btea\b/, "jar"],
    [/non-alcoholic.*(gin|bitter|vermouth|spirit)/, "apothecary"],
    [/sparkling wine/, "champagne"],
    [/./, "mixer"],
  ],
  pantry: [
    [/brine|juice/, "swing"],
    [/milk|cream\b|yogh?urt|butter/, "carton"],
    [/bitter|flower water|extract|saline|tabasco|worcester|sauce|vinegar|essence|rose water/, "dropper"],
    [/water|coffee|espresso|brew|honey|syrup/, "swing"],
    [/\begg\b|\bice\b|cinnamon|nutmeg|anise|cherr|olive|onion/, "dish"],
    [/./, "jar"],
  ],
};

/** What is known by its bottle, whoever's it is: looked for before the kind's own words. */
const famous: readonly (readonly [RegExp, Drawn])[] = [
  [/jack daniel/, "square"],
  [/maker.s mark/, "dipped"],
  [/\babsolut\b/, "medicine"],
  [/bombay/, "sapphire"],
  [/tanqueray|\bgordon/, "shaker"],
  [/hendrick|monkey 47/, "dumpy"],
  [/glenfiddich|grant.s/, "triangle"],
  [/johnnie walker/, "pillar"],
  [/campari|red bitter|select aperitivo/, "milan"],
  [/aperol/, "orange"],
  [/galliano/, "spire"],
  [/chambord/, "orb"],
  [/luxardo maraschino|^maraschino liqueur/, "straw"],
  [/cointreau/, "block"],
  [/grand marnier/, "still"],
  [/frangelico|hazelnut liqueur/, "friar"],
  [/st-germain|elderflower liqueur/, "arcade"],
  [/j[äa]germeister/, "hunter"],
  [/b[ée]n[ée]dictine|d\.o\.m/, "abbey"],
  [/chartreuse/, "charterhouse"],
  [/kahl[úu]a|^coffee liqueur/, "arches"],
  [/disaronno|^amaretto/, "cut"],
  [/malibu|coconut rum/, "chalk"],
  [/midori|melon liqueur/, "rind"],
  [/(?<!tonic |root |-)\bcola\b/, "contour"],
];
const bottled = new Set<BottleKind>(["spirit", "liqueur", "wine", "bitters", "mixer"]);

/** The silhouette of an ingredient's drawing. */
export function silhouetteOf({ name, kind, brand }: Pick<BottleFacts, "name" | "kind" | "brand">): Drawn {
  const text = `${name} ${brand ?? ""}`.toLowerCase();
  const known = bottled.has(kind)
    ? famous.find(([pattern]) => pattern.test(text) || pattern.test((brand ?? "").toLowerCase()))
    : undefined;
  if (known) return known[1];
  const list = Object.hasOwn(words, kind) ? words[kind] : words.spirit;
  return list.find(([pattern]) => pattern.test(text))?.[1] ?? "tall";
}
