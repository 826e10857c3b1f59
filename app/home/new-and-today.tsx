import type { FrontPage } from "#app/guide/front-page.server.ts";
import { Picture } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { HomeCard } from "./home-card.tsx";
import type { Box } from "./home-page.tsx";
import { SectionHead } from "./section-head.tsx";

type Props = { today: FrontPage["today"]; day: string; newest: readonly Box[] };

/** What happened on this day, and what came into the guide last. */
export function NewAndToday({ today, day, newest }: Props) {
  return (
    <div className="mt-14 grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-6">
      <Today today={today} day={day} />
      <section aria-labelledby="newest">
        <SectionHead id="newest" title="New in the guide" to="/cocktails?sort=newest" text="Newest recipes" />
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-4">
          {newest.map((box) => (
            <HomeCard key={box.oid} of={box}>
              <p className="line-clamp-2 text-muted text-sm">{box.teaser}</p>
            </HomeCard>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Today({ today, day }: Omit<Props, "newest">) {
  return (
    <section aria-labelledby="today" className="card rounded-panel p-5 md:p-7">
      <p className="eyebrow">On this day</p>
      <h2 id="today" className="mb-3 text-4xl text-accent md:text-5xl">
        {day}
      </h2>
      {today.map(({ year, title, text, href, leads }) => (
        <article key={href} className="mb-4">
          <h3 className="text-xl">
            {year}: {title}
          </h3>
          <p className="mt-1 text-muted">{text}</p>
          {leads.length === 0 ? null : (
            <ul className="mt-3 grid gap-1">
              {leads.slice(0, 4).map((lead) => (
                <li key={lead.href} className="group relative flex items-center gap-3">
                  {lead.image ? (
                    <Picture src={lead.image} wash={lead.colour} className="size-12 rounded-lg p-1" />
                  ) : null}
                  <span>
                    <A to={lead.href} className="font-semibold after:absolute after:inset-0 group-hover:underline">
                      {lead.name}
                    </A>
                    <span className="block text-muted text-sm">{lead.category}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
      {today.length === 0 ? <p className="text-muted">A quiet day: nothing is written down here for it yet.</p> : null}
      <p>
        <A to="/on-this-day/" className="text-link inline-flex min-h-11 items-center">
          The whole calendar
        </A>
      </p>
    </section>
  );
}
