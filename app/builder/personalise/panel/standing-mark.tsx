import { Check, LoaderCircle } from "lucide-react";
import type { Standing } from "./use-sayings.ts";

/** How a control stands, beside it; told to who does not see it. */
export function StandingMark({ standing }: { standing: Standing | undefined }) {
  const refused = typeof standing === "object" ? standing.refused : null;
  return (
    <>
      <span className="inline-flex min-w-6 items-center justify-end text-sm" role="status">
        {standing === "saving" ? (
          <>
            <LoaderCircle size={18} aria-hidden="true" className="motion-safe:animate-spin" />
            <span className="sr-only">Saving</span>
          </>
        ) : standing === "saved" ? (
          <>
            <Check size={18} aria-hidden="true" className="text-good" />
            <span className="sr-only">Saved</span>
          </>
        ) : null}
      </span>
      {refused === null ? null : (
        <span role="alert" className="block basis-full text-bad text-sm">
          {refused}
        </span>
      )}
    </>
  );
}
