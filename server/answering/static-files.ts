import { readFile } from "node:fs/promises";
import { extname, normalize, resolve, sep } from "node:path";
import type { Context } from "hono";
import { publicPage } from "#app/platform/public-page.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
};

/** Built files by name; the page cache keeps them compressed. Names that lead out of the folder are not found. */
export function staticFiles(folder: string, cacheControl: string) {
  const root = resolve(folder);
  return async (context: Context) => {
    const notFound = () => context.text("Not found\n", 404);
    try {
      const file = resolve(root, `.${normalize(decodeURIComponent(context.req.path))}`);
      if (!file.startsWith(root + sep)) return notFound();
      const body = await readFile(file);
      const type = types[extname(file)] ?? "application/octet-stream";
      return context.body(new Uint8Array(body), 200, {
        "content-type": type,
        "cache-control": cacheControl,
        ...publicPage([], []),
      });
    } catch {
      return notFound(); // No such file, or a name with broken percent-encoding.
    }
  };
}
