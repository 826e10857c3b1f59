import type { ComponentProps } from "react";
import { Labelled, type Labels, tied } from "./labelled.tsx";

type Props = ComponentProps<"select"> & Labels & { name: string; options: readonly string[] };

/** A labelled field with one of many values, none at first, with its hint and its message. */
export function Select({ label, hint, error, name, id = name, className = "", options, ...select }: Props) {
  return (
    <Labelled {...{ id, label, hint, error, className }}>
      <select name={name} className="input" {...tied(id, { hint, error })} {...select}>
        <option value="">Choose one</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  );
}
