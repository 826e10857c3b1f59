import { useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { queryOf } from "#app/kit/query.ts";

const sorts = { newest: "Newest first", name: "A to Z", oldest: "Oldest first" } as const;
export type ItemSort = keyof typeof sorts;

/** Reads the order of the bar's lists from an address. */
export function sortOf(query: URLSearchParams): ItemSort {
  const wanted = query.get("sort") ?? "";
  return Object.hasOwn(sorts, wanted) ? (wanted as ItemSort) : "newest";
}

/** The order of the four lists: a form, which with a script applies at once. Each list starts again at its top. */
export function SortForm({ sort }: { sort: ItemSort }) {
  const navigate = useNavigate();
  const local = useLocalPath();
  return (
    <form method="get" action={local("/my-bar")} className="mb-6 flex flex-wrap items-center gap-3">
      <label htmlFor="bar-sort" className="font-semibold">
        Order
      </label>
      <select
        id="bar-sort"
        name="sort"
        className="input w-auto!"
        value={sort}
        onChange={(event) => {
          const chosen = event.target.value;
          navigate(`/my-bar${queryOf({ sort: chosen === "newest" ? "" : chosen })}`, { state: { stay: true } });
        }}
      >
        {Object.entries(sorts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-quiet without-script">
        Show
      </button>
    </form>
  );
}
