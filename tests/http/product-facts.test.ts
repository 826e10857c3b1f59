import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

type Facts = { "@type": string; offers?: { price: string; url: string }[]; aggregateRating?: object };

/** What a page of an entry is to schema.org. */
async function factsAt(path: string): Promise<Facts> {
  const { text, status } = await visitor.get(path);
  expect([path, status]).toEqual([path, 200]);
  const [, told] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)!;
  return JSON.parse(told!)["@graph"][0];
}

it("a bottle tells the mean of its votes from the third one on (contract.md, 7)", async () => {
  const { rows } = await site.house.pool.query<{ href: string; link_id: number }>(
    "select href, link_id from search_entry where link_table = 'spiritbrands' order by link_id limit 1",
  );
  const { href, link_id } = rows[0]!;
  for (const [place, rating] of [4, 5, 3].entries()) {
    const member = await signedIn(site, `Member ${place}`);
    const fields = { link_id: String(link_id), section: "bws", rating: String(rating) };
    expect((await member.post("/api/dev/frontend/vote/register", fields)).status).toBe(200);
    const { aggregateRating } = await factsAt(href);
    if (place < 2) expect(aggregateRating).toBeUndefined();
    else
      expect(aggregateRating).toEqual({
        "@type": "AggregateRating",
        ratingValue: 4,
        bestRating: 5.5,
        worstRating: 1,
        ratingCount: 3,
      });
  }
});

it("a glass tells what the shop asks for it, and one that it does not sell tells nothing", async () => {
  const { rows } = await site.house.pool.query<{ href: string; id: number }>(
    `select entry.href, offer.id from library_link link
     join search_entry entry on entry.link_table = 'glassware' and entry.link_id in (link.from_id, link.to_id)
     join offer on offer.id in (link.from_id, link.to_id)
     where link.from_kind = 'offers' and link.to_kind = 'glasses' and link.from_id = offer.id and link.to_id = entry.link_id
     order by entry.link_id, offer.id limit 1`,
  );
  const { href, id } = rows[0]!;
  const mine = async () => (await factsAt(href)).offers!.filter(({ url }) => url.includes(`/shop/product/${id}/`));
  const before = await mine();
  expect(before.length).toBeGreaterThan(0);
  expect(before[0]).toMatchObject({
    "@type": "Offer",
    price: expect.stringMatching(/^\d+\.\d\d$/),
    priceCurrency: "GBP",
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(?:In|OutOf)Stock$/),
  });
  const { rows: none } = await site.house.pool.query<{ href: string }>(
    `select href from search_entry where link_table = 'glassware' and not exists (
       select from library_link where from_kind = 'offers' and to_kind = 'glasses' and to_id = link_id) limit 1`,
  );
  if (none[0]) expect((await factsAt(none[0].href)).offers).toBeUndefined();
});
