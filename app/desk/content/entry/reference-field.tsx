import { useEffect, useState } from "react";
import { fold } from "#app/kit/slug.ts";
import { ComboboxList, useSearchCombobox } from "#app/ui/combobox.ts";
import { FieldError, useTypedBefore } from "#app/ui/form.ts";

type Props = {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  defaultValue: string;
  /** The names that it may say. */
  names: readonly string[];
  /** The list of the browser's own that offers them where there is no script. */
  list: string;
};

/** As many names as are offered at once. */
const mostOffered = 12;

/** The names in which what was typed stands; those that begin so first, then those of which a word does. */
function fitting(names: readonly string[], typed: string): string[] {
  const wanted = fold(typed).trim();
  const ranked = names.flatMap((name) => {
    const at = fold(name).indexOf(wanted);
    return at < 0 ? [] : [{ name, rank: at === 0 ? 0 : /\W/.test(fold(name)[at - 1] ?? "") ? 1 : 2 }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostOffered)
    .map(({ name }) => name);
}

/** A field that names another entry: a box that offers names while one types; without script a plain field with the browser's list. */
export function ReferenceField({ id, name, label, hint, error, defaultValue, names, list }: Props) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const typedBefore = useTypedBefore(id);
  const { box, options, keys } = useSearchCombobox<string[], string>({
    id,
    initial: typedBefore ?? defaultValue,
    tidy: (typed) => typed.trim(),
    enough: (typed) => typed.length > 0,
    pauseFor: () => 0,
    ask: async (typed) => fitting(names, typed),
    optionsOf: (found) => found,
    textOf: (found) => found,
    onChoose: () => undefined,
  });
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="relative mb-5">
      <label {...box.getLabelProps({ className: "mb-1 block font-semibold" })} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
      <input
        {...box.getInputProps({
          ...{ className: "input", type: "text", name, spellCheck: false, autoComplete: "off" },
          ...(alive ? {} : { list }),
          "aria-invalid": error ? true : undefined,
          "aria-describedby": described || undefined,
          ...keys,
        })}
      />
      <ComboboxList
        box={box}
        options={options}
        keyOf={(found) => found}
        className="absolute inset-x-0 z-20 max-h-72 shadow-lg"
      >
        {(found) => <span className="wrap-anywhere">{found}</span>}
      </ComboboxList>
    </div>
  );
}
