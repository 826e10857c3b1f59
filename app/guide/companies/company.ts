import { type AreaOrder, defineArea } from "../area.ts";

const filters = [
  { name: "country", label: "Country", kind: "choice" },
  { name: "service", label: "Service", kind: "choice" },
] as const;
const orders = [
  { name: "name", label: "A to Z" },
  { name: "newest", label: "New in the guide" },
] as const satisfies AreaOrder[];
const quick = [{ name: "service" }] as const;
const trade = {
  filters,
  orders,
  quick,
  tab: "people",
  subCategories: ["service", "country"],
  target: "trade",
  vote: null,
  wished: false,
  tried: false,
} as const;

/** Who brings bottles to bars and shops (contract.md, 7). */
export const agents = defineArea({
  ...trade,
  table: "agents",
  section: "agents",
  path: "/agents",
  entries: "/agents",
  words: {
    title: "Agents",
    one: "agent",
    many: "agents",
    intro: "Importers, wholesalers and agents: who brings which bottles to bars and shops, and where.",
    description:
      "Agents and importers of spirits, wine and beer, by country and by what they do for bars and producers.",
  },
});

/** Who speaks for bars and brands (contract.md, 7). */
export const prCompanies = defineArea({
  ...trade,
  table: "pr_companies",
  section: "pr-companies",
  path: "/pr-companies",
  entries: "/pr-companies",
  words: {
    title: "PR companies",
    one: "company",
    many: "companies",
    intro: "Who speaks for bars and brands: press, openings, launches.",
    description: "Public relations companies for bars, drinks brands and events, by country and by what they do.",
  },
});
