import { Choice, Pick } from "#app/ui/form.ts";
import type { AreaFilter } from "../../area.ts";
import type { Choice as Offered } from "../area-filters.ts";

type Props = { filter: AreaFilter; values: string[]; offered: Offered[]; onChange(values: string[]): void };

/** Several choices at once: the main ones stand open, and one of the finer ones is in a select. */
export function SeveralChoices({ filter, values, offered, onChange }: Props) {
  const { name, label, main = offered.map(({ value }) => value), rest } = filter;
  const isMain = new Set(main);
  const finer = values.find((value) => !isMain.has(value)) ?? "";
  const open = main.map(
    (value) => offered.find((choice) => choice.value === value) ?? { value, text: value, count: 0 },
  );
  // More finer words than one stand in an address only.
  const others = values
    .filter((value) => value !== finer && !isMain.has(value))
    .map((value) => ({ value, text: value, count: 0 }));
  return (
    <fieldset className="min-w-0 sm:col-span-2 lg:col-span-1">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="mb-3 flex flex-wrap gap-1.5">
        {[...others, ...open].map(({ value, text, count }) => (
          <Pick
            key={value}
            name={name}
            option={{ value, text, count }}
            on={values.includes(value)}
            onTurn={(on) => onChange([...values.filter((other) => other !== value), ...(on ? [value] : [])])}
          />
        ))}
      </div>
      {rest ? (
        <Choice
          name={name}
          label={rest}
          value={finer}
          any="Any"
          options={offered.filter(({ value }) => !isMain.has(value)).sort((a, b) => (a.text < b.text ? -1 : 1))}
          onChange={(value) => onChange([...values.filter((other) => other !== finer), value])}
        />
      ) : null}
    </fieldset>
  );
}
