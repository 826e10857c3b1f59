import type { ReactNode } from "react";
import { useStill } from "#app/i18n/still.tsx";
import { A } from "../link.tsx";
import { Stars } from "../stars.tsx";
import { Picture } from "./picture.tsx";
import { washOf } from "./wash.ts";

type Pictured = {
  name: string;
  href: string;
  image: string | null;
  /** Of what its picture shows: the ground is a wash of it. */
  colour?: string | null;
  teaser: string;
  rating?: number | null;
  /** A line of facts: "Gin · 25 % · 3 parts". */
  facts?: string | null;
  /** What stands out: "Without alcohol", "Sample". */
  badge?: string | null;
};

type Props = {
  of: Pictured;
  eager: boolean;
  /** What a list knows of it for its reader: "In your bar". */
  mark?: ReactNode;
  /** What can be done with it, in the corner of its picture: follows from what the card is of, stands still with it, and is `dumb`. */
  corner?: ReactNode;
  /** What a list adds below. */
  children?: ReactNode;
  /** Where that follows from what the card is of: all else that it depends on, so that it stands still with it. */
  still?: string;
};

/**
 * A thing in a list of pictures, square on a wash of its own colour. The picture's space is reserved, so that nothing moves
 * when it comes; the whole card is one link. It stands still while a list adds nothing of its reader's to it.
 */
export function PictureCard({ of, eager, mark, corner, children, still }: Props) {
  // React writes a hint into the head for a picture in sight from the start, which a text kept from elsewhere cannot.
  const moves = eager || mark || (children && still === undefined);
  const variant = moves ? undefined : `card${corner ? " with a corner" : ""} ${still ?? ""}`;
  const inside = useStill(
    of,
    variant,
    () => (
      <>
        <div className="cocktail-card-picture wash" style={washOf(of.colour)}>
          {of.image ? <Picture src={of.image} eager={eager} /> : null}
          {corner}
        </div>
        <div className="cocktail-card-words">
          <h3 className="text-base sm:text-h3">
            <A to={of.href} className="after:absolute after:inset-0 group-hover:underline">
              {of.name}
            </A>
          </h3>
          {of.facts ? <p className="text-muted">{unbroken(of.facts)}</p> : null}
          {of.badge ? <p className="font-semibold">{of.badge}</p> : null}
          {of.rating == null ? null : <Stars value={of.rating} />}
          <p className="line-clamp-2 text-muted">{of.teaser}</p>
          {mark}
          {children}
        </div>
      </>
    ),
    !(mark || children),
  );
  return <li className="cocktail-card card lifts group" {...inside} />;
}

/** As many letters as a line of the narrowest card has room for, with the point behind them. */
const short = 16;

/**
 * A line of facts that breaks between them only: never "15" on one line and "%" on the next. One that is longer than a line
 * ("United States Virgin Islands") breaks between its words: else the browser breaks it within one.
 */
export function unbroken(facts: string): string {
  const [first = "", ...others] = facts.split(" · ");
  const whole = (fact: string) => (fact.length > short ? fact : fact.replaceAll(" ", "\u00a0"));
  return [first, ...others.map(whole)].join("\u00a0· ");
}
