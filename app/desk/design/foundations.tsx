import { washOf } from "#app/ui/cards.ts";
import { Chapter, Part } from "./part.tsx";

const grounds = ["paper", "surface", "raised", "ink", "accent", "good", "bad"] as const;
const classes: Record<(typeof grounds)[number], string> = {
  paper: "bg-paper",
  surface: "bg-surface",
  raised: "bg-raised",
  ink: "bg-ink",
  accent: "bg-accent",
  good: "bg-good",
  bad: "bg-bad",
};
/** From clear to coffee: what pours look like. */
const pours = [
  "#f4f4ef",
  "#e8d48a",
  "#d8a13c",
  "#b06a28",
  "#c8102e",
  "#7a2d1c",
  "#5b2a55",
  "#3f7d4e",
  "#2f6f8f",
  "#2a1408",
];

/** Colours, washes and type. */
export function Foundations() {
  return (
    <Chapter title="Foundations">
      <Part name="Colours" says="One set of names, day and evening.">
        {grounds.map((name) => (
          <figure key={name} className="w-28">
            <div className={`h-14 rounded-lg border border-line ${classes[name]}`} />
            <figcaption className="mt-1 text-sm">{name}</figcaption>
          </figure>
        ))}
      </Part>
      <Part
        name="Wash"
        says="The ground of a picture: its own colour, pale by day, deep in the evening. Every text is held against all of the library."
      >
        {pours.map((colour) => (
          <div key={colour} className="wash w-36 rounded-lg p-3" style={washOf(colour)}>
            <p className="font-display font-semibold">Ink</p>
            <p className="text-muted text-sm">Muted words</p>
            <p className="text-accent text-sm">Accent</p>
          </div>
        ))}
      </Part>
      <Part name="Type" says="Headings grow with the window. Fraunces 500 when large, 600 below; Inter for words.">
        <div className="grid gap-2">
          <p className="font-display font-medium text-h1 leading-tight tracking-tight">Heading of a page</p>
          <p className="font-display font-semibold text-h2">Heading of a part</p>
          <p className="font-display font-semibold text-h3">Name on a card</p>
          <p className="amount">30 ml · 1¾ oz · 2 dashes</p>
          <p className="eyebrow">An eyebrow</p>
          <p className="text-lg">A lead, one size up.</p>
          <p>Words, 16 px, at most seventy letters to a line.</p>
          <p className="text-muted text-sm">Small and muted, 15 px.</p>
          <p className="text-muted text-xs">The smallest, 13 px.</p>
          <p>
            <a href="#top" className="text-link">
              A link in a text
            </a>
          </p>
        </div>
      </Part>
    </Chapter>
  );
}
