import { glob, readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { defaultLocale } from "#app/i18n/locale.ts";
import { ReaderProvider } from "#app/i18n/locale-context.tsx";
import { Picture } from "./picture.tsx";
import { unbroken } from "./picture-card.tsx";

it("comes from where the pictures come from", () => {
  const reader = { locale: defaultLocale, prefix: "/fr-fr", pictures: "https://cdn.example" };
  const shown = renderToStaticMarkup(
    <ReaderProvider reader={reader}>
      <Picture src="/drawings/books/1.svg" />
    </ReaderProvider>,
  );
  expect(shown).toContain('src="https://cdn.example/drawings/books/1.svg"');
});

it("is every picture of every page, but for the mark of the house and what a page itself holds", async () => {
  const plain: string[] = [];
  for await (const file of glob("app/**/*.tsx")) {
    if (file.endsWith("cards/img.tsx") || file.endsWith(".test.tsx")) continue;
    const text = await readFile(file, "utf8");
    for (const [tag] of text.matchAll(/<img\s[^>]*?src=\S+/g)) if (!/src="\/favicon|data:/.test(tag)) plain.push(file);
  }
  expect(plain).toEqual([]);
});

it("has facts below it that break between them, and one that is longer than a line between its words", () => {
  expect(unbroken("Gin · 15 % · 3 parts")).toBe("Gin\u00a0· 15\u00a0%\u00a0· 3\u00a0parts");
  expect(unbroken("Distillery · United States Virgin Islands · since 1760")).toBe(
    "Distillery\u00a0· United States Virgin Islands\u00a0· since\u00a01760",
  );
});
