import { Heart, House, Martini, Wine } from "lucide-react";
import type { ComponentType, SVGProps } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { drawnOnce } from "./drawn-once.server.tsx";

type Icon = { render: (props: object, ref: null) => { type: { render: never }; props: { icon: object } } };

/** What the package hands to its way of drawing: which sign, and what draws it. */
function partsOf(sign: unknown, look: object) {
  const { type, props } = (sign as Icon).render(look, null);
  return { draw: vi.fn(type.render as Parameters<typeof drawnOnce>[0]), props };
}
const looks: SVGProps<SVGSVGElement>[] = [
  {},
  { "aria-hidden": "true", width: 20 },
  { className: "fill-accent text-accent", strokeWidth: 1.25, color: "red" },
  { role: "img", "aria-label": 'A "quoted" <name>' },
  { children: <title>Home</title> },
];

it("looks as the package draws it, the first time and each other time", () => {
  for (const Sign of [House, Martini, Heart, Wine])
    for (const look of looks) {
      const { draw, props } = partsOf(Sign, look);
      const Drawn = drawnOnce(draw) as unknown as ComponentType<object>;
      const plain = renderToString(<Sign {...(look as object)} />);
      for (let time = 0; time < 3; time += 1) expect(renderToString(<Drawn {...props} />)).toBe(plain);
      expect(plain).toContain("<path");
      expect(draw).toHaveBeenCalledTimes("children" in look ? 3 : 1);
    }
});

it("is drawn within what draws others, each look by itself", () => {
  const { draw, props } = partsOf(House, {});
  const Drawn = drawnOnce(draw) as unknown as ComponentType<object>;
  const both = renderToStaticMarkup(
    <p>
      <Drawn {...{ ...props, size: 20 }} />
      <Drawn {...{ ...props, size: 22 }} />
    </p>,
  );
  expect(both.match(/ width="\d+"/g)).toEqual([' width="20"', ' width="22"']);
});
