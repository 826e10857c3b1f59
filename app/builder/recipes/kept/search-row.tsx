import { Cover } from "#app/ui/cards.ts";
import { RenameForm } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { texts } from "../../texts.ts";
import type { SavedSearch } from "./searches-task.server.ts";

/** So many of the chosen ingredients are named. */
const mostNamed = 6;

/** A search that is kept: by what, how many it finds, what is new, and what can be done with it. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const { sid, name, href, edit_href, param, ingredients, recipe_count: count, new_count: fresh, cover } = search;
  const named = ingredients.slice(0, mostNamed).map((one) => one.display_name);
  const more = ingredients.length - named.length;
  return (
    <li className="card overflow-hidden" data-search={sid}>
      <Cover images={cover} />
      <div className="min-w-0 flex-1 p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="min-w-0 text-xl wrap-anywhere">
            <A to={href} className="hover:underline">
              {name}
            </A>
          </h2>
          {fresh > 0 ? <p className="font-semibold text-good">{fresh} new</p> : null}
        </div>
        <p className="text-muted">
          {param.use_all_ingredients === "yes"
            ? texts.usingAll
            : `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`}
        </p>
        <p className="font-semibold tabular-nums">{count === 1 ? "1 recipe" : `${count} recipes`}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <A to={href} className="button button-main">
            Open<span className="sr-only">: {name}</span>
          </A>
          <A to={edit_href} className="button button-quiet">
            Edit<span className="sr-only">: {name}</span>
          </A>
          <details className="open:w-full">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
              Rename or delete<span className="sr-only">: {name}</span>
            </summary>
            <RenameForm intent="rename" id={sid} name={name} longest={80} />
            <form method="post" className="mt-3">
              <input type="hidden" name="intent" value="delete" />
              <input type="hidden" name="id" value={sid} />
              <button type="submit" className="button button-quiet text-bad">
                Delete it<span className="sr-only">: {name}</span>
              </button>
            </form>
          </details>
        </div>
      </div>
    </li>
  );
}
