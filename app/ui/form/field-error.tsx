import { CircleAlert } from "lucide-react";

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
