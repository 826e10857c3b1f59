/** What JSON-LD says of one thing. */
export type Thing = { "@type": string; [property: string]: unknown };

/** What a property holds: words, a number, an address, a day or a moment, a span of time, or things of these types. */
type Value = "text" | "number" | "address" | "date" | "duration" | readonly string[];
type Type = {
  /** What search engines ask for, or recommend and the guide knows of each. */
  needs: Record<string, Value>;
  /** What else schema.org has there and the guide says of some. */
  may?: Record<string, Value>;
  /** True where it stands only within another thing. */
  isPart?: true;
};

const named = { name: "text" } as const;
const page = { name: "text", description: "text", url: "address" } as const;
const entry = { ...page, image: "address" } as const;
const aka = { alternateName: "text" } as const;
const address = ["PostalAddress"] as const;

/** A happening: where it is and when it comes back. */
const happening = {
  organizer: ["Organization"],
  location: ["Place"],
  eventSchedule: ["Schedule"],
  eventAttendanceMode: "address",
  startDate: "date",
  endDate: "date",
} as const;

/**
 * The types of schema.org that the site uses, with their properties as https://schema.org and search engines' own pages on
 * rich results name them. What those recommend and nobody here knows (a drink's calories, a job's pay, a bottle's offers and
 * reviews) is not made up.
 */
export const types: Record<string, Type> = {
  WebSite: { needs: { ...page, potentialAction: ["SearchAction"], publisher: ["Organization"] } },
  SearchAction: { isPart: true, needs: { target: ["EntryPoint"], "query-input": "text" } },
  EntryPoint: { isPart: true, needs: { urlTemplate: "address" } },
  WebPage: { needs: page, may: { image: "address" } },
  ItemList: { needs: { ...named, itemListElement: ["ListItem"] } },
  BreadcrumbList: { needs: { itemListElement: ["ListItem"] } },
  // In a way `item`, in a list `url`.
  ListItem: { isPart: true, needs: { ...named, position: "number" }, may: { item: "address", url: "address" } },
  Recipe: {
    needs: {
      ...entry,
      author: ["Organization"],
      datePublished: "date",
      dateModified: "date",
      recipeCategory: "text",
      recipeYield: "text",
      keywords: "text",
      recipeIngredient: "text",
      recipeInstructions: ["HowToStep"],
      totalTime: "duration",
      cookingMethod: "text",
    },
    may: { suitableForDiet: "address", aggregateRating: ["AggregateRating"], ...aka },
  },
  HowToStep: { isPart: true, needs: { text: "text" } },
  AggregateRating: {
    isPart: true,
    needs: { ratingValue: "number", bestRating: "number", worstRating: "number", ratingCount: "number" },
  },
  Product: {
    needs: { ...entry, category: "text" },
    may: {
      brand: ["Brand"],
      countryOfOrigin: "text",
      additionalProperty: ["PropertyValue"],
      ...aka,
      offers: ["Offer"],
      aggregateRating: ["AggregateRating"],
    },
  },
  Offer: {
    isPart: true,
    needs: { ...named, url: "address", price: "text", priceCurrency: "text", availability: "address" },
  },
  Brand: { isPart: true, needs: named },
  PropertyValue: { isPart: true, needs: { ...named, value: "text" }, may: { unitText: "text", unitCode: "text" } },
  DefinedTerm: { needs: { ...page, inDefinedTermSet: ["DefinedTermSet"] }, may: { image: "address", ...aka } },
  DefinedTermSet: { isPart: true, needs: { ...named, url: "address" } },
  BarOrPub: { needs: { ...entry, address }, may: { foundingDate: "date", dissolutionDate: "date", ...aka } },
  PostalAddress: {
    isPart: true,
    needs: { addressCountry: "text" },
    may: { streetAddress: "text", addressLocality: "text" },
  },
  Person: {
    needs: { ...entry, jobTitle: "text", workLocation: ["Country"] },
    may: { birthDate: "date", deathDate: "date", ...aka },
  },
  Country: { isPart: true, needs: named },
  Organization: {
    needs: named,
    may: {
      ...entry,
      ...aka,
      address,
      logo: "address",
      foundingDate: "date",
      knowsAbout: "text",
      parentOrganization: ["Organization"],
    },
  },
  Book: {
    needs: { ...entry, author: ["Person"], datePublished: "date" },
    may: { publisher: ["Organization"], ...aka },
  },
  JobPosting: {
    needs: {
      ...entry,
      title: "text",
      identifier: ["PropertyValue"],
      datePosted: "date",
      validThrough: "date",
      employmentType: "text",
      hiringOrganization: ["Organization"],
      jobLocation: ["Place"],
    },
  },
  Place: { isPart: true, needs: { address }, may: named },
  Event: { needs: { ...entry, startDate: "date", location: ["Place"] }, may: happening },
  EventSeries: { needs: { ...entry, startDate: "date" }, may: happening },
  Schedule: {
    isPart: true,
    needs: {},
    may: { ...named, description: "text", repeatFrequency: "duration", byMonth: "number" },
  },
};

/** What a page says of itself to machines. */
export function factsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text]) => JSON.parse(text!)["@graph"],
  );
}

/** All that is wrong with a thing, in words. */
export function wrongIn(thing: Thing, baseUrl: string, path = thing["@type"]): string[] {
  const type = types[thing["@type"]];
  if (!type) return [`${path}: is no type that the site uses`];
  const known = { ...type.may, ...type.needs };
  const said = Object.entries(thing).filter(([property]) => !property.startsWith("@"));
  // Who wrote a book, say, is a person of whom its page tells the name.
  const needs = path.includes(".") && !type.isPart ? named : type.needs;
  const missing = Object.keys(needs).filter((property) => isEmpty(thing[property]));
  const strange = said.filter(([property]) => !Object.hasOwn(known, property));
  return [
    ...missing.map((property) => `${path}: has no ${property}`),
    ...strange.map(([property]) => `${path}: has ${property}, which schema.org does not know there`),
    ...said.flatMap(([property, value]) => {
      const wanted = known[property];
      if (wanted === undefined) return [];
      return [value].flat().flatMap((one) => wrongValue(one, wanted, baseUrl, `${path}.${property}`));
    }),
  ];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || [value].flat().length === 0;

const date = /^\d{4}(-\d\d(-\d\d(T[\d:.]+Z)?)?)?$/;
const duration = /^P(\d+[YMD])*(T(\d+[HMS])+)?$/;

function wrongValue(value: unknown, wanted: Value, baseUrl: string, path: string): string[] {
  if (typeof wanted !== "string") {
    if (typeof value !== "object" || value === null) return [`${path}: is no ${wanted.join(" or ")}`];
    const part = value as Thing;
    return wanted.includes(part["@type"]) ? wrongIn(part, baseUrl, path) : [`${path}: is a ${part["@type"]}`];
  }
  if (wanted === "number") return typeof value === "number" ? [] : [`${path}: is no number: ${value}`];
  const text = String(value);
  const right = {
    text: typeof value !== "object" && text.trim() !== "",
    address: text.startsWith(baseUrl) || text.startsWith("https://schema.org/"),
    date: date.test(text),
    duration: duration.test(text),
  }[wanted];
  return right ? [] : [`${path}: is no ${wanted}: ${text}`];
}
