import { Check } from "lucide-react";
import { A } from "#app/ui/link.tsx";
import { lastStep, steps } from "../form/fields.ts";
import { placeOf, stepAt } from "../form/told.ts";
import { ownProductPaths } from "../status.ts";

type Props = { step: number | "summary"; furthest: number };

/** Where one is in the form: a list of the steps that are open on wide screens, a line of words and a bar on small ones. */
export function StepList({ step, furthest }: Props) {
  const here = placeOf(step);
  const all = [...steps.map(({ title }) => title), "Check and send"];
  return (
    <>
      <div className="mb-5 lg:hidden">
        <span className="gauge block" aria-hidden="true">
          <span style={{ width: `${Math.round((Math.min(here, lastStep) / lastStep) * 100)}%` }} />
        </span>
      </div>
      <nav aria-label="Steps" className="max-lg:hidden">
        <ol className="grid gap-1 border-line border-l-2">
          {all.map((title, at) => {
            const place = at + 1;
            const now = place === here;
            const look = `-ml-0.5 flex min-h-11 items-center gap-2 border-l-2 px-4 ${now ? "border-accent font-semibold" : "border-transparent"}`;
            return (
              <li key={title}>
                {place <= furthest ? (
                  <A
                    to={ownProductPaths.step(stepAt(place))}
                    className={`${look} hover:underline`}
                    aria-current={now ? "step" : undefined}
                  >
                    {title}
                    {place < furthest && !now && place <= lastStep ? (
                      <Check size={16} role="img" aria-label="done" className="text-good" />
                    ) : null}
                  </A>
                ) : (
                  <span className={`${look} text-muted`}>{title}</span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </>
  );
}
