import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../../site.ts";
import { Client } from "../client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

/** What a browser asks for compressed, and how much of it comes over the wire. */
async function sent(address: string) {
  const answer = await visitor.get(address, { "accept-encoding": "gzip" });
  expect([address, answer.status]).toEqual([address, 200]);
  return answer;
}

async function weightOf(addresses: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const address of new Set(addresses)) sum += (await sent(address)).bytes.length;
  return sum;
}

/** Issue of the whole guide: a list of 24 with its pictures, to somebody who comes for the first time. */
const most = 400_000;

it.each(["/cocktails", "/beer-wine-spirits", "/ingredients", "/pubs-and-bars", "/people", "/books", "/glassware"])(
  "%s weighs under 400 kB with all its pictures, script, style and fonts",
  async (path) => {
    const html = await visitor.get(path);
    const found = (pattern: RegExp) => [...html.text.matchAll(pattern)].map(([, address]) => address!);
    const styles = found(/<link [^>]*href="(\/assets\/[^"]+\.css)"/g);
    const css = await Promise.all(styles.map(async (style) => (await visitor.get(style)).text));
    // The faces of what is written: the others stay where they are.
    const fonts = css.flatMap((text) =>
      [...text.matchAll(/url\("?(\/assets\/[^")]+latin-(?!ext)[^")]*\.woff2)/g)].map(([, address]) => address!),
    );
    const pictures = found(/<img [^>]*src="(\/drawings\/[^"]+)"/g);
    const weight = {
      page: (await sent(path)).bytes.length,
      script: await weightOf(found(/"(\/assets\/[\w.~-]+\.js)"/g)),
      style: await weightOf(styles),
      fonts: await weightOf(fonts),
      pictures: await weightOf(pictures),
    };
    expect([styles.length, fonts.length, new Set(pictures).size].every((count) => count > 0)).toBe(true);
    const whole = Object.values(weight).reduce((sum, part) => sum + part, 0);
    expect([whole < most, whole, weight]).toEqual([true, whole, weight]);
  },
);

it("the fonts of every page hold the weights that are set, and no more", async () => {
  const style = /<link [^>]*href="(\/assets\/[^"]+\.css)"/.exec((await visitor.get("/about")).text)![1]!;
  const named = (await visitor.get(style)).text.matchAll(/url\("?(\/assets\/[^")]+latin-wght[^")]*\.woff2)/g);
  const fonts = [...new Set([...named].map(([, address]) => address!))];
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    const { bytes } = await sent(font);
    expect(bytes.subarray(0, 4).toString(), font).toBe("wOF2");
    // Of all weights they had 48 and 37 kB; below 20 there would be letters missing.
    expect(bytes.length, font).toBeGreaterThan(20_000);
    expect(bytes.length, font).toBeLessThan(35_000);
  }
});
