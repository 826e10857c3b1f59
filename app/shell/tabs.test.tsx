import { expect, it } from "vitest";
import { countedStills, rendered } from "#app/i18n/rendered-stills.server.tsx";
import type { DocumentStills } from "#app/i18n/stills.server.ts";
import { sections } from "./menus.ts";
import { hereIn, sectionOf } from "./navigation.ts";
import { Tabs } from "./tabs.tsx";

function tabs(stillsOf: (() => DocumentStills) | null, path: string) {
  const section = sectionOf(path);
  return rendered(stillsOf, <Tabs section={section} here={hereIn(section, path, "")} />);
}

it("lights the tab and, in its panel alone, the entry that leads to the page (contract.md, 7)", () => {
  const lit = (path: string) => tabs(null, path).match(/<a [^>]*aria-current="[^>]*/g) ?? [];
  expect(lit("/ingredients")).toEqual([
    expect.stringMatching(/href="\/cocktails" aria-current="true"/),
    expect.stringMatching(/href="\/ingredients" aria-current="page"/),
  ]);
  expect(lit("/books/7/the-savoy")).toEqual([
    expect.stringMatching(/href="\/encyclopedia" aria-current="true"/),
    expect.stringMatching(/href="\/books" aria-current="true"/),
  ]);
  expect(lit("/search")).toEqual([]);
});

it("keeps a text for each tab and each of its entries, and no more for more pages", () => {
  const counted = countedStills();
  for (let id = 0; id < 12; id += 1)
    for (const { parts } of sections)
      for (const { to } of parts) {
        const path = `${to.split("?")[0]}/${id}/gin`;
        if (id < 2) expect(tabs(counted.stillsOf, path)).toBe(tabs(null, path));
        else tabs(counted.stillsOf, path);
      }
  const entries = sections.reduce((sum, { parts }) => sum + parts.length, 0);
  expect(counted.times).toBeLessThanOrEqual(sections.length + entries);
});
