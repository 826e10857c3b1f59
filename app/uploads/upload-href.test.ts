import { expect, it } from "vitest";
import { blurOf, filesOf, sourcesOf, uploadHref } from "./upload-href.ts";

const asIs = (path: string) => path;

const stem = `photographs/${"0a".repeat(12)}-${"b1".repeat(8)}-880x660-${"a1f".repeat(16)}`;

it("a name tells all files of its picture, and what stands there before them", () => {
  expect(filesOf(`${stem}.webp`).sort()).toEqual(
    [".webp", "-w880.avif", "-w880.jpg", "-w440.webp", "-w440.avif", "-w440.jpg"].map((end) => stem + end).sort(),
  );
  const { sources, src } = sourcesOf(uploadHref(`${stem}.webp`)!, asIs);
  expect(sources[0]).toEqual({
    type: "image/avif",
    srcSet: `/media/${stem}-w880.avif 880w, /media/${stem}-w440.avif 440w`,
  });
  expect(src).toBe(`/media/${stem}-w880.jpg`);
  expect(blurOf(uploadHref(`${stem}.webp`)!)?.match(/%23a1f/g)).toHaveLength(16);
});

it("one that was stored before names told anything is one file, and so is what is no name of ours", () => {
  for (const name of ["avatars/0a-b1.webp", `${stem}.svg`, `${stem}'.webp`, "https://elsewhere.example/a.webp"]) {
    expect([filesOf(name), sourcesOf(name, asIs), blurOf(name)]).toEqual([
      [name],
      { sources: [], src: name },
      undefined,
    ]);
  }
});
