import { data } from "react-router";
import { samplePath } from "#app/drawing/drawing-sheet.ts";
import { Img } from "#app/ui/cards.ts";
import { contentPages } from "../content-pages.ts";
import type { Route } from "./+types/bar-equipment-page";
import { ContentFrame, Part, To } from "./content-frame.tsx";
import { contentHeaders, loadContent } from "./content-loader.server.ts";

/** The tools in the order in which somebody who begins buys them; each is drawn. */
const tools = [
  [
    "jigger",
    "Jigger",
    "Measures 25 and 50 ml, or what your recipes ask for. A drink is a proportion; this is where it comes from.",
  ],
  [
    "boston-set",
    "Two-piece shaker",
    "Two tins, or a tin and a glass. Quick to open, easy to clean, and large enough for two drinks.",
  ],
  [
    "cobbler-shaker",
    "Three-piece shaker",
    "With a strainer in its lid. Prettier, smaller, and stubborn when it is cold.",
  ],
  [
    "hawthorne-strainer",
    "Hawthorne strainer",
    "A spring that fits the tin and keeps the ice back. Pressed to the rim it holds back more.",
  ],
  [
    "fine-strainer",
    "Fine strainer",
    "A small sieve under the other one, for drinks without ice and without splinters.",
  ],
  [
    "mixing-glass",
    "Mixing glass",
    "For everything that is stirred. Heavy and straight, so that it stays cold and does not tip.",
  ],
  ["bar-spoon", "Bar spoon", "Long and twisted: it stirs without splashing, and its bowl holds about 5 ml."],
  [
    "julep-strainer",
    "Julep strainer",
    "A dish with holes that lies in the mixing glass. Older than the Hawthorne, and quieter.",
  ],
  ["muddler", "Muddler", "Presses fruit and bruises herbs. Mint wants a nudge, not a beating."],
  [
    "juicer",
    "Juicer",
    "Lemons and limes by hand, minutes before they are poured. Nothing else changes a sour so much.",
  ],
  ["peeler", "Peeler", "A strip of zest without the white, and its oil over the drink."],
  ["knife", "Knife and board", "Small and sharp. Wedges, wheels, and the ends of everything."],
  ["ice-tray", "Ice mould", "Large cubes melt slowly. Boiled water freezes clearer, slow cold clearer still."],
  ["ice-tongs", "Tongs", "Because fingers are warm."],
  ["grater", "Grater", "Nutmeg over a flip, at the last moment."],
  ["atomiser", "Atomiser", "A mist of absinthe or smoky whisky where a rinse would be too much."],
  ["siphon", "Siphon", "Soda water from the tap, as lively as you like it."],
  ["blender", "Blender", "For crushed ice that has to pour. Start it slow, with the liquid first."],
] as const;

export async function loader(args: Route.LoaderArgs) {
  const shown = await loadContent(args, contentPages.equipment, [
    { title: "From the glassware", table: "glassware", values: {}, most: 6 },
    { title: "In the encyclopedia", table: "encyclopedia", values: { category: ["products_and_services"] }, most: 6 },
  ]);
  const drawn = tools.map(([kind, name, text]) => ({ name, text, image: samplePath("tools", kind) }));
  return data({ ...shown, drawn }, { headers: contentHeaders() });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BarEquipmentPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentFrame
      page={contentPages.equipment}
      shown={loaderData}
      lead="Five tools make nine drinks out of ten. The rest are for speed, for looks, or for one drink you love."
    >
      <Part title="What to buy first">
        <p>
          A measure, a shaker, a strainer, a spoon and a juicer: with these you can make every{" "}
          <To to="/cocktails?method=shake">shaken drink</To> and most <To to="/cocktails?method=stir">stirred ones</To>.
          A jam jar with a lid shakes as well as any tin, a large glass stirs as well as any other, and a tea strainer
          is a fine strainer. Buy the measure all the same.
        </p>
      </Part>
      <ul className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.drawn.map(({ name, text, image }, place) => (
          <li key={name} className="flex gap-4 border-line border-t pt-4">
            <Img
              src={image}
              alt=""
              width={400}
              height={500}
              loading={place < 6 ? "eager" : "lazy"}
              className="h-28 w-auto shrink-0 rounded bg-raised"
            />
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Part title="Steel, silver, glass">
        <p>
          Steel is light, cools at once and survives the floor. Silver plate is lovely and wants polishing. Glass shows
          what you do, which is why people stir in it. Whatever it is made of: wash it by hand, dry it upside down, and
          put it away where you can reach it with a wet hand.
        </p>
      </Part>
      <Part title="Glasses">
        <p>
          A coupe, a tumbler and a highball serve almost every recipe here; a flute and a wine glass do the rest. Cold
          glasses keep drinks cold: ten minutes in the freezer, or ice and water while you mix. All of them, with what
          each holds, stand under <To to="/glassware">glassware</To>; how a room is built around them under{" "}
          <To to="/bar-interior">bar interior</To>.
        </p>
      </Part>
    </ContentFrame>
  );
}
