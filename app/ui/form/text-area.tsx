import type { ComponentProps } from "react";
import { Labelled, type Labels, tied } from "./labelled.tsx";

type Props = ComponentProps<"textarea"> & Labels & { name: string };

/** A labelled field for several lines, with its hint and its message. */
export function TextArea({ label, hint, error, name, id = name, className = "", ...area }: Props) {
  return (
    <Labelled {...{ id, label, hint, error, className }}>
      <textarea name={name} rows={8} className="input" {...tied(id, { hint, error })} {...area} />
    </Labelled>
  );
}
