import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { defaultLocale } from "#app/i18n/locale.ts";
import { ReaderProvider } from "#app/i18n/locale-context.tsx";
import { StillContext, type Stills } from "#app/i18n/still.tsx";
import { openStills } from "#app/i18n/stills.server.ts";
import { sections } from "./menus.ts";
import { hereIn, sectionOf } from "./navigation.ts";
import { Tabs } from "./tabs.tsx";

function tabs(stills: Stills | null, path: string) {
  const section = sectionOf(path);
  return renderToString(
    <StillContext value={stills}>
      <ReaderProvider reader={{ locale: defaultLocale, prefix: "", pictures: "" }}>
        <Tabs section={section} here={hereIn(section, path, "")} />
      </ReaderProvider>
    </StillContext>,
  );
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
  const stills = openStills();
  let rendered = 0;
  const counted: Stills = (of, variant, render) =>
    stills(of, variant, () => {
      rendered += 1;
      return render();
    });
  for (let id = 0; id < 12; id += 1)
    for (const { parts } of sections)
      for (const { to } of parts) {
        const path = `${to.split("?")[0]}/${id}/gin`;
        if (id < 2) expect(tabs(counted, path)).toBe(tabs(null, path));
        else tabs(counted, path);
      }
  const entries = sections.reduce((sum, { parts }) => sum + parts.length, 0);
  expect(rendered).toBeLessThanOrEqual(sections.length + entries);
});
