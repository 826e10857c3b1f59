import type { ReactNode } from "react";
import { Img } from "#app/ui/cards.ts";

/** A section of the contact sheet. */
export function Sheet(props: { id: string; title: string; count: number; children: ReactNode }) {
  const { id, title, count, children } = props;
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="mb-14 scroll-mt-6">
      <h2 id={`${id}-title`} className="mb-4 text-3xl">
        {title} <span className="text-muted tabular-nums">{count}</span>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">{children}</ul>
    </section>
  );
}

/** One picture on both grounds side by side, whatever theme the reader has; the second says nothing new. */
export function Cell(props: { image: string; alt: string; label: string; children?: ReactNode }) {
  const { image, alt, label, children } = props;
  const picture = { src: image, width: 400, height: 500, loading: "lazy", decoding: "async" } as const;
  return (
    <li className="card overflow-hidden">
      <div className="grid grid-cols-2">
        <div className="bg-day p-1">
          <Img {...picture} alt={alt} className="h-auto w-full" />
        </div>
        <div className="bg-evening p-1">
          <Img {...picture} alt="" className="h-auto w-full" />
        </div>
      </div>
      <div className="px-3 py-2">
        <p className="font-semibold">{label}</p>
        {children ? <p className="text-muted">{children}</p> : null}
      </div>
    </li>
  );
}
