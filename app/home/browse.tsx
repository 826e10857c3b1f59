import type { FrontPage } from "#app/guide/front-page.server.ts";
import { A } from "#app/ui/link.tsx";
import { SectionHead } from "./section-head.tsx";

/** Every way into the recipes, and the doors to all other areas. */
export function Browse({ browse, doors }: Pick<FrontPage, "browse" | "doors">) {
  return (
    <>
      <section aria-labelledby="browse" className="mt-14">
        <SectionHead id="browse" title="Find a drink" to="/cocktails/search" text="All filters" />
        <div className="mb-6 grid gap-4 sm:grid-cols-2">
          <Way
            to="/cocktails/map"
            title="The map of tastes"
            text="Every drink a point, from light to strong and from dry to sweet."
          />
          <Way to="/cocktails/years" title="Through the years" text="What was mixed when, decade by decade." />
        </div>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
          {browse.map(({ title, ways }) => (
            <div key={title}>
              <h3 className="mb-2 text-lg">{title}</h3>
              <ul className="flex flex-wrap gap-2">
                {ways.map(({ text, href, count }) => (
                  <li key={href}>
                    <A to={href} className="pick">
                      {text} <span className="tabular-nums">{count}</span>
                    </A>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="doors" className="mt-14">
        <SectionHead id="doors" title="The rest of the house" />
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {doors.map(({ text, href, count }) => (
            <li key={href} className="group relative border-accent border-t-3 bg-surface p-4">
              <h3 className="text-lg">
                <A to={href} className="after:absolute after:inset-0 group-hover:underline">
                  {text}
                </A>
              </h3>
              <p className="text-muted text-sm tabular-nums">{count}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Way({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <div className="card group relative p-5">
      <h3 className="text-xl">
        <A to={to} className="after:absolute after:inset-0 group-hover:underline">
          {title}
        </A>
      </h3>
      <p className="text-muted">{text}</p>
    </div>
  );
}
