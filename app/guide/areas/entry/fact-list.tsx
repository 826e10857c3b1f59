import { Fragment, type ReactNode } from "react";
import { A } from "#app/ui/link.tsx";

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

/** Words that each lead to the list of what shares them: `to` makes the address. */
export function WordLinks({ words, to }: { words: readonly string[]; to: (word: string) => string }) {
  return words.map((word, place) => (
    <Fragment key={word}>
      {place > 0 ? ", " : ""}
      <A to={to(word)} className="text-link">
        {word}
      </A>
    </Fragment>
  ));
}
