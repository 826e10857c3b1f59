import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { Pager } from "./pager.tsx";

const pager = (address: string, more: Partial<Parameters<typeof Pager>[0]> = {}) => {
  const element = createElement(Pager, { label: "Wine", offset: 9, size: 9, total: 30, ...more });
  const html = renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, element));
  return { html, links: [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to!.replaceAll("&amp;", "&")) };
};

describe("the ways through a list", () => {
  it("keep what else the address says, and leave out an offset of none", () => {
    const { html, links } = pager("/my-bar?sort=name&wine_offset=9", { name: "wine_offset", anchor: "wine" });
    expect(links).toEqual(["/my-bar?sort=name#wine", "/my-bar?sort=name&wine_offset=18#wine"]);
    expect(html).toContain("10 to 18 of 30");
  });

  it("lead where they are told to", () => {
    expect(pager("/", { href: (offset) => `/search?offset=${offset}` }).links).toEqual([
      "/search?offset=0",
      "/search?offset=18",
    ]);
  });

  it("are none where all of it is shown, and lead back from past the end", () => {
    expect(pager("/", { offset: 0, total: 9 }).html).toBe("");
    const past = pager("/my-bar", { offset: 90 });
    expect(past.html).toContain("None of 30");
    expect(past.links).toEqual(["/my-bar?offset=21"]);
  });
});
