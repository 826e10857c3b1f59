import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Choice } from "#app/ui/form.ts";
import { usefulSizes } from "./list-sizes.ts";
import { useDefaultSize, useSizes } from "./use-sizes.ts";

const orders = [
  { value: "newest", text: "Newest first" },
  { value: "oldest", text: "Oldest first" },
  { value: "name", text: "A to Z" },
  { value: "recipes", text: "In most drinks" },
];
const staples = [
  { value: "include", text: "With the pantry" },
  { value: "hide", text: "Without the pantry" },
  { value: "only", text: "The pantry alone" },
];

type Props = { count: number; path: string; filters: { keyword: string; sort: string; pp: string; limit: number } };

/** What narrows the list and puts it in order: a form, so that the address says it all. */
export function IngredientFilters({ count, path, filters: { keyword, sort, pp, limit } }: Props) {
  const local = useLocalPath();
  const offered = useSizes("list");
  const useful = usefulSizes(offered, count);
  useDefaultSize(offered, count);
  return (
    <form
      // Another part of the list begins with its own filters.
      key={`${path}${keyword}${sort}${pp}${limit}`}
      method="get"
      action={local(path)}
      className="mb-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto_auto]"
    >
      <label className="block">
        <span className="mb-1 block font-semibold">Name</span>
        <input type="search" name="keyword" className="input" defaultValue={keyword} maxLength={100} />
      </label>
      <Choice name="pp" label="Pantry" options={staples} defaultValue={pp} />
      <Choice name="sort" label="Order" options={orders} defaultValue={sort} />
      <Choice
        name="limit"
        label="At a time"
        options={[...new Set([...offered, limit])]
          .sort((a, b) => a - b)
          .map((size) => {
            const off = !useful.includes(size) && size !== limit;
            return { value: String(size), text: String(size), ...(off ? { count: 0 } : {}) };
          })}
        defaultValue={String(limit)}
      />
      <button type="submit" className="button button-main">
        Show
      </button>
    </form>
  );
}
