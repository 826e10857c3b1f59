import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

type FieldProps = ComponentProps<"input"> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A labelled text field with its hint and its message beside it, tied together for screen readers. */
export function Field({ label, hint, error, name, id = name, className = "", ...input }: FieldProps) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={`mb-5 ${className}`}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
      <input
        id={id}
        name={name}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
    </div>
  );
}

/** The message of one field, with a sign that does not depend on colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mb-2 flex items-start gap-2 font-semibold text-bad">
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">Error: </span>
        {error}
      </span>
    </p>
  );
}
