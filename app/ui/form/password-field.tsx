import { type ComponentProps, useState } from "react";
import { Labelled, type Labels, tied } from "./labelled.tsx";

type Props = Omit<ComponentProps<"input">, "className" | "type"> & Labels & { name: string };

/** A password field with its show and hide toggle (guide.md, 4). */
export function PasswordField({ label, hint, error, name, id = name, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Labelled {...{ id, label, hint, error }}>
      <div className="flex gap-2 max-[19em]:flex-wrap">
        <input
          name={name}
          type={shown ? "text" : "password"}
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          {...tied(id, { hint, error })}
          {...input}
        />
        <button
          type="button"
          className="button button-quiet needs-script shrink-0"
          aria-pressed={shown}
          aria-label={shown ? `Hide: ${label}` : `Show: ${label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
        </button>
      </div>
    </Labelled>
  );
}
