import { markParts } from "./mark-parts.ts";

/** A name with what was typed marked in it. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  let at = 0;
  return (
    <span>
      {markParts(text, keyword).map((part) => {
        const key = at;
        at += part.text.length;
        if (!part.marked) return part.text;
        return (
          <mark key={key} className="bg-transparent font-bold text-accent">
            {part.text}
          </mark>
        );
      })}
    </span>
  );
}
