import type { ReactNode } from "react";

/** A chapter of the page. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-section" aria-label={title}>
      <div className="section-head border-line border-b pb-2">
        <h2>{title}</h2>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
    </section>
  );
}

/** A part with its name, and the states that it can be in. */
export function Part({ name, says, children }: { name: string; says: string; children: ReactNode }) {
  return (
    <div data-part={name}>
      <h3 className="text-h3">{name}</h3>
      <p className="mb-3 text-muted text-sm">{says}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
