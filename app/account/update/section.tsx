import type { ReactNode } from "react";

type Props = { id: string; title: string; hint?: ReactNode; children: ReactNode };

/** One matter of the account: what it is on the left, its form on the right, one below the other where it is narrow. */
export function Section({ id, title, hint, children }: Props) {
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
      <div className="min-w-0">{children}</div>
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
