import { type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { everythingQuery } from "#app/my-bar/bar-types.ts";
import { Picture } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { keepForServer } from "#app/visitor/consent.ts";
import type { DashboardCard, DashboardData } from "./dashboard-data.ts";
import { YearBlock } from "./year-block.tsx";

const id = "premium-dashboard";
/** contract.md, 3. */
const hidden = { name: "dashboard_hide", days: 365 };

/**
 * The premium member's dashboard, rendered by the server (contract.md, 8). Folding it is remembered for a year, unfolding it
 * forgotten; `#premium-dashboard` opens it whatever is remembered. A block that has nothing to show yet says what it will show.
 */
export function Dashboard({
  collapsed,
  tonight,
  makeable,
  next,
  must_try,
  viewed,
  day,
  year,
  searches,
}: DashboardData) {
  const [open, setOpen] = useState(!collapsed);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) setOpen(true);
  }, [hash]);
  function toggled({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (currentTarget.open === open) return;
    setOpen(currentTarget.open);
    keepForServer(hidden, currentTarget.open ? null : "1");
  }
  return (
    <section id={id} aria-labelledby="dashboard-title" className="mb-8">
      <details open={open} onToggle={toggled}>
        <summary className="mb-2 flex min-h-11 cursor-pointer items-center justify-between gap-3">
          <h2 id="dashboard-title" className="text-2xl md:text-3xl">
            Your evening
          </h2>
          <span className="text-link font-semibold text-sm">{open ? "Fold away" : "Show"}</span>
        </summary>
        {/* The last one takes what is left of its row. */}
        <div className="grid gap-4 md:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-3 lg:[&>:last-child:nth-child(3n+1)]:col-span-3">
          <Block
            title="Tonight"
            {...(tonight.length > 0
              ? { to: `/my-bar/recipes${everythingQuery}`, more: `All ${makeable}` }
              : { to: "/my-bar/search", more: "Add bottles" })}
            empty={tonight.length === 0 && "What you can make stands here, once your shelf holds enough for a drink."}
          >
            <Cards cards={tonight} />
          </Block>
          <Block
            title="The next bottle"
            to={next ? "/my-bar#next-bottle" : "/my-bar"}
            more={next ? "Others" : "Your bar"}
            empty={!next && "Which bottle would bring you most new drinks, as soon as there is one."}
          >
            {next ? <NextBottle next={next} /> : null}
          </Block>
          <Block
            title="Must try"
            to="/your/must-try-visit"
            more="The list"
            empty={must_try.length === 0 && "Drinks and bottles that you mark as ones to try."}
          >
            <Cards cards={must_try} />
          </Block>
          <Block title="Recently viewed" empty={viewed.length === 0 && "What you look at in the guide."}>
            <Cards cards={viewed} />
          </Block>
          {day ? (
            <Block title="Cocktail of the day">
              <Cards cards={[day.card]} />
              <p className="mt-2 text-muted text-sm">{day.why}</p>
            </Block>
          ) : null}
          <Block
            title={`Your ${year.year}`}
            to="/your/ratings"
            more="Your ratings"
            empty={
              year.total === 0 && "What you drank and how you liked it, by month, once you rate a drink or log it."
            }
          >
            <YearBlock year={year} />
          </Block>
          <Block
            title="Saved searches"
            {...(searches.length > 0
              ? { to: "/builder/recipes/searches", more: "All of them" }
              : { to: "/builder/recipes/search", more: "New search" })}
            empty={searches.length === 0 && "What is new in searches that you keep."}
          >
            <ul className="grid gap-1">
              {searches.map(({ name, href, count, fresh }) => (
                <li key={href} className="flex min-h-11 items-center justify-between gap-3">
                  <A to={href} className="text-link min-w-0 py-2 wrap-anywhere">
                    {name}
                  </A>
                  <span className={`shrink-0 text-sm ${fresh > 0 ? "font-semibold text-good" : "text-muted"}`}>
                    {fresh > 0 ? `${fresh} new` : count === 1 ? "1 drink" : `${count} drinks`}
                  </span>
                </li>
              ))}
            </ul>
          </Block>
        </div>
      </details>
    </section>
  );
}

type BlockProps = {
  title: string;
  to?: string;
  more?: string;
  /** What will stand here, where nothing does. */
  empty?: string | false;
  children: ReactNode;
};

function Block({ title, to, more, empty, children }: BlockProps) {
  const name = `dashboard-${title.toLowerCase().replace(/\W+/g, "-")}`;
  return (
    <section aria-labelledby={name} className="card p-4 md:p-5">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <h3 id={name} className="text-xl">
          {title}
        </h3>
        {to ? (
          <A to={to} className="text-link inline-flex min-h-11 shrink-0 items-center text-sm">
            {more}
            <span className="sr-only">: {title}</span>
          </A>
        ) : null}
      </div>
      {empty ? <p className="text-muted">{empty}</p> : children}
    </section>
  );
}

function NextBottle({ next }: { next: NonNullable<DashboardData["next"]> }) {
  const { name, image, colour, href, count, drinks } = next;
  const more = count - drinks.length;
  return (
    <>
      <div className="flex items-center gap-4">
        <Picture src={image} wash={colour} className="h-28 w-22 shrink-0 rounded-lg p-1" />
        <div className="min-w-0">
          <p className="font-display font-semibold text-xl wrap-anywhere">{name}</p>
          <A to={href} className="text-link inline-flex min-h-11 items-center">
            {count === 1 ? "1 more drink" : `${count} more drinks`}
          </A>
        </div>
      </div>
      <ul className="mt-2">
        {drinks.map((drink) => (
          <li key={drink.href} className="border-line border-t">
            <A to={drink.href} className="flex min-h-11 items-center py-1 hover:underline">
              {drink.name}
            </A>
          </li>
        ))}
        {more > 0 ? <li className="border-line border-t py-2.5 text-muted">and {more} more</li> : null}
      </ul>
    </>
  );
}

function Cards({ cards }: { cards: readonly DashboardCard[] }) {
  return (
    <ul className="grid gap-1">
      {cards.map(({ href, name, image, colour, category }) => (
        <li key={href} className="group relative flex min-h-14 items-center gap-3">
          {image ? <Picture src={image} wash={colour} className="size-12 shrink-0 rounded-lg p-1" /> : null}
          <span className="min-w-0">
            <A to={href} className="font-semibold after:absolute after:inset-0 group-hover:underline">
              {name}
            </A>
            <span className="line-clamp-1 text-muted text-sm">{category}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
