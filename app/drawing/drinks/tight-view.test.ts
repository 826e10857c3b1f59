import sharp from "sharp";
import { expect, it } from "vitest";
import { type DrinkFacts, drawDrink } from "../drink-drawing.ts";
import { garnishes, type glassShapes } from "../words.ts";
import { cardView, tightView } from "./tight-view.ts";

/** One pixel for five units of the drawing. */
const scale = 5;
/** Fainter than this is the shadow on the bar. */
const seen = 90;

/** What of the sheet is drawn upon: left, top, right, bottom. */
async function inked(picture: string): Promise<[number, number, number, number]> {
  const size = { width: 400 / scale, height: 500 / scale };
  const { data } = await sharp(Buffer.from(picture))
    .resize(size.width, size.height, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box: [number, number, number, number] = [400, 500, 0, 0];
  for (let at = 0; at < size.width * size.height; at++) {
    if (data[at * 4 + 3]! < seen) continue;
    const [x, y] = [(at % size.width) * scale, Math.floor(at / size.width) * scale];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x + scale);
    box[3] = Math.max(box[3], y + scale);
  }
  return box;
}

const shapes = ["coupe", "old-fashioned", "collins", "flute"] satisfies (typeof glassShapes)[number][];

/** What the square of a card cuts off (app/ui/look/lists.css). */
const cut = { above: 0.1, below: 0.03 };

it("leaves out nothing that is drawn, whatever hangs on the glass, nor does the square of a card", async () => {
  const drinks = garnishes.flatMap((garnish) =>
    shapes.map(
      (shape): DrinkFacts => ({
        name: `${garnish} in ${shape}`,
        shape,
        glassMl: 300,
        method: "build",
        ice: shape === "old-fashioned" ? "crushed" : shape === "collins" ? "cubed" : "none",
        pours: [{ name: "Gin", ml: 90, colour: "#c04030", clarity: "clear", fizzy: false }],
        garnishes: [garnish],
        foam: false,
        hot: false,
      }),
    ),
  );
  const lost: string[] = [];
  for (const facts of drinks) {
    const [left, top, right, bottom] = await inked(drawDrink(facts));
    const [x = 0, y = 0, width = 0, height = 0] = tightView(facts).split(" ").map(Number);
    const over = Math.max(x - left, y - top, right - x - width, bottom - y - height);
    if (over > scale) lost.push(`${facts.name}: ${over}`);
    const [cx = 0, cy = 0, wide = 0, tall = 0] = cardView(facts).split(" ").map(Number);
    const out = Math.max(
      cx - left,
      cy + tall * cut.above - top,
      right - cx - wide,
      bottom - cy - tall * (1 - cut.below),
    );
    if (out > scale) lost.push(`${facts.name} on a card: ${out}`);
    expect(tall / wide).toBeCloseTo(1.25, 1);
  }
  expect(lost).toEqual([]);
});
