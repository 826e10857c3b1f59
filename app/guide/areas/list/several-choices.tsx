import { Choice, type Option, Pick } from "#app/ui/form.ts";
import type { AreaFilter } from "../../area.ts";

type Props = {
  filter: AreaFilter;
  values: string[];
  /** Those that the list is narrowed to already; of the others somebody is still choosing. */
  applied: readonly string[];
  offered: Option[];
  onChange(values: string[]): void;
};

/** Several choices at once: the main ones stand open, and one of the finer ones is in a select. */
export function SeveralChoices({ filter, values, applied, offered, onChange }: Props) {
  const { name, label, main = offered.map(({ value }) => value), rest } = filter;
  // Where nothing stands open by itself, what is chosen does, and the select adds one to it: one, however many of its
  // options somebody goes past by key.
  const adds = main.length === 0;
  const isMain = new Set(adds ? applied : main);
  const finer = values.find((value) => !isMain.has(value)) ?? "";
  const open = [...isMain].map(
    (value) =>
      offered.find((choice) => choice.value === value) ?? { value, text: value.replaceAll("-", " "), count: 0 },
  );
  // More finer words than one stand in an address only.
  const others = values
    .filter((value) => value !== finer && !isMain.has(value))
    .map((value) => ({ value, text: value, count: 0 }));
  return (
    <fieldset className="min-w-0 sm:col-span-2 lg:col-span-1">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="mb-3 flex flex-wrap gap-1.5">
        {[...others, ...open].map((option) => (
          <Pick
            key={option.value}
            name={name}
            option={option}
            on={values.includes(option.value)}
            onTurn={(on) =>
              onChange([...values.filter((other) => other !== option.value), ...(on ? [option.value] : [])])
            }
          />
        ))}
      </div>
      {rest ? (
        <Choice
          name={name}
          label={rest}
          value={finer}
          any={adds ? "Choose" : "Any"}
          options={offered.filter(({ value }) => !isMain.has(value)).sort((a, b) => (a.text < b.text ? -1 : 1))}
          onChange={(value) => onChange([...values.filter((other) => other !== finer), value])}
        />
      ) : null}
    </fieldset>
  );
}
