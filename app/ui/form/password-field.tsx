import { type ComponentProps, type ReactNode, useState } from "react";
import { FieldError } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "type"> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A password field with its show and hide toggle (guide.md, 4). */
export function PasswordField({ label, hint, error, name, id = name, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="mb-5">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
      <div className="flex gap-2">
        <input
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
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
    </div>
  );
}
