import type { ComponentProps } from "react";
import { Labelled, type Labels, tied } from "./labelled.tsx";

type Props = ComponentProps<"input"> & Labels & { name: string };

/** A labelled text field with its hint and its message beside it, tied together for screen readers. */
export function Field({ label, hint, error, name, id = name, className = "", ...input }: Props) {
  return (
    <Labelled {...{ id, label, hint, error, className }}>
      <input name={name} className="input" {...tied(id, { hint, error })} {...input} />
    </Labelled>
  );
}
