import { highlightParts } from "./highlight-parts.ts";

/** A name with what was typed lit in it. */
export function Highlighted({ text, keyword }: { text: string; keyword: string }) {
  let at = 0;
  return (
    <span>
      {highlightParts(text, keyword).map((part) => {
        const key = at;
        at += part.text.length;
        if (!part.lit) return part.text;
        return (
          <mark key={key} className="bg-transparent font-bold text-accent">
            {part.text}
          </mark>
        );
      })}
    </span>
  );
}
