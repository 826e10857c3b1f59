import { type Country, countryCodes } from "#app/drinks/vocabulary.ts";

/** Cities, states and regions that recipes come from, where no pub or bar of the library says in which country they lie. */
const regions: Record<string, Country> = {
  Alabama: "United States",
  Alberta: "Canada",
  "American colonies": "United States",
  "Andes of Ecuador": "Ecuador",
  Baltimore: "United States",
  "Basque Country": "Spain",
  "Basque hotels of Nevada and California": "United States",
  Bavaria: "Germany",
  "Beverly Hills": "United States",
  Boston: "United States",
  Brooklyn: "United States",
  "Café Madrid de Valencia": "Spain",
  Calgary: "Canada",
  California: "United States",
  "Canary Islands": "Spain",
  Charente: "France",
  Connecticut: "United States",
  "County Limerick": "Ireland",
  Córdoba: "Argentina",
  "D.C.": "United States",
  Dallas: "United States",
  Detroit: "United States",
  "Detroit Athletic Club": "United States",
  Dijon: "France",
  Florence: "Italy",
  Florida: "United States",
  "French Alps": "France",
  "Grand Cayman": "Cayman Islands",
  Hawaii: "United States",
  Hollywood: "United States",
  Jalisco: "Mexico",
  Kentucky: "United States",
  Krefeld: "Germany",
  "Kuala Lumpur Hilton": "Malaysia",
  Kyūshū: "Japan",
  "La Paz": "Bolivia",
  Lagos: "Nigeria",
  "Long Island": "United States",
  Massachusetts: "United States",
  Missouri: "United States",
  Montréal: "Canada",
  "New England": "United States",
  "New Jersey": "United States",
  "New York and New Jersey": "United States",
  "North Frisia": "Germany",
  "North India": "India",
  "Northern England": "England",
  "Northern Italy": "Italy",
  "Northern and eastern France": "France",
  Oregon: "United States",
  Pennsylvania: "United States",
  Philadelphia: "United States",
  Potosí: "Bolivia",
  Rangoon: "Myanmar",
  "Rhode Island": "United States",
  Rome: "Italy",
  "Saint Thomas": "United States Virgin Islands",
  "South Tyrol": "Italy",
  "Southern United States": "United States",
  "Texas and California": "United States",
  Trinidad: "Trinidad and Tobago",
  Utah: "United States",
  Vancouver: "Canada",
  "Virgin Islands": "United States Virgin Islands",
  Virginia: "United States",
  Waikiki: "United States",
  "West Hollywood": "United States",
  "West Texas": "United States",
  Wisconsin: "United States",
  Yokohama: "Japan",
};

/** What a line on an origin may end with that is no place: how it is known. */
const asides = /,\s*(?:in print|by its own account)$/;

/**
 * The country of the place that a recipe comes from: that of the last thing named ("Harry's New York Bar, Paris"), by its own
 * name, by the pubs and bars that are known there, or as a region. Null where it is several, disputed, or no land at all.
 */
export function countryOfOrigin(where: string | undefined, places: ReadonlyMap<string, Country>): Country | null {
  const last = where?.replace(asides, "").split(",").at(-1)?.trim();
  if (!last) return null;
  if (Object.hasOwn(countryCodes, last)) return last as Country;
  return places.get(last) ?? (Object.hasOwn(regions, last) ? regions[last]! : null);
}
