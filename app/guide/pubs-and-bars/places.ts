import { isMap, type MapName } from "#app/drawing/map-drawing.ts";
import { slugOf } from "#app/kit/slug.ts";

/** Degrees east and north. */
export type Place = readonly [east: number, north: number];

/**
 * Where the towns of the guide's pubs and bars are, by country. A country's own dot is that of its first town here. A place
 * that stands in the library and not here is missing on the map alone: a test names it.
 */
export const places: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  "United States": {
    "New York": [-74, 40.71],
    "New Orleans": [-90.07, 29.95],
    "San Francisco": [-122.42, 37.77],
    "Los Angeles": [-118.24, 34.05],
    Chicago: [-87.63, 41.88],
    Seattle: [-122.33, 47.61],
    "Washington, D.C.": [-77.04, 38.9],
    "Brooklyn, New York": [-73.94, 40.65],
    Milwaukee: [-87.91, 43.04],
    "Oakland, California": [-122.27, 37.8],
    "Key West, Florida": [-81.78, 24.56],
    Honolulu: [-157.86, 21.31],
  },
  England: { London: [-0.13, 51.51], Cambridge: [0.12, 52.2], Nottingham: [-1.15, 52.95] },
  Scotland: { Edinburgh: [-3.19, 55.95] },
  "Northern Ireland": { Belfast: [-5.93, 54.6] },
  Ireland: { Dublin: [-6.26, 53.35] },
  Japan: { Tokyo: [139.69, 35.69] },
  France: { Paris: [2.35, 48.86] },
  Italy: { Venice: [12.34, 45.44], Milan: [9.19, 45.46], Turin: [7.69, 45.07], Florence: [11.26, 43.77] },
  Spain: { Madrid: [-3.7, 40.42], Barcelona: [2.17, 41.39] },
  Mexico: { "Mexico City": [-99.13, 19.43], Tequila: [-103.84, 20.88], Ensenada: [-116.6, 31.87] },
  Singapore: { Singapore: [103.82, 1.35] },
  Germany: { Berlin: [13.4, 52.52], Hamburg: [9.99, 53.55], Munich: [11.58, 48.14] },
  Cuba: { Havana: [-82.37, 23.11] },
  Peru: { Lima: [-77.04, -12.05] },
  Netherlands: { Amsterdam: [4.9, 52.37] },
  Argentina: { "Buenos Aires": [-58.38, -34.6] },
  China: { Shanghai: [121.47, 31.23] },
  "Hong Kong": { "Hong Kong": [114.17, 22.32] },
  India: { Mumbai: [72.88, 19.08] },
  Australia: { Sydney: [151.21, -33.87], Melbourne: [144.96, -37.81] },
  Greece: { Athens: [23.73, 37.98] },
  Austria: { Vienna: [16.37, 48.21] },
  "Czech Republic": { Prague: [14.44, 50.08] },
  Belgium: { Brussels: [4.35, 50.85] },
  "Puerto Rico": { "San Juan": [-66.11, 18.47] },
  "British Virgin Islands": { "Jost Van Dyke": [-64.75, 18.44] },
  Bermuda: { "Bailey's Bay": [-64.72, 32.35] },
  Bahamas: { "New Plymouth, Green Turtle Cay": [-77.33, 26.76] },
  Colombia: { Cartagena: [-75.48, 10.39] },
  Chile: { Santiago: [-70.67, -33.45] },
  Brazil: { "São Paulo": [-46.63, -23.55] },
  Israel: { "Tel Aviv": [34.78, 32.09] },
  Myanmar: { "Yangon (Rangoon)": [96.16, 16.84] },
  Thailand: { Bangkok: [100.5, 13.76] },
  "South Korea": { Seoul: [126.98, 37.57] },
  Malaysia: { "Kuala Lumpur": [101.69, 3.14] },
  Egypt: { Cairo: [31.24, 30.04] },
  Kenya: { Nairobi: [36.82, -1.29] },
  Norway: { Oslo: [10.75, 59.91] },
  Denmark: { Copenhagen: [12.57, 55.68] },
  Sweden: { Stockholm: [18.07, 59.33] },
  Turkey: { Istanbul: [28.98, 41.01] },
  Hungary: { Budapest: [19.04, 47.5] },
  Switzerland: { Zurich: [8.54, 47.37] },
  Portugal: { Lisbon: [-9.14, 38.72] },
};

const within = (map: MapName, title: string, countries: string) =>
  countries.split(", ").map((country) => [country, { map, title }] as const);

/** Where a country has no map of its own: the map of its part of the world, and what that is called. */
const regions: ReadonlyMap<string, { map: MapName; title: string }> = new Map([
  ...within("britain-and-ireland", "Britain and Ireland", "Scotland, Northern Ireland, Ireland"),
  ...within(
    "europe",
    "Europe",
    "France, Netherlands, Greece, Austria, Czech Republic, Belgium, Norway, Denmark, Sweden, Turkey, Hungary, Switzerland, Portugal",
  ),
  ...within("east-asia", "East Asia", "Japan, China, Hong Kong, South Korea"),
  ...within("south-east-asia", "South-East Asia", "Singapore, Myanmar, Thailand, Malaysia"),
  ...within("south-asia", "South Asia", "India"),
  ...within("caribbean", "The Caribbean and Bermuda", "Cuba, Puerto Rico, British Virgin Islands, Bermuda, Bahamas"),
  ...within("south-america", "South America", "Peru, Argentina, Colombia, Chile, Brazil"),
  ...within("middle-east", "The Middle East", "Israel, Egypt"),
  ...within("africa", "Africa", "Kenya"),
]);

/** The map that shows a country best: its own, or that of its part of the world; undefined where there is neither. */
export function mapOf(country: string): { map: MapName; title: string } | undefined {
  const own = slugOf(country);
  if (isMap(own)) return { map: own, title: country };
  const region = regions.get(country);
  return region && { map: region.map, title: `${region.title}: ${country}` };
}
