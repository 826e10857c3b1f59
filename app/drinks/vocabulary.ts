import type { BottleKind } from "#app/drawing/drink-drawing.ts";
/** The fixed words of the guide: data files, filters and pages share them. Those that drawings use, too, stand with the drawings. */
export const grades = ["K", "P", "C", "O", "H"] as const;
/** What a source of a recipe can be the source of. */
export const claims = ["recipe", "origin", "name", "history"] as const;
/** What a bottle costs beside others of its kind, by its number in the files. */
export const priceWords: Readonly<Record<number, string>> = { 1: "Everyday", 2: "A step up", 3: "Special" };
export const alternativeStrengths = ["same", "close", "in a pinch"] as const;

/**
 * What a reader means by a taste: whoever asks for a bitter drink wants the bittersweet ones as well. A recipe's own words
 * are finer than that; each may belong to several families, and each can be asked for by itself.
 */
export const tasteFamilies: Record<string, readonly string[]> = {
  bitter: ["bitter", "bittersweet", "tannic"],
  boozy: ["boozy"],
  bubbly: ["bubbly"],
  citrus: ["citrus", "orange"],
  creamy: ["creamy", "silky"],
  dry: ["dry"],
  floral: ["floral"],
  fresh: ["fresh", "minty"],
  fruity: ["fruity", "apple", "apricot", "blackcurrant", "cherry", "grape", "tropical"],
  herbal: ["herbal", "agave", "anise", "botanical", "grassy", "minty"],
  roasted: ["roasted", "chocolate", "coffee", "malty", "nutty"],
  savoury: ["savoury", "funky", "salty"],
  smoky: ["smoky", "woody"],
  sour: ["sour", "tart"],
  spicy: ["spicy", "ginger"],
  sweet: ["sweet", "honey", "molasses", "vanilla"],
};

/** The words of recipes that a taste stands for: its family's, or only itself. */
export function tasteWords(taste: string): readonly string[] {
  return Object.hasOwn(tasteFamilies, taste) ? tasteFamilies[taste]! : [taste];
}

/** Countries as the drinks world names them, with the ISO 3166 code of the state that each belongs to. */
export const countryCodes = {
  Algeria: "DZ",
  Argentina: "AR",
  Armenia: "AM",
  Australia: "AU",
  Austria: "AT",
  Bahamas: "BS",
  Barbados: "BB",
  Belgium: "BE",
  Bermuda: "BM",
  Bolivia: "BO",
  Brazil: "BR",
  "British Virgin Islands": "VG",
  Bulgaria: "BG",
  Canada: "CA",
  "Cayman Islands": "KY",
  Chile: "CL",
  China: "CN",
  Colombia: "CO",
  Croatia: "HR",
  Cuba: "CU",
  Curaçao: "CW",
  Cyprus: "CY",
  "Czech Republic": "CZ",
  Denmark: "DK",
  "Dominican Republic": "DO",
  Ecuador: "EC",
  Egypt: "EG",
  England: "GB",
  Estonia: "EE",
  Fiji: "FJ",
  Finland: "FI",
  France: "FR",
  Georgia: "GE",
  Germany: "DE",
  Ghana: "GH",
  Greece: "GR",
  Grenada: "GD",
  Guadeloupe: "GP",
  Guatemala: "GT",
  Guyana: "GY",
  Haiti: "HT",
  "Hong Kong": "HK",
  Hungary: "HU",
  Iceland: "IS",
  India: "IN",
  Indonesia: "ID",
  Iran: "IR",
  Ireland: "IE",
  Israel: "IL",
  Italy: "IT",
  Jamaica: "JM",
  Japan: "JP",
  Jordan: "JO",
  Kenya: "KE",
  Latvia: "LV",
  Lebanon: "LB",
  Malaysia: "MY",
  Malta: "MT",
  Martinique: "MQ",
  Mauritius: "MU",
  Mexico: "MX",
  Morocco: "MA",
  Myanmar: "MM",
  Netherlands: "NL",
  "New Zealand": "NZ",
  Nicaragua: "NI",
  Nigeria: "NG",
  "Northern Ireland": "GB",
  Norway: "NO",
  Panama: "PA",
  Peru: "PE",
  Philippines: "PH",
  Poland: "PL",
  Portugal: "PT",
  "Puerto Rico": "PR",
  Romania: "RO",
  Russia: "RU",
  "Saint Lucia": "LC",
  Samoa: "WS",
  Scotland: "GB",
  Serbia: "RS",
  Singapore: "SG",
  Slovenia: "SI",
  "South Africa": "ZA",
  "South Korea": "KR",
  Spain: "ES",
  "Sri Lanka": "LK",
  Sweden: "SE",
  Switzerland: "CH",
  Taiwan: "TW",
  Thailand: "TH",
  "Trinidad and Tobago": "TT",
  Turkey: "TR",
  Ukraine: "UA",
  "United Arab Emirates": "AE",
  "United States": "US",
  "United States Virgin Islands": "VI",
  Uruguay: "UY",
  Venezuela: "VE",
  Vietnam: "VN",
  Wales: "GB",
} as const;
export type Country = keyof typeof countryCodes;
/** Countries whose names take an article. */
const withThe = /^(?:Bahamas|British Virgin Islands|Cayman Islands|.* Republic|Netherlands|Philippines|United .*)$/;

/** "Italy", "the United States": a country within a sentence. */
export function theCountry(country: string): string {
  return withThe.test(country) ? `the ${country}` : country;
}

/** "in Italy", "in the United States". */
export function inCountry(country: string): string {
  return `in ${theCountry(country)}`;
}

export const countries = Object.keys(countryCodes) as [Country, ...Country[]];

/** Category trees and how deep each one goes (guide.md, 3 and 9; the shop's is three deep). */
export const categoryDepths = { bws: 4, shop: 3 } as const;
export const categoryAreas = ["bws", "shop"] as const;
export const venueKinds = [
  "cocktail bar",
  "hotel bar",
  "pub",
  "tiki bar",
  "wine bar",
  "beer hall",
  "café",
  "restaurant bar",
  "saloon",
] as const;
export const producerKinds = [
  "distillery",
  "blender",
  "liqueur house",
  "winery",
  "vermouth house",
  "brewery",
  "cider maker",
  "bitters maker",
  "soft drinks maker",
  "syrup maker",
  "larder",
  "merchant",
  "group",
] as const;
/** The encyclopedia's term categories (guide.md, 2); the house blog bears the house's name. */
export const termCategories = [
  "cocktails",
  "bars",
  "people",
  "products_and_services",
  "books",
  "bws",
  "competitions",
  "events",
  "dailycocktail",
  "jigger-blog",
  "bundle",
] as const;

/** builder.md, 3: what each type of ingredient is called; any other is a "Misc ingredient". */
export const ingredientTypes: Record<string, string> = {
  1: "Base Spirit",
  2: "Liqueur",
  3: "Wine/Vermouth",
  4: "Beer/Cider",
  5: "Bitter",
  6: "Syrup",
  7: "Fruit/Veg Juice",
  8: "Mixer/Packaged Juice",
  9: "Fridge/Pantry",
};

/** By the type of an ingredient. */
const kindByType: readonly BottleKind[] = [
  "pantry",
  "spirit",
  "liqueur",
  "wine",
  "beer",
  "bitters",
  "syrup",
  "juice",
  "mixer",
  "pantry",
];

/** The kind of thing that an ingredient of a type, 0 to 9, is kept in. */
export function bottleKindOf(type: number): BottleKind {
  return kindByType[type] ?? "pantry";
}
