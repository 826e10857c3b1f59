import { A } from "#app/ui/link.tsx";
import type { ShownArea } from "../../area.ts";
import { type Choices, listQuery, type Narrowed, without } from "../area-filters.ts";

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

type Props = { area: ShownArea; path: string; narrowed: Narrowed; choices: Choices };

/** The letters that a list can be narrowed to, where its area has such a filter; those that would leave nothing lead nowhere. */
export function LetterStrip({ area, path, narrowed, choices }: Props) {
  const filter = area.filters.find(({ kind }) => kind === "letter");
  if (!filter) return null;
  const { name, label } = filter;
  const offered = (choices[name] ?? []).map(({ value }) => value);
  const letters = [...offered.filter((value) => !alphabet.includes(value)).sort(), ...alphabet];
  const chosen = narrowed.values[name]?.[0];
  const rest = without(narrowed, name);
  const to = (letter: string) => listQuery(area, { ...rest, values: { ...rest.values, [name]: [letter] } });
  return (
    <nav aria-label={label} className="tab-row mb-4 md:mb-6 print:hidden">
      <ul className="flex gap-1 md:flex-wrap">
        <li>
          <A to={path + listQuery(area, rest)} aria-current={chosen ? undefined : "true"} className="letter px-3">
            All
          </A>
        </li>
        {letters.map((letter) => (
          <li key={letter}>
            {offered.includes(letter) ? (
              <A to={path + to(letter)} aria-current={chosen === letter ? "true" : undefined} className="letter">
                {letter}
              </A>
            ) : (
              <span className="letter text-muted opacity-50" aria-hidden="true">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
