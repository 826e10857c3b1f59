import { ChevronDown } from "lucide-react";
import { tasteFamilies } from "../vocabulary.ts";
import type { Choice, FilterChoices } from "./filter-store.server.ts";

type Props = {
  /** The tastes that are asked for, joined by commas. */
  taste: string | undefined;
  choices: FilterChoices;
  onChange(taste: string | undefined): void;
};

/** Tastes, several at once: the families first, and the finer words of the recipes below them. */
export function TasteFields({ taste, choices, onChange }: Props) {
  const chosen = taste?.split(",") ?? [];
  const finer = choices.words.filter((choice) => !Object.hasOwn(tasteFamilies, choice.value));
  // A taste that no drink has stands in the address all the same.
  const known = new Set([...choices.tastes, ...finer].map((choice) => choice.value));
  const strange = chosen.filter((value) => !known.has(value)).map((value) => ({ value, text: value, count: 0 }));
  function turn(value: string, on: boolean) {
    const others = chosen.filter((other) => other !== value);
    onChange([...others, ...(on ? [value] : [])].join(",") || undefined);
  }
  const chips = (list: Choice[]) => (
    <div className="flex flex-wrap gap-1.5">
      {list.map((choice) => (
        <Chip key={choice.value} choice={choice} on={chosen.includes(choice.value)} onTurn={turn} />
      ))}
    </div>
  );
  return (
    <fieldset className="min-w-0 sm:col-span-2 lg:col-span-1">
      <legend className="mb-1 font-semibold">Taste</legend>
      {chips([...strange, ...choices.tastes])}
      <details open={finer.some((choice) => chosen.includes(choice.value)) ? true : undefined} className="group/finer">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 [&::-webkit-details-marker]:hidden">
          <ChevronDown size={18} aria-hidden="true" className="group-open/finer:rotate-180" />
          More exactly
        </summary>
        {chips(finer)}
      </details>
    </fieldset>
  );
}

type ChipProps = { choice: Choice; on: boolean; onTurn(value: string, on: boolean): void };

function Chip({ choice, on, onTurn }: ChipProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        name="taste"
        value={choice.value}
        checked={on}
        disabled={choice.count === 0 && !on}
        onChange={(event) => onTurn(choice.value, event.target.checked)}
        className="sr-only"
      />
      {choice.text} <span className="tabular-nums">{choice.count}</span>
    </label>
  );
}
