import type { ReactNode } from "react";

/** What a page is called in the browser's tab, and the sentence that search engines show of it (contract.md, 7). */
export function DocumentHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} · Jigger`}</title>
      <meta name="description" content={description} />
    </>
  );
}

/** The head of a page: what it is, and a sentence on it. */
export function PageHead({ title, children, eyebrow }: { title: ReactNode; children?: ReactNode; eyebrow?: string }) {
  return (
    <header className="mb-5 md:mb-8">
      {eyebrow ? <p className="eyebrow mb-1">{eyebrow}</p> : null}
      <h1 className="text-h1">{title}</h1>
      {children ? <div className="mt-2 max-w-[65ch] text-muted md:text-lg">{children}</div> : null}
    </header>
  );
}

/** What stands where a list would be and has nothing in it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="panel px-5 py-8 text-center md:py-12">
      <h2 className="text-2xl">{title}</h2>
      {children ? <div className="mx-auto mt-2 max-w-prose text-muted [&>p]:mx-auto">{children}</div> : null}
    </div>
  );
}

/** Facts side by side, four at most: a figure or a word that counts, and what it says. */
export function FactStrip({ facts, className = "" }: { facts: readonly StripFact[]; className?: string }) {
  return (
    <dl className={`fact-strip ${className}`}>
      {facts.map(({ term, value, more, share }) => (
        <div key={term} className="min-w-0">
          <dt className="max-md:sr-only">{term}</dt>
          <dd>
            <b>{value}</b> {more ? <span className="text-muted text-sm">{more}</span> : null}
            {share === undefined ? null : (
              <span className="gauge mt-1.5 max-md:hidden" aria-hidden="true">
                <span style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type StripFact = {
  term: string;
  value: string;
  more?: string;
  /** From 0 to 1, where it is a matter of more or less: shown as a bar. */
  share?: number;
};
