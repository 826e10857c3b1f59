import sharp from "sharp";
import { expect, it } from "vitest";
import { cutAbove, frame } from "../svg/svg.ts";
import { bottle } from "./bottle.ts";
import { bottleShapes } from "./bottle-shapes.ts";
import { silhouetteOf } from "./choose.ts";
import { topOf } from "./stoppers.ts";

/** The first line, of the height told, on which something is drawn. */
async function firstLine(picture: string, height: number): Promise<number> {
  const { data, info } = await sharp(Buffer.from(picture))
    .resize({ height, fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < info.width * info.height; at++) if (data[at * 4 + 3]! > 60) return Math.floor(at / info.width);
  return info.height;
}

it("is known where a stopper ends that reaches into what a card cuts off", async () => {
  for (const [name, { stopper }] of Object.entries(bottleShapes)) {
    const painted = await firstLine(frame("", stopper), 500);
    if (painted > 500 * cutAbove + 8) continue;
    const told = topOf(stopper);
    // A curve stays below the point that bends it.
    expect(told, name).toBeLessThanOrEqual(painted + 1);
    expect(told, name).toBeGreaterThan(painted - 8);
  }
});

it("stands whole in the square of a card, however tall the bottle", async () => {
  const tall = [
    ...[
      ["Galliano", "liqueur"],
      ["Chartreuse", "liqueur"],
      ["Campari", "liqueur"],
      ["Vodka", "spirit"],
    ],
    ...[
      ["Sweet vermouth", "wine"],
      ["Riesling", "wine"],
      ["Red wine", "wine"],
      ["Apricot liqueur", "liqueur"],
    ],
  ] as [string, "spirit" | "liqueur" | "wine"][];
  const drawn = new Set<string>();
  for (const [name, kind] of tall) {
    const facts = { name, kind, colour: "#c09040" };
    drawn.add(silhouetteOf(facts));
    expect(await firstLine(bottle(facts), 500), name).toBeGreaterThanOrEqual(500 * cutAbove - 2);
  }
  expect(drawn.size).toBeGreaterThan(5);
});
