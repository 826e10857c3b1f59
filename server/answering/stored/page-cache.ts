import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Channel } from "#app/database/notices.server.ts";
import { commentsOf, ratingOf } from "#app/platform/public-page.ts";
import { compress, type Encoding, encodingOf, gainsByCompressing } from "../compression.ts";
import { type ReadyHead, sendWithHead } from "./ready-head.ts";

/** The longest that a stored page is given out (guide.md, 9: 25 minutes). */
const lifetime = 25 * 60 * 1000;
const everything = "*";

/** What was forgotten since a rendering began. */
export type Rendering = Set<string>;
export type Finished = {
  status: number;
  headers: [string, string][];
  body: Buffer;
  tags: string[];
  /** When it stops being true by itself, in milliseconds since 1970. */
  until?: number | undefined;
  /** True where who is signed in may be shown something else. */
  guests?: boolean;
  /** What one who reads it counts as (`countsAs`). */
  counted?: string | undefined;
};
type Entry = Omit<Finished, "headers" | "until"> & {
  headers: string[];
  etag: string;
  until: number;
  head?: ReadyHead | undefined;
};

/**
 * Finished answers as Buffers in front of everything else: whoever asks for a stored page costs one
 * look-up and one write (web-platform.md, 5). Kept by address and encoding, bounded by the bytes of all that is kept,
 * thrown away when what one of their tags names changes and after 25 minutes at most.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #lifetime: number;
  readonly #underWay = new Set<Rendering>();
  hits = 0;
  misses = 0;

  constructor(maxBytes: number, keepFor = lifetime) {
    this.#lifetime = keepFor;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
  }

  /** Writes the stored answer to a GET or HEAD, and tells what that counts as; false when there is none. */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    count?: (counted: string, head: IncomingHttpHeaders) => void,
  ): boolean {
    const { method } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const entry = this.#entries.get(keyOf(request.url ?? "/", encodingOf(request.headers["accept-encoding"])));
    if (!entry) return false;
    if (Date.now() > entry.until) return false;
    if (entry.guests && request.headers.cookie?.includes("session=")) return false;
    this.hits += 1;
    if (entry.counted && method === "GET") count?.(entry.counted, request.headers);
    if (isKnown(request.headers["if-none-match"], entry.etag)) {
      response.writeHead(304, entry.headers).end();
      return true;
    }
    entry.head = sendWithHead(request, response, entry);
    return true;
  }

  /** Marks the start of a rendering, so that what changes while it lasts is not stored; `end` it in any case. */
  begin(): Rendering {
    const rendering: Rendering = new Set();
    this.#underWay.add(rendering);
    return rendering;
  }

  end(rendering: Rendering): void {
    this.#underWay.delete(rendering);
  }

  /** Stores an answer for an encoding, unless a tag of it was forgotten meanwhile, and returns it as it will be sent. */
  async store(url: string, encoding: Encoding, page: Finished, rendering: Rendering = new Set()): Promise<Entry> {
    const type = page.headers.find(([name]) => name === "content-type")?.[1] ?? "";
    const used = gainsByCompressing(type, page.body.length) ? encoding : "identity";
    const body = trimmed(await compress(page.body, used));
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const headers = page.headers.flat();
    headers.push("etag", etag, "vary", "accept-encoding");
    if (used !== "identity") headers.push("content-encoding", used);
    headers.push("content-length", String(body.length));
    const until = Math.min(Date.now() + this.#lifetime, page.until ?? Number.POSITIVE_INFINITY);
    const { status, tags, guests = false, counted } = page;
    const entry = { status, headers, body, etag, tags, until, guests, counted };
    if (rendering.has(everything) ? entry.tags.length > 0 : entry.tags.some((one) => rendering.has(one))) return entry;
    this.#entries.set(keyOf(url, encoding), entry);
    this.misses += 1;
    return entry;
  }

  /** Throws away what shows a subject, by its oid, and lists. */
  forget(subject: string): void {
    this.#forgetAny([subject, "library"]);
  }

  /** Throws away what shows how members rate a subject, and lists of its kind that are in order by that; all others stay. */
  forgetRating(subject: string): void {
    this.#forgetAny([ratingOf(subject), ratingOf(subject.split(":", 1)[0]!)]);
  }

  /** Throws away what shows what is said of a subject. */
  forgetComments(subject: string): void {
    this.#forgetAny([commentsOf(subject), commentsOf()]);
  }

  #forgetAny(changed: string[]): void {
    for (const rendering of this.#underWay) for (const one of changed) rendering.add(one);
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.some((one) => changed.includes(one))) this.#entries.delete(key);
    }
  }

  /** Throws away what a notice says is no longer so. */
  hear(channel: Channel, payload: string): void {
    if (channel === "library") this.forgetLibrary();
    else if (channel === "rating") this.forgetRating(payload);
    else if (channel === "comments") this.forgetComments(payload);
    else this.forget(payload);
  }

  /** Throws away everything that came from the database. */
  forgetLibrary(): void {
    for (const rendering of this.#underWay) rendering.add(everything);
    for (const [key, entry] of this.#entries.entries()) if (entry.tags.length > 0) this.#entries.delete(key);
  }
}

/** What an entry takes, with its key, its headers, as a list and as a head, and what the engine needs for each (bytes). */
function bytesOf({ body, headers, tags }: Entry, key: string): number {
  const texts = [key, ...headers, ...headers, ...tags];
  return body.buffer.byteLength + texts.reduce((sum, text) => sum + 2 * text.length + perText, perEntry);
}
const perText = 32;
const perEntry = 512;

/** A body in memory of its own: compressed to 1 kB, it would hold the 16 kB that the compressor had made ready. */
function trimmed(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

/** True when the asker holds what would be sent: any of its tags, weak ones too (RFC 9110, 13.1.2). */
export function isKnown(asked: string | undefined, etag: string): boolean {
  if (!asked) return false;
  return asked.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

function keyOf(url: string, encoding: Encoding): string {
  return `${encoding} ${url}`;
}
