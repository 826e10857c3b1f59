import type { Size } from "./image-rules.ts";

/** The formats that each picture is kept in: a browser takes the first that it can read. */
export const formats = ["avif", "webp", "jpg"] as const;
/** One of the files that are made of a picture. */
export type Rendition = { format: (typeof formats)[number]; width: number };

/** The grid of colours that stands for a picture until it is there: so many across and down, three hex digits each. */
export const gridSide = 4;

/** Where an upload is seen; null where there is none. */
export function uploadHref(name: string | null): string | null {
  return name === null ? null : `/media/${name}`;
}

/** The widths in which a picture is kept: its own, and half of it. */
export function widthsOf({ width }: Pick<Size, "width">): number[] {
  return [width, Math.round(width / 2)];
}

/** The files of a picture of this size, the one that its name is first. */
export function renditionsOf(size: Pick<Size, "width">): Rendition[] {
  const order = ["webp", "avif", "jpg"] as const;
  return widthsOf(size).flatMap((width) => order.map((format) => ({ format, width })));
}

/** What a name tells of its picture: `cocktails/{96 random bits}-{hash}-{width}x{height}-{grid}.webp`. */
const telling = /^(?:\/media\/)?([a-z]{1,20}\/[0-9a-f]{24}-[0-9a-f]{16}-(\d{1,5})x(\d{1,5})-([0-9a-f]{48}))\.webp$/;

export type NamedPicture = Size & { stem: string; grid: string };

/** What a name, or its address, tells of its picture; null where it was stored before names told anything. */
export function pictureNamed(name: string): NamedPicture | null {
  const [, stem, width, height, grid] = telling.exec(name) ?? [];
  return stem && grid ? { stem, width: Number(width), height: Number(height), grid } : null;
}

/** The name of one of a picture's files. */
export function fileOf({ stem, width: own }: NamedPicture, { format, width }: Rendition): string {
  return width === own && format === "webp" ? `${stem}.webp` : `${stem}-w${width}.${format}`;
}

/** All files of a name. */
export function filesOf(name: string): string[] {
  const picture = pictureNamed(name);
  return picture ? renditionsOf(picture).map((one) => fileOf(picture, one)) : [name];
}

/** All widths of a picture in one format, as `srcset` says them. */
export function srcSetOf(picture: NamedPicture, format: Rendition["format"], place: (path: string) => string): string {
  return widthsOf(picture)
    .map((width) => `${place(`/media/${fileOf(picture, { format, width })}`)} ${width}w`)
    .join(", ");
}

type Sources = { sources: { type: string; srcSet: string }[]; src: string; srcSet?: string };

/**
 * What an `<img>` and its `<picture>` say of an upload by its address; of one stored before that, nothing but the address.
 * @param place where a picture's path is asked for (`pictureHref`)
 */
export function sourcesOf(href: string, place: (path: string) => string): Sources {
  const picture = pictureNamed(href);
  if (!picture) return { sources: [], src: place(href) };
  const set = (format: Rendition["format"]) => srcSetOf(picture, format, place);
  return {
    sources: [
      { type: "image/avif", srcSet: set("avif") },
      { type: "image/webp", srcSet: set("webp") },
    ],
    src: place(`/media/${fileOf(picture, { format: "jpg", width: picture.width })}`),
    srcSet: set("jpg"),
  };
}

/** A blur of a picture's own colours, as the ground that it comes up on; undefined where its name tells none. */
export function blurOf(href: string): string | undefined {
  const picture = pictureNamed(href);
  if (!picture) return undefined;
  const dots = (picture.grid.match(/.{3}/g) ?? []).map(
    (colour, at) =>
      `%3Crect x='${at % gridSide}' y='${Math.floor(at / gridSide)}' width='1' height='1' fill='%23${colour}'/%3E`,
  );
  const blur = "%3Cfilter id='b'%3E%3CfeGaussianBlur stdDeviation='.6' edgeMode='duplicate'/%3E%3C/filter%3E";
  const frame = `viewBox='0 0 ${gridSide} ${gridSide}' preserveAspectRatio='none'`;
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' ${frame}%3E${blur}%3Cg filter='url(%23b)'%3E${dots.join("")}%3C/g%3E%3C/svg%3E")`;
}
