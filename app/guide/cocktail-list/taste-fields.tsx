import { finerTaste } from "../cocktail-filters.ts";
import type { Choice, FilterChoices } from "./filter-store.server.ts";
import { Select } from "./select.tsx";

type Props = {
  /** The tastes that are asked for, joined by commas. */
  taste: string | undefined;
  choices: FilterChoices;
  onChange(taste: string | undefined): void;
};

/** Tastes, several at once: the families, and one of the finer words that recipes use. */
export function TasteFields({ taste, choices, onChange }: Props) {
  const chosen = taste?.split(",") ?? [];
  const finer = finerTaste(taste) ?? "";
  const families = new Set(choices.tastes.map((choice) => choice.value));
  // More finer words than one stand in an address only; so do words that no drink has.
  const others = chosen
    .filter((value) => value !== finer && !families.has(value))
    .map((value) => ({ value, text: value, count: 0 }));
  const choose = (values: string[]) => onChange(values.filter(Boolean).join(",") || undefined);
  return (
    <fieldset className="min-w-0 sm:col-span-2 lg:col-span-1">
      <legend className="mb-1 font-semibold">Taste</legend>
      <div className="mb-3 flex flex-wrap gap-1.5">
        {[...others, ...choices.tastes].map((choice) => (
          <Chip
            key={choice.value}
            choice={choice}
            on={chosen.includes(choice.value)}
            onTurn={(value, on) => choose([...chosen.filter((other) => other !== value), on ? value : ""])}
          />
        ))}
      </div>
      <Select
        name="taste"
        label="More exactly"
        value={finer}
        options={choices.words}
        onChange={(value) => choose([...chosen.filter((other) => other !== finer), value])}
      />
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
