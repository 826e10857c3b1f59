import { expect, it } from "vitest";
import { countedStills, rendered as page } from "#app/i18n/rendered-stills.server.tsx";
import { Still, useStillLike } from "#app/i18n/still.tsx";
import { openStills } from "#app/i18n/stills.server.ts";
import { PictureCard } from "./cards/picture-card.tsx";
import { A } from "./link.tsx";

it("is the same text as without, rendered once for each prefix", () => {
  let times = 0;
  const menu = (
    <Still as="ul" what="site" className="menu">
      {() => {
        times += 1;
        return ["/people", "/books"].map((to) => (
          <li key={to}>
            {to} & <A to={to}>{to}</A>
          </li>
        ));
      }}
    </Still>
  );
  const stills = openStills();
  const plain = { "": page(null, menu), "/en-us": page(null, menu, "/en-us") };
  times = 0;
  for (const prefix of ["", "/en-us", "", "/en-us"] as const) expect(page(stills, menu, prefix)).toBe(plain[prefix]);
  expect(plain["/en-us"]).toContain('href="/en-us/people"');
  expect(times).toBe(2);
});

const negroni = {
  name: "Negroni",
  href: "/cocktails/recipe/77/negroni",
  image: "/drawings/negroni.svg",
  colour: "#f29141",
  teaser: "Gin & Campari",
  rating: 5.5,
  facts: "Gin · 25 % · 3 parts",
};

it("keeps a card with its object from the second time on, and is the same text", () => {
  const counted = countedStills();
  const card = (eager: boolean) => <PictureCard of={negroni} eager={eager} corner={<button type="button">…</button>} />;
  for (const eager of [true, true, true, false, false])
    expect(page(counted.stillsOf, card(eager))).toBe(page(null, card(eager)));
  expect(counted.times, "not the first time, and not where the head is told of its picture").toBe(1);
  page(counted.stillsOf, <PictureCard of={{ ...negroni }} eager={false} />);
  expect(counted.times, "an object of one request alone").toBe(1);
});

it("never repeats what a list adds to a card", () => {
  const stills = openStills();
  const marked = (mark?: string) => page(stills, <PictureCard of={negroni} eager={false} mark={mark} />);
  marked();
  marked();
  expect(marked("In your bar")).toContain("In your bar");
  expect(marked()).not.toContain("In your bar");
});

it("keeps what says the same from one request to the next, and nothing that says something else", () => {
  const stills = openStills();
  let times = 0;
  function Bottle({ name, left }: { name: string; left: string }) {
    const inside = useStillLike({ name, left }, "bottle", () => {
      times += 1;
      return <b title={left}>{name}</b>;
    });
    return <li {...inside} />;
  }
  const shown = (left: string) => page(stills, <Bottle name="Gin & lime" left={left} />);
  const first = shown("full");
  for (const _ of [1, 2, 3]) expect(shown("full")).toBe(first);
  expect(times, "as it is, then for its text, which is repeated").toBe(2);
  expect(shown("low")).toBe(page(null, <Bottle name="Gin & lime" left="low" />));
});

it("puts each part into its place of each document, and takes nothing that is written there for one", () => {
  const stills = openStills();
  const part = (what: string) => (
    <Still key={what} as="li" what={what}>
      {() => `“${what}” ⅓ 🍸`}
    </Still>
  );
  const written = "\u00010\u0001 \u0001AAAAAAAAAAAA0\u0001";
  for (const shown of [["a"], ["b", "a", "b"], [], ["c", "a"]].map((all) => [...all.map(part), written]))
    expect(page(stills, shown)).toBe(page(null, shown));
});
