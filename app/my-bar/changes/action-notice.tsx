import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useActionData } from "react-router";
import type { Rejected } from "./bar-action.server.ts";

/** Why the form that was just sent did nothing; it takes the focus, since the page begins anew with it. */
export function ActionNotice() {
  const rejected = useActionData<Rejected>();
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (rejected) element.current?.focus();
  }, [rejected]);
  if (!rejected) return null;
  if (rejected.quiet) {
    return (
      <p ref={element} tabIndex={-1} role="status" className="card mb-6 px-4 py-3">
        {rejected.reason}
      </p>
    );
  }
  return (
    <p
      ref={element}
      tabIndex={-1}
      role="alert"
      className="mb-6 flex items-start gap-2 rounded-lg border-2 border-bad px-4 py-3 font-semibold text-bad"
    >
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      {rejected.reason}
    </p>
  );
}
