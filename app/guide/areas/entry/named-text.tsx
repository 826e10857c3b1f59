import type { CSSProperties } from "react";
import { A } from "#app/ui/link.tsx";
import { ExplainedLink } from "./explained-link.tsx";
import { partsOf, type TextLink } from "./text-link.ts";

/** A text in which the names of other entries lead to their pages; of ingredients and terms it says what they are. */
export function NamedText({ text, links = [] }: { text: string; links?: readonly TextLink[] | undefined }) {
  return partsOf(text, links).map((part) => {
    if (typeof part === "string") return part;
    if (part.about === null)
      return (
        <A key={part.at} to={part.href} className="text-link">
          {part.text}
        </A>
      );
    return <ExplainedLink key={part.at} to={part.href} about={part.about} text={part.text} />;
  });
}

/**
 * The name that a page is about. Its longest word is never broken, however little room there is beside a picture (`fitted`). It stands
 * here since recipes and all other entries load this file: one of its own would be one more of theirs.
 */
export function EntryName({ name }: { name: string }) {
  const letters = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return (
    <h1 className="fitted" style={{ "--letters": letters } as CSSProperties}>
      {name}
    </h1>
  );
}
