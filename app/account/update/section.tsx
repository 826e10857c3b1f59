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
