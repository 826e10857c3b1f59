import { advertisePath } from "#app/shop/addresses.ts";
/** Pages of text of our own (guide.md, 2): where each stands and what it is. */
export const contentPages = {
  interior: {
    path: "/bar-interior",
    title: "Bar interior",
    description:
      "What makes a bar a good room: the counter and its height, light, back bar, stools and sound, and famous rooms to learn from.",
  },
  equipment: {
    path: "/bar-equipment-and-barware",
    title: "Bar equipment and barware",
    description:
      "The tools of a bar and what each is for: shakers, strainers, jiggers, spoons, ice and glasses, and what to buy first.",
  },
  about: {
    path: "/about",
    title: "About Jigger",
    description:
      "What Jigger is, where its recipes and facts come from, how its pictures are made, and what it will not do.",
  },
  advertise: {
    path: advertisePath,
    title: "Advertise a job",
    description: "Tell bartenders, sommeliers and distillers about a job: what to send us, and what happens then.",
  },
  commenting: {
    path: "/commenting-guidelines",
    title: "Commenting guidelines",
    description: "How we talk with each other below the recipes: what helps, what is taken down, and who decides.",
  },
} as const;

/** Pages that draw the recipes instead of listing them (contract.md, 7). */
export const browsePages = {
  tastes: {
    path: "/cocktails/map",
    title: "The map of tastes",
    description:
      "Every drink a point on one map, from light to strong and from dry to sweet, with all filters of the list.",
  },
  years: {
    path: "/cocktails/years",
    title: "Through the years",
    description:
      "What was mixed when: the world's drinks on one line of time, decade by decade, with the best known of each.",
  },
} as const;

/** Lists of the pages that are made from facts (areas.md: country, city, year, spirit). */
export const landingPages = {
  places: {
    path: "/places",
    title: "Countries and cities",
    description:
      "The world of drinks by country and city: where a recipe was first mixed, a bottle is filled, a bar stands and a person worked.",
  },
  years: {
    path: "/years",
    title: "Years and decades",
    description:
      "The history of drinks year by year: what was first mixed, which bars opened, who was born, which books came out.",
  },
  spirits: {
    path: "/spirits",
    title: "Drinks by spirit",
    description: "Gin, rum, whisky and all other base spirits: the drinks, bottles, makers, bars and people of each.",
  },
} as const;

export type ContentPage = (typeof contentPages)[keyof typeof contentPages];
