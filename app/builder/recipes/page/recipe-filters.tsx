import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { useDraft } from "#app/ui/form.ts";
import { filterPause } from "../../lists/list-controls.tsx";
import { type Asked, recipesHref, recipesPath } from "./recipe-address.ts";
import { RecipeFilterFields } from "./recipe-filter-fields.tsx";

type Props = { asked: Asked; limit: number };

/**
 * What is asked of the recipes: a real form whose address says it all. With a script each choice applies at once; without one
 * the button sends the form. A search that is kept stays as it is: what is changed here is another address.
 */
export function RecipeFilters({ asked, limit }: Props) {
  const navigate = useNavigate();
  const local = useLocalPath();
  const { draft, change, send, hands } = useDraft(
    asked,
    (next, replace) => navigate(recipesHref(next, { limit }), { replace, state: { stay: true } }),
    filterPause,
  );
  return (
    <form
      method="get"
      action={local(recipesPath)}
      className="self-start"
      aria-label="Filters"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      {...hands}
    >
      {asked.iid.length > 0 ? <input type="hidden" name="iid" value={asked.iid.join()} /> : null}
      {asked.sort === "best" ? null : <input type="hidden" name="sort" value={asked.sort} />}
      {asked.sort === "shuffle" ? <input type="hidden" name="shuffle" value={asked.shuffle} /> : null}
      <input type="hidden" name="limit" value={limit} />
      <RecipeFilterFields query={draft} change={change} />
      <button type="submit" className="button button-main without-script mt-4">
        Show
      </button>
    </form>
  );
}
