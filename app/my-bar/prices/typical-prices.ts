import type { Currency } from "#app/i18n/prices.ts";

/**
 * What things typically cost in a shop of the country that each currency is of, in whole units of it, as our editors reckon on
 * the day below: an estimate and no offer, told with "about" wherever it is shown. A bottle is of 70 or 75 cl, everything else is
 * the least that a shop sells of it. Each currency has figures of its own and none is converted, as in the shop (contract.md,
 * 10). Why, and how they come to be mended: docs/decisions/2026-11-23-prices-of-bottles.md.
 */
export const reckonedOn = "2026-11-24";

type Sums = Readonly<Record<Currency, number>>;

const classes = {
  spirit: { GBP: 22, USD: 23, AUD: 52, EUR: 19 },
  "better spirit": { GBP: 34, USD: 37, AUD: 75, EUR: 32 },
  "rare spirit": { GBP: 50, USD: 58, AUD: 110, EUR: 48 },
  liqueur: { GBP: 16, USD: 20, AUD: 38, EUR: 15 },
  "better liqueur": { GBP: 26, USD: 33, AUD: 56, EUR: 24 },
  "rare liqueur": { GBP: 45, USD: 68, AUD: 105, EUR: 42 },
  fortified: { GBP: 13, USD: 15, AUD: 28, EUR: 12 },
  "better fortified": { GBP: 19, USD: 24, AUD: 42, EUR: 18 },
  wine: { GBP: 9, USD: 12, AUD: 17, EUR: 7 },
  sparkling: { GBP: 12, USD: 16, AUD: 22, EUR: 10 },
  champagne: { GBP: 38, USD: 50, AUD: 70, EUR: 36 },
  beer: { GBP: 2, USD: 2.5, AUD: 5, EUR: 1.5 },
  "better beer": { GBP: 4, USD: 5.5, AUD: 9, EUR: 3.5 },
  bitters: { GBP: 11, USD: 11, AUD: 26, EUR: 12 },
  syrup: { GBP: 7, USD: 9, AUD: 14, EUR: 7 },
  "without alcohol": { GBP: 20, USD: 28, AUD: 45, EUR: 20 },
  mixer: { GBP: 2, USD: 2.5, AUD: 4, EUR: 2 },
  juice: { GBP: 2.5, USD: 3.5, AUD: 4.5, EUR: 2.5 },
  fruit: { GBP: 1.5, USD: 2, AUD: 3, EUR: 1.5 },
  herb: { GBP: 1, USD: 2.5, AUD: 3.5, EUR: 1.5 },
  puree: { GBP: 8, USD: 12, AUD: 16, EUR: 8 },
  larder: { GBP: 2.5, USD: 3.5, AUD: 4.5, EUR: 2.5 },
} satisfies Record<string, Sums>;
type PriceClass = keyof typeof classes;

/** By the type of an ingredient: what holds where neither it nor anything that it is a kind of is named below. */
const ofType: Readonly<Record<number, PriceClass>> = {
  1: "spirit",
  2: "liqueur",
  3: "fortified",
  4: "beer",
  5: "bitters",
  6: "syrup",
  7: "fruit",
  8: "mixer",
  9: "larder",
};

/** By the keys of ingredients; their kinds cost the same unless they are named themselves. */
const named: Partial<Record<PriceClass, string>> = {
  "better spirit": `mezcal sotol raicilla bacanora reposado-tequila rye-whiskey bonded-bourbon wheated-bourbon bonded-rye
    single-malt-scotch irish-pot-still-whiskey cognac armagnac apple-brandy peach-brandy aged-rum barbados-rum jamaican-rum
    demerara-rum overproof-white-rum overproof-dark-rum navy-rum rhum-agricole clairin pineapple-rum batavia-arrack aged-cachaca
    pisco singani navy-strength-gin barrel-aged-gin old-tom-gin plymouth-gin genever absinthe aquavit kirsch grappa poire-williams
    framboise-eau-de-vie apricot-eau-de-vie slivovitz shochu baijiu poitin`,
  "rare spirit": "vsop-cognac anejo-tequila japanese-whisky islay-scotch pot-still-jamaican-rum aged-rhum-agricole",
  "better liqueur": `cointreau grand-marnier dry-curacao creole-shrubb maraschino-liqueur elderflower-liqueur benedictine chambord
    drambuie galliano strega genepy cherry-heering creme-de-violette creme-yvette creme-de-noyaux allspice-dram swedish-punsch
    kummel amer-picon amaro-nonino fernet-branca branca-menta braulio bergamot-liqueur gentian-liqueur nocino china-china umeshu
    hpnotiq`,
  "rare liqueur": "green-chartreuse yellow-chartreuse barolo-chinato",
  "better fortified": `punt-e-mes carpano-antica-formula cocchi-americano lillet-blanc lillet-rose lillet-rouge byrrh bonal cardamaro
    pineau-des-charentes madeira palo-cortado-sherry oloroso-sherry amontillado-sherry px-sherry sake nigori-sake`,
  wine: "red-wine dry-white-wine rose-wine sweet-white-wine lambrusco moscato-dasti",
  sparkling: "sparkling-wine",
  champagne: "champagne",
  "better beer":
    "gueuze belgian-strong-ale saison doppelbock smoked-beer flanders-red-ale fruit-lambic berliner-weisse",
  "without alcohol": `non-alcoholic-gin non-alcoholic-rum non-alcoholic-whisky non-alcoholic-aperitif non-alcoholic-red-bitter
    non-alcoholic-sweet-vermouth non-alcoholic-sparkling-wine`,
  juice: `lemon-juice lime-juice orange-juice grapefruit-juice pineapple-juice clementine-juice carrot-juice beetroot-juice
    sugar-cane-juice tomato-juice cranberry-juice apple-juice coconut-water red-grape-juice white-grape-juice
    lychee-juice pomegranate-juice pear-juice mango-juice guava-nectar peach-nectar cherry-nectar banana-nectar clamato`,
  herb: "mint basil rosemary thyme sage dill coriander-leaf shiso lemongrass makrut-lime-leaf",
  puree: "peach-puree strawberry-puree mango-puree verjus yuzu-juice matcha",
  larder: `black-tea green-tea lapsang-souchong chamomile-tea hibiscus-tea rooibos-tea oolong-tea beef-consomme tamarind-paste
    red-chilli jalapeno`,
};

const classOf = new Map(
  Object.entries(named).flatMap(([name, keys]) => keys.split(/\s+/).map((key) => [key, name as PriceClass] as const)),
);

/** The keys of the ingredients whose price is not that of their type. */
export const namedKeys: ReadonlySet<string> = new Set(classOf.keys());

/**
 * What one typically pays for an ingredient, in pence or cents; null where nobody could say.
 * @param keys its own, then those of what it is a kind of, the nearest first
 */
export function typicalPrice(keys: Iterable<string>, type: number, currency: Currency): number | null {
  let found = ofType[type];
  for (const key of keys) {
    const own = classOf.get(key);
    if (!own) continue;
    found = own;
    break;
  }
  return found ? Math.round(classes[found][currency] * 100) : null;
}
