import { expect, it } from "vitest";
import { pictureHref, pictureUrl } from "./picture-href.ts";

const cdn = "https://cdn.example/jigger";

it("puts the other host before pictures that everybody may see, and before nothing else", () => {
  const told = (path: string) => pictureHref(path, cdn);
  for (const path of ["/images/a.png", "/contrib/a.png", "/media/avatars/a.webp", "/drawings/cocktails/77/ab.svg"])
    expect(told(path)).toBe(cdn + path);
  for (const path of [
    "/favicon.svg",
    "/assets/a.js",
    "/drawings/cocktails/1000001/ab.svg",
    "data:image/svg+xml,",
    "/mediation",
  ])
    expect(told(path)).toBe(path);
  expect(pictureHref("/media/avatars/a.webp", "")).toBe("/media/avatars/a.webp");
});

it("is told to others with a whole address", () => {
  const baseUrl = "https://bar.example";
  expect(pictureUrl("/drawings/books/1.svg", { baseUrl, pictures: cdn })).toBe(`${cdn}/drawings/books/1.svg`);
  expect(pictureUrl("/drawings/books/1.svg", { baseUrl, pictures: "" })).toBe(`${baseUrl}/drawings/books/1.svg`);
});
