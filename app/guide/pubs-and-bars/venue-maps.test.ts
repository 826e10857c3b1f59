import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readNarrowed } from "../areas/area-filters.ts";
import { places } from "./places.ts";
import { pubsAndBars } from "./venue.ts";
import { venueMaps } from "./venue-maps.server.ts";

const choices = {
  country: [
    { value: "England", text: "England", count: 16 },
    { value: "Japan", text: "Japan", count: 6 },
    { value: "Atlantis", text: "Atlantis", count: 1 },
  ],
  city: [{ value: "London", text: "London", count: 14 }],
};
const maps = (query: string) => venueMaps(readNarrowed(pubsAndBars, new URLSearchParams(query)), choices);

describe("the maps of pubs and bars", () => {
  it("show the world's countries, and Europe's once more, each with its number and its list", () => {
    const [world, europe] = maps("open=yes");
    expect(world?.dots.map(({ text, count }) => [text, count])).toEqual([
      ["England", 16],
      ["Japan", 6],
    ]);
    expect(world?.dots[0]?.href).toBe("/pubs-and-bars?country=England&open=yes");
    expect(europe?.dots.map(({ text }) => text)).toEqual(["England"]);
  });

  it("show a country's towns where it has a map, and mark it on the world's where it has none", () => {
    const [england, ...others] = maps("country=England");
    expect([england?.title, others]).toEqual(["England", []]);
    expect(england?.dots).toMatchObject([{ text: "London", href: "/pubs-and-bars?country=England&city=London" }]);
    expect(maps("country=Japan")[0]?.dots.find(({ chosen }) => chosen)?.text).toBe("Japan");
    // Somewhere else in another country takes the town back.
    expect(maps("country=Japan&city=Tokyo")[0]?.dots[0]?.href).toBe("/pubs-and-bars?country=England");
  });
});

it("every town of the library's pubs and bars has its place", () => {
  const folder = "content/pubs_and_bars";
  const venues = readdirSync(folder).flatMap(
    (file) =>
      JSON.parse(readFileSync(`${folder}/${file}`, "utf8")).pubs_and_bars as { country: string; city: string }[],
  );
  expect(venues.length).toBeGreaterThan(100);
  expect(venues.filter(({ country, city }) => !places[country]?.[city])).toEqual([]);
});
