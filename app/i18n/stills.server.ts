import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { inOnePiece } from "./one-piece.server.ts";
import { Likeness, type Stills } from "./still.tsx";

/** What is kept by what it says may take so much (letters, of a byte each nearly always): some 2,000 cards. */
const mostLetters = 8_000_000;

/**
 * Keeps the texts of what stands still: by their names, of which there are few, with the objects that they show, and, as far as
 * there is room, by what is said.
 */
export function openStills(): Stills {
  const named = new Map<string, Map<string, string>>();
  const shown = new WeakMap<object, Map<string, string>>();
  const alike = new LRUCache<string, string>({
    maxSize: mostLetters,
    sizeCalculation: (text, key) => text.length + key.length,
  });

  function like({ said }: Likeness, variant: string, render: Parameters<Stills>[2]): string | null {
    const key = `${variant} ${said}`;
    const known = alike.get(key);
    if (known) return known;
    const text = known === undefined ? "" : inOnePiece(renderToString(render()));
    alike.set(key, text);
    return text || null;
  }

  return (of, variant, render) => {
    if (of instanceof Likeness) return like(of, variant, render);
    const known = typeof of === "string" ? named.get(of) : shown.get(of);
    const texts = known ?? new Map<string, string>();
    if (typeof of === "string") named.set(of, texts);
    else shown.set(of, texts);
    if (typeof of === "object" && !known) return null;
    const text = texts.get(variant) ?? inOnePiece(renderToString(render()));
    texts.set(variant, text);
    return text;
  };
}
