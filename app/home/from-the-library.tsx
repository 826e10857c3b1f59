import type { FrontPage } from "#app/guide/front-page.server.ts";
import { Picture, unbroken } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { SectionHead } from "./section-head.tsx";

/** One of each area, another every day: what the guide holds beside recipes. */
export function FromTheLibrary({ parts }: { parts: FrontPage["library"] }) {
  return (
    <section aria-labelledby="library" className="mt-14">
      <SectionHead id="library" title="From the library today" />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        {parts.map(({ title, card: { name, href, image, colour, teaser, facts } }, place) => (
          <li
            key={title}
            className={`card group relative flex gap-4 overflow-hidden p-4 sm:max-lg:last:odd:col-span-2 ${place < 3 ? "lg:col-span-2" : "lg:col-span-3"}`}
          >
            {image ? <Picture src={image} wash={colour} className="h-30 w-24 shrink-0 rounded-lg p-1" /> : null}
            <div className="min-w-0">
              <p className="eyebrow">{title}</p>
              <h3 className="text-xl">
                <A to={href} className="after:absolute after:inset-0 group-hover:underline">
                  {name}
                </A>
              </h3>
              {facts ? <p className="text-sm">{unbroken(facts)}</p> : null}
              <p className="mt-1 line-clamp-3 text-muted text-sm">{teaser}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
