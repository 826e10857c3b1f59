import { afterAll, beforeAll, expect, it } from "vitest";
import { languageTag } from "#app/i18n/locale.ts";
import { type TestSite, testSite } from "../../site.ts";
import { Client } from "../client.ts";
import { pageKinds } from "../page-kinds.ts";

let site: TestSite;
let visitor: Client;
let kinds: Record<string, string>;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
  kinds = await pageKinds(visitor);
});
afterAll(() => site?.close());

/** What belongs to all languages at once: files, feeds, calendars and the calls. */
const ofAll = /^\/(?:assets|drawings|favicon|feeds|api)\b|\.ics$/;
/** What is not asked after: chance leads anywhere, members' pages lead to the sign-in. */
const passedOver =
  /^\/[a-z-]+\/(?:cocktails\/random|my-bar|your|your-account|photographs|builder\/(?:recipes|ingredients|collections))\b/;

const addressesIn = (text: string, element: string, attribute: string) =>
  [...text.matchAll(new RegExp(`<${element} [^>]*${attribute}="(/[^"]*)"`, "g"))].map(
    ([, address]) => address!.replaceAll("&amp;", "&").split("#")[0]!,
  );

it.each(["en-us", "fr-fr", "de-de", "es-es", "it-it"])(
  "a page of every kind keeps the prefix /%s",
  async (locale) => {
    const prefix = `/${locale}`;
    const links = new Map<string, string>();
    for (const [kind, path] of Object.entries(kinds)) {
      const { status, text } = await visitor.get(prefix + path);
      const where = `${kind} (${prefix}${path})`;
      expect([where, status]).toEqual([where, 200]);
      const head = text.slice(0, text.indexOf("<body"));
      const count = (pattern: RegExp, of = head) => of.match(pattern)?.length ?? 0;
      const told = [
        count(/<title>[^<]+</g),
        count(/<meta name="description" content="[^"]+"/g),
        count(/<h1[ >]/g, text),
      ];
      expect([where, told]).toEqual([where, [1, 1, 1]]);
      // All is written in one language; its address is the one without a prefix (contract.md, 7). A far page is a page.
      expect(text).toContain(`<html lang="${languageTag("en-gb")}"`);
      const [address, asked = ""] = path.split("?");
      const own = asked.startsWith("offset=") ? path : address;
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
      expect([where, canonical]).toEqual([where, site.url + own]);
      for (const address of [...addressesIn(text, "a", "href"), ...addressesIn(text, "form", "action")]) {
        if (ofAll.test(address)) continue;
        expect([where, address]).toEqual([where, expect.stringMatching(new RegExp(`^${prefix}(?:[/?]|$)`))]);
        links.set(address.split("?")[0]!, where);
      }
    }
    // One page beyond each kind: what leads on is alive in this language, too. Each tenth link stands for all.
    const sample = [...links].filter(([address], place) => place % 10 === 0 && !passedOver.test(address));
    for (const [address, where] of sample) {
      const { status } = await visitor.get(address);
      expect([where, address, status]).toEqual([where, address, 200]);
    }
  },
  60_000,
);
