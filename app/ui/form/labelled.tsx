import type { ReactNode } from "react";
import { FieldError } from "./field-error.tsx";

/** What stands beside a field: `id` is the field's own. */
export type Labels = { label: string; hint?: ReactNode; error?: string | undefined };

type Props = Labels & { id: string; className?: string; children: ReactNode };

/** A field with its label, its hint and its message, which screen readers tie to it by `tied`. */
export function Labelled({ id, label, hint, error, className = "", children }: Props) {
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
      {children}
    </div>
  );
}

/** What ties a field to its hint and its message. */
export function tied(id: string, { hint, error }: Pick<Labels, "hint" | "error">) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined };
}
