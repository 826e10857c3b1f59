import type { ReactNode } from "react";
import { Outcome } from "#app/ui/form.ts";
import type { Said } from "./intents.ts";

type Props = { id: string; title: string; hint?: ReactNode; said: Said | null; children: ReactNode };

/**
 * One matter of the account: what it is on the left, its form on the right, one below the other where it is narrow. What was done
 * there is `said` there: a phone shows the top of the page no more.
 */
export function Section({ id, title, hint, said, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-12 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[17rem_minmax(0,36rem)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {hint ? <div className="mt-2 max-w-prose text-muted">{hint}</div> : null}
      </div>
      <div className="min-w-0">
        {said?.at === id ? <Outcome>{said.text}</Outcome> : null}
        {children}
      </div>
    </section>
  );
}

/** Where each matter stands, by the id of its section: on a phone the last of them is ten screens down. */
export function Contents({ sections }: { sections: Readonly<Record<string, string>> }) {
  return (
    <nav aria-label="On this page" className="mb-6 print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {Object.entries(sections).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
