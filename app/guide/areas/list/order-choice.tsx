import { ArrowUpDown } from "lucide-react";
import { useNavigate } from "react-router";
import { useDraft } from "#app/ui/form.ts";
import { categoryPageSize, pageSizes, type ShownArea } from "../../area.ts";
import { listQuery, type Narrowed } from "../area-filters.ts";
import { filterFormId } from "./area-filter-form.tsx";

type Props = { area: ShownArea; path: string; narrowed: Narrowed };

/**
 * The order of a list and how many a page of it shows (contract.md, 6), in the line of its count: on phones signs that open them.
 * They belong to the form of the filters, so that without a script all are sent together; what holds anyway is sent as nothing.
 */
export function OrderChoice({ area, path, narrowed }: Props) {
  const navigate = useNavigate();
  const { draft, change, hands } = useDraft<Narrowed>(narrowed, (next, replace) =>
    navigate(`${path}${listQuery(area, next)}`, { replace, state: { stay: true } }),
  );
  const [first] = area.orders;
  const { limit } = draft;
  return (
    <>
      <div className="order-choice" {...hands}>
        <span aria-hidden="true" className="font-semibold tabular-nums sm:hidden">
          {limit}
        </span>
        <label>
          <span className="sr-only">How many a page</span>
          <select
            name="limit"
            form={filterFormId}
            value={limit === categoryPageSize ? "" : limit}
            onChange={(event) => change({ limit: Number(event.target.value) || categoryPageSize })}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size === categoryPageSize ? "" : size}>
                {size} a page
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="order-choice" {...hands}>
        <ArrowUpDown size={20} aria-hidden="true" />
        <label>
          <span className="sr-only">Order</span>
          <select
            name="sort"
            form={filterFormId}
            value={draft.sort === first?.name ? "" : draft.sort}
            onChange={(event) => change({ sort: event.target.value || (first?.name ?? "") })}
          >
            {area.orders.map(({ name, label }, place) => (
              <option key={name} value={place === 0 ? "" : name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="submit" form={filterFormId} className="button button-quiet without-script">
        Apply
      </button>
    </>
  );
}
