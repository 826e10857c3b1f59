import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { defaultLocale } from "#app/i18n/locale.ts";
import { ReaderProvider } from "#app/i18n/locale-context.tsx";
import { Still, StillContext, type Stills, useStillLike } from "#app/i18n/still.tsx";
import { openStills } from "#app/i18n/stills.server.ts";
import { PictureCard } from "./cards/picture-card.tsx";
import { A } from "./link.tsx";

function page(stills: Stills | null, shown: React.ReactNode, prefix = "") {
  return renderToString(
    <StillContext value={stills}>
      <ReaderProvider reader={{ locale: defaultLocale, prefix, pictures: "" }}>{shown}</ReaderProvider>
    </StillContext>,
  );
}

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
  const stills = openStills();
  let asked = 0;
  const counted: Stills = (of, variant, render) =>
    stills(of, variant, () => {
      asked += 1;
      return render();
    });
  const card = (eager: boolean) => <PictureCard of={negroni} eager={eager} corner={<button type="button">…</button>} />;
  for (const eager of [true, true, true, false, false])
    expect(page(counted, card(eager))).toBe(page(null, card(eager)));
  expect(asked, "not the first time, and not where the head is told of its picture").toBe(1);
  page(counted, <PictureCard of={{ ...negroni }} eager={false} />);
  expect(asked, "an object of one request alone").toBe(1);
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
