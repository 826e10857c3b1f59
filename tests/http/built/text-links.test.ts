import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadLibrary, shippedLibrary } from "#app/library/library.server.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { type TestSite, testSite } from "../../site.ts";
import { Client } from "../client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

const negroni = "/cocktails/recipe/77/negroni";

/** The links in the prose of a page, by where they lead. */
async function linksAt(path: string): Promise<Map<string, string>> {
  const { text } = await visitor.get(path);
  const found = text.matchAll(/<a href="([^"]*)" class="text-link(?: decoration-dotted)?">([^<]*)<\/a>/g);
  return new Map([...found].map(([, href, name]) => [href!, name!]));
}

describe("names in texts", () => {
  it("lead to the pages of what they name, and say what is meant by a term or an ingredient", async () => {
    const { rows } = await site.house.pool.query<{ kind: string; id: number; href: string; name: string }>(`
      select kind, id, link ->> 'href' as href, link ->> 'about' as name
      from entry_mention, json_each(fields) as field, json_array_elements(field.value) as link
      where kind in ('cocktails', 'people', 'terms', 'books') order by kind, id`);
    expect(rows.length).toBeGreaterThan(1_000);
    for (const { href } of rows.filter((_, place) => place % 97 === 0))
      expect([href, (await visitor.get(href)).status]).toEqual([href, 200]);
    expect(rows.some(({ name }) => name !== null)).toBe(true);
  });

  it("stand in the page itself, with the reader's language, and the text is the same without them", async () => {
    const { rows } = await site.house.pool.query<{ id: number; text: string; href: string }>(`
      select cocktail.id, history as text, fields -> 'history' -> 0 ->> 'href' as href
      from cocktail join entry_mention mention on kind = 'cocktails' and mention.id = cocktail.id
      where fields -> 'history' is not null order by cocktail.id limit 5`);
    for (const { id, text, href } of rows) {
      const { headers } = await visitor.get(`/cocktails/recipe/${id}`);
      const page = (await visitor.get(`/fr-fr${headers.location}`)).text;
      expect(page).toContain(`href="/fr-fr${href}"`);
      const story = /<section class="recipe-story[\s\S]*?<\/section>/.exec(page)![0];
      const plain = story
        .replace(/<!-- -->|<[^>]*>/g, "")
        .replaceAll("&#x27;", "'")
        .replaceAll("&amp;", "&")
        .replaceAll("&quot;", '"');
      expect(plain).toContain(text);
    }
  });

  it("change with the library: a name that comes is linked, one that goes is text again", async () => {
    const folder = scratchFolder("jigger-content-");
    try {
      await cp(shippedLibrary, folder, { recursive: true });
      const file = join(folder, "cocktails/iba-classics.json");
      const text = await readFile(file, "utf8");
      const tip = "Ask for the Zebedee Quill, who taught us to stir this one longer than a minute.";
      const content = JSON.parse(text) as { cocktails: { key: string; tip?: string }[] };
      content.cocktails.find(({ key }) => key === "negroni")!.tip = tip;
      await writeFile(file, JSON.stringify(content));
      expect((await loadLibrary(site.house.bulk, folder)).refused).toEqual([]);
      await expect.poll(async () => (await visitor.get(negroni)).text).toContain("Zebedee Quill");
      expect([...(await linksAt(negroni)).values()]).not.toContain("Zebedee Quill");

      const people = join(folder, "people/zebedee.json");
      const somebody = {
        ...{ id: 900_001, key: "zebedee-quill", name: "Zebedee Quill", country: "France", roles: ["bartender"] },
        teaser: "A bartender who was made up so that a name can come and go.",
        description:
          "He stood behind a bar that nobody has ever found. What he poured there is not written down anywhere.",
      };
      await writeFile(people, JSON.stringify({ $schema: "", sources: ["made up"], people: [somebody] }));
      expect((await loadLibrary(site.house.bulk, folder)).refused).toEqual([]);
      await expect.poll(async () => (await linksAt(negroni)).get("/people/900001/zebedee-quill")).toBe("Zebedee Quill");

      await rm(people);
      expect((await loadLibrary(site.house.bulk, folder, { prune: true })).refused).toEqual([]);
      await expect.poll(async () => [...(await linksAt(negroni)).values()]).not.toContain("Zebedee Quill");
      expect((await visitor.get(negroni)).text).toContain("Zebedee Quill");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
