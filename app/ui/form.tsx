import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";

/** Messages of a rejected form by field name; `form` is the one that belongs to no field. */
export type FormErrors = Record<string, string>;

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

/**
 * What is wrong with a rejected form, at its top, each entry leading to its field. It takes the focus
 * with each new `attempt`; messages that go one by one, as they are mended, leave the focus alone.
 */
export function ErrorSummary({ errors, attempt = errors }: { errors: FormErrors | undefined; attempt?: unknown }) {
  const element = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors ?? {});
  useEffect(() => {
    if (attempt) element.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div ref={element} tabIndex={-1} role="alert" className="mb-6 rounded-lg border-2 border-bad p-4">
      <h2 className="mb-2 text-xl">There is a problem</h2>
      <ul className="grid gap-1">
        {entries.map(([name, message]) => (
          <li key={name}>
            {name === "form" ? (
              <span className="font-semibold text-bad">{message}</span>
            ) : (
              <a href={`#${name}`} className="font-semibold text-bad underline">
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
