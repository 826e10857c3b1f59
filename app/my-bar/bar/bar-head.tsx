import type { ReactNode } from "react";
import { A } from "#app/ui/link.tsx";
import { everythingQuery } from "../bar-types.ts";

/** The list that the count counts: everything that can be made, hidden or without alcohol too. */
const countedHref = `/my-bar/recipes${everythingQuery}`;

type Props = { makeable: number; empty: boolean; which: string; children: ReactNode };

/** The head of the index: how much the bar makes, which follows every change, and which bar it is. */
export function BarHead({ makeable, empty, which, children }: Props) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <p className="eyebrow mb-2">
          <A to="/my-bar/bars" className="inline-flex min-h-6 items-center underline">
            {which}
          </A>
        </p>
        <h1 aria-live="polite" className="text-4xl md:text-5xl">
          You can make{" "}
          <A to={countedHref} className="text-accent underline decoration-1 underline-offset-8 hover:decoration-2">
            {makeable === 1 ? "1 drink" : `${makeable} drinks`}
          </A>
        </h1>
        {empty ? <p className="mt-3 text-lg text-muted">You have not added any ingredients yet</p> : null}
      </div>
      {children}
    </header>
  );
}
