import type { Context } from "hono";
import { failure, type Result, success } from "#app/kit/result.ts";
import { mayKeep } from "#app/platform/public-page.ts";
import type { Settings } from "#app/platform/settings.server.ts";
import { type CropFields, cropOf } from "./crop.ts";
import { imageTexts } from "./image-rules.ts";
import { type Images, openImages } from "./images.server.ts";
import { openStorage, type Storage, uploadName } from "./storage.server.ts";
import { fileOf, filesOf, pictureNamed } from "./upload-href.ts";

/** What a process needs for what people upload. */
export type Uploads = { storage: Storage; images: Images };

/** Opens the place of uploads and the reader of pictures. */
export async function openUploads(settings: Settings): Promise<Uploads> {
  return { storage: await openStorage(settings), images: openImages() };
}

/** What is made of a picture, and the part of it that its form names; null where no form asks for one. */
type Wanted = Omit<Parameters<Images["read"]>[1], "crop"> & { crop: CropFields | null };

/**
 * The one way in for pictures that people send: read by a process of its own, and kept in all its files.
 * @returns the name that stands for all of them
 */
export async function takePicture(
  { storage, images }: Uploads,
  kind: string,
  bytes: Uint8Array,
  wanted: Wanted,
): Promise<Result<string>> {
  const crop = wanted.crop && cropOf(wanted.crop);
  if (crop === "unreadable") return failure("invalid", imageTexts.cropUnreadable);
  const read = await images.read(bytes, { ...wanted, crop });
  if (!read.ok) return read;
  const name = uploadName(kind, read.value);
  const picture = pictureNamed(name)!;
  await Promise.all(read.value.files.map(({ data, ...one }) => storage.put(fileOf(picture, one), data)));
  return success(name);
}

/** Takes a picture away with all its files; one that is gone already is no mistake. */
export async function dropPicture({ storage }: Uploads, name: string): Promise<void> {
  await Promise.all(filesOf(name).map((file) => storage.remove(file)));
}

/** How long all files of a picture are together (bytes). */
export async function weightOf({ storage }: Uploads, name: string): Promise<number> {
  const sizes = await Promise.all(filesOf(name).map((file) => storage.size(file)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const types: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" };

/** Answers `/media/{kind}/{name}`: a name never means anything else, so it is kept for ever. */
export function serveUploads({ storage }: Uploads) {
  return async (context: Context): Promise<Response> => {
    const name = context.req.path.replace(/^\/media\//, "");
    const bytes = await storage.get(name);
    if (!bytes) return context.text("Not found\n", 404);
    return context.body(new Uint8Array(bytes), 200, {
      "content-type": types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream",
      "x-content-type-options": "nosniff",
      "cache-control": mayKeep.forEver,
      "content-security-policy": "default-src 'none'",
    });
  };
}
