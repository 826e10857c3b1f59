import type { ComponentProps } from "react";
import { Labelled, type Labels, tied } from "./labelled.tsx";

type Props = ComponentProps<"select"> &
  Labels & {
    name: string;
    options: readonly (string | { value: string; text: string })[];
    /** What the empty value is called. */
    none?: string;
  };

/** A labelled field with one of many values, none at first, with its hint and its message. */
export function Select({
  label,
  hint,
  error,
  name,
  id = name,
  className = "",
  options,
  none = "Choose one",
  ...select
}: Props) {
  return (
    <Labelled {...{ id, label, hint, error, className }}>
      <select name={name} className="input" {...tied(id, { hint, error })} {...select}>
        <option value="">{none}</option>
        {options.map((option) => {
          const { value, text } = typeof option === "string" ? { value: option, text: option } : option;
          return (
            <option key={value} value={value === text ? undefined : value}>
              {text}
            </option>
          );
        })}
      </select>
    </Labelled>
  );
}
