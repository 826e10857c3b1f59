import { Img } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { steps } from "../form/fields.ts";
import { linesOf, type SummaryNames } from "../form/summary-lines.ts";
import type { ToldProduct } from "../form/told.ts";
import { ownProductPaths } from "../status.ts";

/** All that was typed, step by step, each with a link back (contract.md, 11: summary); what is missing stands first. */
export function Summary({ told, gaps }: { told: ToldProduct; gaps: boolean }) {
  const { facts, furthest, problems } = told;
  const names: SummaryNames = {
    categories: told.categories.flat(),
    producers: told.producers,
    ingredients: told.ingredients,
    cocktails: told.cocktails,
  };
  return (
    <>
      {gaps && problems.length > 0 ? <Gaps {...{ problems, furthest }} /> : null}
      {steps.map(({ title }, at) => {
        const lines = linesOf(at + 1, facts, names);
        const path = ownProductPaths.step(at + 1);
        return (
          <section key={title} className="mb-6 border-line border-b pb-5" aria-labelledby={`part-${at + 1}`}>
            <div className="flex items-baseline justify-between gap-4">
              <h2 id={`part-${at + 1}`} className="text-xl">
                {title}
              </h2>
              {at + 1 <= furthest ? (
                <A to={path} className="shrink-0 underline">
                  Change<span className="sr-only"> {title}</span>
                </A>
              ) : null}
            </div>
            {lines.length === 0 ? <p className="mt-1 text-muted">Nothing was said.</p> : null}
            <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
              {lines.map(({ label, text }) => (
                <div key={label} className="max-sm:mb-2 sm:contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="max-w-prose whitespace-pre-line break-words">{text}</dd>
                </div>
              ))}
            </dl>
            {at === 0 && facts.images.length > 0 ? (
              <ul className="mt-3 flex flex-wrap gap-3">
                {facts.images.map((name, place) => (
                  <li key={name}>
                    <Img
                      src={uploadHref(name) ?? undefined}
                      alt={`Yours, number ${place + 1}`}
                      width={96}
                      height={96}
                      className="size-24 rounded-xl object-cover"
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        );
      })}
    </>
  );
}

function Gaps({ problems, furthest }: Pick<ToldProduct, "problems" | "furthest">) {
  return (
    <div role="alert" className="mb-6 rounded-lg border-2 border-bad p-4">
      <h2 className="mb-2 text-xl">Some steps are not done yet</h2>
      <ul className="grid gap-1">
        {problems.map(({ step, field, message }) => (
          <li key={`${step} ${field}`}>
            {step <= furthest ? (
              <A to={ownProductPaths.step(step)} className="font-semibold text-bad underline">
                Step {step}: {message}
              </A>
            ) : (
              <span className="font-semibold text-bad">
                Step {step}: {message}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
