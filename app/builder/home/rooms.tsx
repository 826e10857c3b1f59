import type { ReactNode } from "react";
import { A } from "#app/ui/link.tsx";
import type { Overview } from "./overview.server.ts";

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

/** A member's screens of the builder, each with the figure that it is about. */
export function Rooms({ overview }: { overview: Overview }) {
  const { ingredients, ready, nearly, searches, latest } = overview;
  const everything = "/builder/recipes?nonalcoholic=include";
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-3">
        <Room
          figure={ingredients}
          unit={ingredients === 1 ? "ingredient added" : "ingredients added"}
          to="/builder/ingredients"
        >
          {ingredients === 0 ? (
            <>
              Nothing yet.{" "}
              <A to="/builder/get-started" className="text-link">
                Get started
              </A>
            </>
          ) : (
            <A to="/builder/ingredients/add" className="text-link">
              Add ingredients
            </A>
          )}
        </Room>
        <Room figure={ready} unit={ready === 1 ? "recipe you can make" : "recipes you can make"} to={everything}>
          <A to={`${everything}&missing=1`} className="text-link">
            {count(nearly, "recipe", "recipes")} with one thing missing at most
          </A>
        </Room>
        <Room
          figure={searches}
          unit={searches === 1 ? "saved search" : "saved searches"}
          to="/builder/recipes/searches"
        >
          <A to="/builder/recipes/search" className="text-link">
            Search by ingredients
          </A>
        </Room>
      </ul>
      {latest.length === 0 ? null : (
        <section aria-labelledby="latest" className="mt-10">
          <h2 id="latest" className="mb-3 text-2xl">
            Your searches
          </h2>
          <ul className="grid gap-2 md:grid-cols-2">
            {latest.map(({ sid, name, href, new_count: fresh }) => (
              <li key={sid} className="card flex items-center justify-between gap-3 px-4 py-2">
                <A to={href} className="flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere hover:underline">
                  {name}
                </A>
                {fresh > 0 ? <span className="shrink-0 font-semibold text-good">{fresh} new</span> : null}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** One screen: its figure leads there, and a line on leads to what comes next. */
function Room({ figure, unit, to, children }: { figure: number; unit: string; to: string; children: ReactNode }) {
  return (
    <li className="card p-5">
      <h2 className="text-lg">
        <A to={to} className="hover:underline">
          <span className="block font-display text-4xl tabular-nums">{figure}</span>
          {unit}
        </A>
      </h2>
      <p className="mt-1 flex min-h-11 items-center gap-x-1">{children}</p>
    </li>
  );
}
