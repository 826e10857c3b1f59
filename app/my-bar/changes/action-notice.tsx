import { CircleAlert } from "lucide-react";
import { useActionData } from "react-router";
import type { Rejected } from "./bar-action.server.ts";

/** Why the form that was just sent without a script did nothing. */
export function ActionNotice() {
  const rejected = useActionData<Rejected>();
  if (!rejected) return null;
  if (rejected.quiet) {
    return (
      <p role="status" className="card mb-6 px-4 py-3">
        {rejected.reason}
      </p>
    );
  }
  return (
    <p
      role="alert"
      className="mb-6 flex items-start gap-2 rounded-lg border-2 border-bad px-4 py-3 font-semibold text-bad"
    >
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      {rejected.reason}
    </p>
  );
}
