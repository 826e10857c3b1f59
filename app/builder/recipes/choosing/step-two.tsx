import { useState } from "react";
import { queryOf } from "#app/kit/query.ts";
import { Field } from "#app/ui/form.ts";
import { RecipeFilterFields } from "../page/recipe-filter-fields.tsx";
import type { RecipeQuery } from "../recipe-query.ts";
import type { Choosing } from "./load-choosing.server.ts";
import { useCount } from "./use-count.ts";

/** What was sent and refused, and what is wrong with its name where that is why. */
type Refused = { name: string; query: RecipeQuery | null; field: string | undefined };

/** Step two: how narrow the search is and, to keep it, its name. How many it finds follows each choice. */
export function StepTwo({ choosing, said }: { choosing: Choosing; said: Refused | undefined }) {
  const { sid, chosen, count, name } = choosing;
  const [query, setQuery] = useState(said?.query ?? choosing.query);
  const iid = chosen.map(({ id }) => id);
  const told = useCount(asQuery(query, iid), { query: asQuery(choosing.query, iid), count });
  return (
    <form method="post" aria-label="Filters of the search" className="max-w-3xl">
      <input type="hidden" name="intent" value="finish" />
      <input type="hidden" name="sid" value={sid ?? ""} />
      <RecipeFilterFields query={query} change={(part) => setQuery((before) => ({ ...before, ...part }))} wide />
      <Field
        name="name"
        id="search-name"
        label={name === null ? "Keep it as (optional)" : "Its name"}
        hint="A search that you keep tells what is new in it."
        maxLength={80}
        defaultValue={said?.name || name || ""}
        error={said?.field}
        className="mt-4"
      />
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" className="button button-main">
          Show recipes
        </button>
        <p role="status" className={told === 0 ? "font-semibold text-bad" : "font-semibold"}>
          {told === null ? null : told === 1 ? "1 recipe" : `${told} recipes`}
        </p>
      </div>
    </form>
  );
}

/** As the call that counts takes it: by its ingredients, or by all that the reader has. */
const asQuery = ({ sort: _, shuffle: __, ...query }: RecipeQuery, iid: readonly number[]) =>
  queryOf({ ...query, iid }).slice(1);
