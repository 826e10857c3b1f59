import { Form, useNavigate } from "react-router";
import { A } from "#app/ui/link.tsx";
import { useDraft } from "#app/ui/use-draft.ts";
import { methodWords } from "../cocktail.ts";
import type { CocktailFilters } from "../cocktail-filter-schema.ts";
import { listQuery } from "../cocktail-filters.ts";
import type { Choice, FilterChoices } from "./filter-store.server.ts";
import { sorts, strengths } from "./filter-tags.ts";
import { Select } from "./select.tsx";
import { TasteFields } from "./taste-fields.tsx";

/**
 * The filters of the list: a real form whose address says what is on. With a script a choice applies
 * at once and the page stays where it is; empty values are left out of the address (guide.md, 5).
 */
export function FilterForm({ filters, choices }: { filters: CocktailFilters; choices: FilterChoices }) {
  const navigate = useNavigate();
  const { draft, change, send, hands } = useDraft<CocktailFilters>(filters, (next, replace) =>
    navigate(`/cocktails${listQuery(next)}`, { replace, state: { stay: true } }),
  );
  const select = (name: keyof CocktailFilters, label: string, options: Choice[], any?: string) => (
    <Select
      name={name}
      label={label}
      value={draft[name] ?? ""}
      options={options}
      any={any}
      onChange={(value) => change({ [name]: value || undefined })}
    />
  );
  return (
    <Form
      method="get"
      action="/cocktails"
      aria-label="Filters"
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...hands}
    >
      <label className="block">
        <span className="mb-1 block font-semibold">Keyword</span>
        <input
          className="input"
          type="search"
          name="keyword"
          value={draft.keyword ?? ""}
          maxLength={100}
          onChange={(event) => change({ keyword: event.target.value }, true)}
        />
      </label>
      {filters.ingredient ? <input type="hidden" name="ingredient" value={filters.ingredient} /> : null}
      {select("spirit", "Spirit", choices.spirits)}
      {select("strength", "Strength", worded(choices.strengths, strengths))}
      {select("method", "Method", worded(choices.methods, methodWords))}
      {select("glass", "Glass", choices.glasses)}
      {select("sort", "Order", orders, sorts.best)}
      <TasteFields taste={draft.taste} choices={choices} onChange={(taste) => change({ taste })} />
      <label className="flex min-h-11 items-center gap-3 self-end">
        <input
          type="checkbox"
          name="without_alcohol"
          value="1"
          checked={draft.without_alcohol === "1"}
          disabled={choices.without_alcohol === 0 && draft.without_alcohol !== "1"}
          onChange={(event) => change({ without_alcohol: event.target.checked ? "1" : undefined })}
          className="size-6"
        />
        Only without alcohol ({choices.without_alcohol})
      </label>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="button button-main without-script">
          Show
        </button>
        <A to="/cocktails" data-stay="" className="button button-quiet">
          Clear
        </A>
      </div>
    </Form>
  );
}

const orders: Choice[] = Object.entries(sorts)
  .filter(([value]) => value !== "best")
  .map(([value, text]) => ({ value, text, count: -1 }));

/** Choices in the order and the words that they are told in. */
function worded(choices: Choice[], words: Record<string, string>): Choice[] {
  return Object.entries(words).map(([value, text]) => ({
    value,
    text,
    count: choices.find((choice) => choice.value === value)?.count ?? 0,
  }));
}
