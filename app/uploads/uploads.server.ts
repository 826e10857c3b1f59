import type { Context } from "hono";
import { mayKeep } from "#app/platform/public-page.ts";
import type { Settings } from "#app/platform/settings.server.ts";
import { type Images, openImages } from "./images.server.ts";
import { openStorage, type Storage } from "./storage.server.ts";

/** What a process needs for what people upload. */
export type Uploads = { storage: Storage; images: Images };

/** Opens the place of uploads and the reader of pictures. */
export async function openUploads(settings: Settings): Promise<Uploads> {
  return { storage: await openStorage(settings), images: openImages() };
}

/** Answers `/media/{kind}/{name}.webp`: a name never means anything else, so it is kept for ever. */
export function serveUploads({ storage }: Uploads) {
  return async (context: Context): Promise<Response> => {
    const bytes = await storage.get(context.req.path.replace(/^\/media\//, ""));
    if (!bytes) return context.text("Not found\n", 404);
    return context.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "cache-control": mayKeep.forEver,
      "content-security-policy": "default-src 'none'",
    });
  };
}
