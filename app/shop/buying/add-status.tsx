import { A } from "#app/ui/link.tsx";
import { adding as addingText, enableCookies } from "../basket/texts.ts";
import type { Adding } from "./adding.ts";

/** What became of it, for eyes and for screen readers; `error` is the form's own sentence for what went wrong. */
export function AddStatus({ adding, error, className }: { adding: Adding; error: string; className: string }) {
  return (
    <div aria-live="polite" className={`text-sm ${className}`}>
      {adding.phase === "sending" ? <p className="text-muted">{addingText}</p> : null}
      {adding.phase === "done" ? <p className="font-semibold text-good">Added to your basket</p> : null}
      {adding.phase === "failed" ? (
        adding.why === "cookies" ? (
          <p className="font-semibold text-bad">
            {enableCookies}{" "}
            <A to="/cookie-policy" className="underline">
              Cookie settings
            </A>
          </p>
        ) : (
          <p className="font-semibold text-bad">{adding.reason ?? error}</p>
        )
      ) : null}
    </div>
  );
}
