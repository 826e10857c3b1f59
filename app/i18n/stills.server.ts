import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Likeness, type Stills } from "./still.tsx";

/** What is kept by what it says may take so much (bytes): some 2,000 cards. */
const mostBytes = 8_000_000;

/** The still parts of one document. */
export type DocumentStills = {
  /** Has a mark stand in the document for each. */
  stills: Stills;
  /** The bytes of the document that has the marks, with the parts in their places. */
  filled(document: Buffer<ArrayBuffer>): Buffer<ArrayBuffer>;
};

/** A part's bytes, each as a letter: in the heap, as small as they are, and written where they belong by one copy. */
type Bytes = string;
type Kept = (...part: Parameters<Stills>) => Bytes | null;

const bytesOf = (part: ReactNode): Bytes => Buffer.from(renderToString(part)).toString("latin1");

/**
 * Keeps what stands still as the bytes that it is sent as: by their names, of which there are few, with the objects that they show, and,
 * as far as there is room, by what is said. In the text that React makes of a document a mark stands for each part, since a text of
 * 130,000 letters, two bytes each where one is no ASCII, takes memory from the system that it gives back with the page: joining and
 * encoding it was a fifth of a recipe's time (docs/decisions/2026-11-22-still-parts.md).
 */
export function openStills(): () => DocumentStills {
  const kept = openKept();
  // What nobody can write who does not know it; it never leaves the process.
  const begin = `\u0001${randomBytes(9).toString("base64url")}`;
  const mark = Buffer.from(begin);
  return () => {
    const parts: Bytes[] = [];
    return {
      stills(...part) {
        const bytes = kept(...part);
        return bytes && `${begin}${parts.push(bytes) - 1}\u0001`;
      },
      filled: (document) => filled(document, mark, parts),
    };
  };
}

function openKept(): Kept {
  const named = new Map<string, Map<string, Bytes>>();
  const shown = new WeakMap<object, Map<string, Bytes>>();
  const alike = new LRUCache<string, Bytes>({
    maxSize: mostBytes,
    sizeCalculation: (part, key) => part.length + key.length,
  });

  function like({ said }: Likeness, variant: string, render: Parameters<Stills>[2]): Bytes | null {
    const key = `${variant} ${said}`;
    const known = alike.get(key);
    if (known) return known;
    const part = known === undefined ? "" : bytesOf(render());
    alike.set(key, part);
    return part || null;
  }

  return (of, variant, render) => {
    if (of instanceof Likeness) return like(of, variant, render);
    const known = typeof of === "string" ? named.get(of) : shown.get(of);
    const parts = known ?? new Map<string, Bytes>();
    if (typeof of === "string") named.set(of, parts);
    else shown.set(of, parts);
    if (typeof of === "object" && !known) return null;
    const part = parts.get(variant) ?? bytesOf(render());
    parts.set(variant, part);
    return part;
  };
}

const markEnd = 1;

/** A document with its parts in the places of their marks: each byte is looked at once. */
function filled(document: Buffer<ArrayBuffer>, mark: Buffer, parts: readonly Bytes[]): Buffer<ArrayBuffer> {
  const pieces: (Buffer | Bytes)[] = [];
  let at = 0;
  for (let found = document.indexOf(mark); found >= 0; found = document.indexOf(mark, at)) {
    const end = document.indexOf(markEnd, found + mark.length);
    const part = parts[Number(document.toString("latin1", found + mark.length, end))];
    if (part === undefined) throw new Error("A part of a document that stands still is not there.");
    pieces.push(document.subarray(at, found), part);
    at = end + 1;
  }
  pieces.push(document.subarray(at));
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let written = 0;
  for (const piece of pieces)
    written += typeof piece === "string" ? whole.write(piece, written, "latin1") : piece.copy(whole, written);
  return whole;
}
