import { renderToString } from "react-dom/server";
import type { Stills } from "./still.tsx";

/** Keeps the texts of what stands still: by their names, of which there are few, and with the objects that they show. */
export function openStills(): Stills {
  const named = new Map<string, Map<string, string>>();
  const shown = new WeakMap<object, Map<string, string>>();
  return (of, variant, render) => {
    const known = typeof of === "string" ? named.get(of) : shown.get(of);
    const texts = known ?? new Map<string, string>();
    if (typeof of === "string") named.set(of, texts);
    else shown.set(of, texts);
    if (typeof of === "object" && !known) return null;
    const text = texts.get(variant) ?? renderToString(render());
    texts.set(variant, text);
    return text;
  };
}
