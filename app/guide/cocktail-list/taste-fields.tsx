import { Choice, Pick } from "#app/ui/form.ts";
import { finerTaste } from "../cocktail-filters.ts";
import type { FilterChoices } from "./filter-store.server.ts";

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
          <Pick
            key={choice.value}
            name="taste"
            option={choice}
            on={chosen.includes(choice.value)}
            onTurn={(on) => choose([...chosen.filter((other) => other !== choice.value), on ? choice.value : ""])}
          />
        ))}
      </div>
      <Choice
        any="Any"
        name="taste"
        label="More exactly"
        value={finer}
        options={choices.words}
        onChange={(value) => choose([...chosen.filter((other) => other !== finer), value])}
      />
    </fieldset>
  );
}
