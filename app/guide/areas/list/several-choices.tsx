import type { AreaFilter } from "../../area.ts";
import type { Choice } from "../area-filters.ts";
import { ChoiceSelect } from "./choice-select.tsx";

type Props = { filter: AreaFilter; values: string[]; offered: Choice[]; onChange(values: string[]): void };

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
          <label key={value} className="pick">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={values.includes(value)}
              disabled={count === 0 && !values.includes(value)}
              onChange={(event) =>
                onChange([...values.filter((other) => other !== value), ...(event.target.checked ? [value] : [])])
              }
              className="sr-only"
            />
            {text} <span className="tabular-nums">{count}</span>
          </label>
        ))}
      </div>
      {rest ? (
        <ChoiceSelect
          name={name}
          label={rest}
          value={finer}
          options={offered.filter(({ value }) => !isMain.has(value)).sort((a, b) => (a.text < b.text ? -1 : 1))}
          onChange={(value) => onChange([...values.filter((other) => other !== finer), value])}
        />
      ) : null}
    </fieldset>
  );
}
