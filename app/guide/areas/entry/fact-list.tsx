import { Fragment, type ReactNode } from "react";
import { A } from "#app/ui/link.tsx";
import type { LandingHrefs } from "../../landings/landing.ts";
import { type Year, yearText } from "../years.ts";

/** What is known of an entry, in short lines; a line that has nothing to say is not there. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false);
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function MayLead({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    children
  ) : (
    <A to={to} className="text-link">
      {children}
    </A>
  );
}

/** A year, "about 1862", that leads to what else there is of it; null where none is known. */
export function yearLink(year: Year, landings: LandingHrefs): ReactNode {
  const text = yearText(year);
  return text === null ? null : <MayLead to={landings[String(year.year)]}>{text}</MayLead>;
}

/** Words that each lead to the list of what shares them: `to` makes the address, where there is one. */
export function WordLinks({ words, to }: { words: readonly string[]; to: (word: string) => string | undefined }) {
  return words.map((word, place) => (
    <Fragment key={word}>
      {place > 0 ? ", " : ""}
      <MayLead to={to(word)}>{word}</MayLead>
    </Fragment>
  ));
}
