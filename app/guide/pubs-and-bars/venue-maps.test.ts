import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { placeOn } from "#app/drawing/map-drawing.ts";
import { readNarrowed } from "../areas/area-filters.ts";
import { mapOf, places } from "./places.ts";
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

  it("show a country's towns on its own map, or on that of its part of the world with the world's beside it", () => {
    const [england, ...others] = maps("country=England");
    expect([england?.title, others]).toEqual(["England", []]);
    expect(england?.dots).toMatchObject([{ text: "London", href: "/pubs-and-bars?country=England&city=London" }]);
    const [asia, world] = maps("country=Japan");
    expect([asia?.title, asia?.dots, world?.title]).toEqual(["East Asia: Japan", [], "The world: Japan"]);
    expect(world?.dots.find(({ chosen }) => chosen)?.text).toBe("Japan");
    // Somewhere else in another country takes the town back.
    expect(maps("country=Japan&city=Tokyo")[1]?.dots[0]?.href).toBe("/pubs-and-bars?country=England");
  });

  it("mark a country on the world's where there is nothing closer", () => {
    expect(maps("country=Atlantis").map(({ title }) => title)).toEqual(["The world", "Europe, closer"]);
  });
});

it.each(Object.entries(places))("%s has a map with all its towns on it", (country, towns) => {
  const near = mapOf(country);
  expect(near).toBeDefined();
  // Honolulu lies outside the map of the mainland.
  const far = Object.entries(towns).filter(([, place]) => placeOn(near!.map, place) === null);
  expect(far.map(([town]) => town)).toEqual(country === "United States" ? ["Honolulu"] : []);
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
