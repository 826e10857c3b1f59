import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colourOfDrink } from "#app/drawing/drink-drawing.ts";
import { groundOf, type Wash } from "#app/drawing/ground.ts";
import { readLibrary } from "../files/read.server.ts";
import { shippedLibrary } from "../library.server.ts";
import { drawnFacts } from "../load/reckoned.ts";
import { indexOf } from "../load/rows.ts";

const styles = (name: string) => readFileSync(new URL(`../../ui/${name}`, import.meta.url), "utf8");
const tokens = styles("tokens.css");

/** The two washes of the style sheet: by day, in the evening. */
const washes: Wash[] = [
  ...styles("look/shapes.css").matchAll(
    /oklch\(from var\(--drink, #c9a06a\) ([\d.]+) min\(calc\(c \* ([\d.]+)\), ([\d.]+)\) h\)/g,
  ),
].map(([, light, share, most]) => ({ light: Number(light), share: Number(share), most: Number(most) }));

/** A colour of the tokens in both themes. */
function token(name: string): string[] {
  const found = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens);
  return found!.slice(1);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

it("every text can be read on a wash of every drink, ingredient and bottle, by day and in the evening (WCAG 1.4.3)", async () => {
  const { library } = await readLibrary(shippedLibrary);
  const index = indexOf(library);
  const drinks = library.cocktails.map((entry) => [entry.key, colourOfDrink(drawnFacts(entry, index))] as const);
  const things = library.ingredients.map(({ key, colour }) => [key, colour] as const);
  const ours = ["the house", "#c9a06a"] as const;
  const all = [ours, ...drinks, ...things];
  expect(washes).toHaveLength(2);
  expect(drinks.every(([, colour]) => /^#[0-9a-f]{6}$/.test(colour ?? ""))).toBe(true);
  const faint = all.flatMap(([key, colour]) =>
    washes.flatMap((wash, theme) => {
      const ground = groundOf(colour!, wash);
      return ["ink", "muted", "accent"].flatMap((name) => {
        const found = contrast(token(name)[theme]!, ground);
        return found < 4.5 ? [`${name} on ${key}, ${theme ? "evening" : "day"}: ${found.toFixed(2)}`] : [];
      });
    }),
  );
  expect(faint).toEqual([]);
  expect(all.length).toBeGreaterThan(1_000);
});
