import { ArrowUpDown } from "lucide-react";
import { useNavigate } from "react-router";
import { useDraft } from "#app/ui/form.ts";
import type { ShownArea } from "../../area.ts";
import { listQuery, type Narrowed } from "../area-filters.ts";
import { filterFormId } from "./area-filter-form.tsx";

type Props = { area: ShownArea; path: string; narrowed: Narrowed };

/**
 * The order of a list, in the line of its count: on phones a sign that opens it. It belongs to the form of the filters, so
 * that without a script both are sent together.
 */
export function OrderChoice({ area, path, narrowed }: Props) {
  const navigate = useNavigate();
  const { draft, change, hands } = useDraft<Narrowed>(narrowed, (next, replace) =>
    navigate(`${path}${listQuery(area, next)}`, { replace, state: { stay: true } }),
  );
  if (area.orders.length < 2) return null;
  const [first] = area.orders;
  return (
    <>
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
        Sort
      </button>
    </>
  );
}
