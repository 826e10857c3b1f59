import type { ReactNode } from "react";

/** The head of a page: what it is, and a sentence on it. */
export function PageHead({ title, children, eyebrow }: { title: string; children?: ReactNode; eyebrow?: string }) {
  return (
    <header className="mb-8">
      {eyebrow ? <p className="eyebrow mb-2">{eyebrow}</p> : null}
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      {children ? <div className="mt-3 max-w-[65ch] text-lg text-muted">{children}</div> : null}
    </header>
  );
}

/** What stands where a list would be and has nothing in it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="card px-6 py-12 text-center">
      <h2 className="text-2xl">{title}</h2>
      {children ? <div className="mx-auto mt-2 max-w-prose text-muted [&>p]:mx-auto">{children}</div> : null}
    </div>
  );
}
