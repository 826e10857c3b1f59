import { SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { A } from "#app/ui/link.tsx";
import type { Area, AreaFilter } from "../../area.ts";
import {
  type Choices,
  filtersOf,
  isNarrowed,
  listQuery,
  type Narrowed,
  readNarrowed,
  withoutFollowers,
} from "../area-filters.ts";

type Props = {
  area: Area;
  /** Where the list stands: its path, or that of its advanced search. */
  path: string;
  narrowed: Narrowed;
  choices: Choices;
};

/**
 * The filters of an area's list: a real form whose address says what is on. With a script a choice applies at once; empty
 * values are left out of the address (guide.md, 5).
 */
export function AreaFilterForm({ area, path, narrowed, choices }: Props) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  function send(changed = "") {
    if (!form.current) return;
    const asked = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const wanted = withoutFollowers(area, readNarrowed(area, asked), changed);
    submit(new URLSearchParams(listQuery(area, wanted)), { method: "get", action: path });
  }
  return (
    <details
      className="filter-form self-start lg:sticky lg:top-4"
      open={path === area.advanced || isNarrowed(narrowed)}
    >
      <summary className="mb-3 flex min-h-11 cursor-pointer items-center gap-2 font-display text-xl font-semibold">
        <SlidersHorizontal size={20} aria-hidden="true" /> Filters
      </summary>
      <Form
        ref={form}
        method="get"
        action={path}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onChange={(event) => {
          // What is typed is sent by Enter or the button, not at each letter.
          if (event.target instanceof HTMLInputElement && event.target.type !== "checkbox") return;
          send(event.target instanceof HTMLSelectElement ? event.target.name : "");
        }}
      >
        {filtersOf(area).map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            values={narrowed.values[filter.name] ?? []}
            choices={choices}
          />
        ))}
        <label className="block">
          <span className="mb-1 block font-semibold">Order</span>
          <select className="input" name="sort" defaultValue={narrowed.sort}>
            {area.orders.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="button button-main">
            Show
          </button>
          <A to={path} className="button button-quiet">
            Clear
          </A>
        </p>
      </Form>
    </details>
  );
}

function FilterField({ filter, values, choices }: { filter: AreaFilter; values: string[]; choices: Choices }) {
  const { name, label, kind, texts, fallback } = filter;
  // The strip above the list sets it; the form keeps it.
  if (kind === "letter") return values[0] ? <input type="hidden" name={name} value={values[0]} /> : null;
  if (kind === "number")
    return (
      <label className="block">
        <span className="mb-1 block font-semibold">{label}</span>
        <input
          className="input"
          name={name}
          inputMode="numeric"
          pattern="[0-9]{1,6}"
          title="A whole number, such as 1900"
          defaultValue={values[0]}
          maxLength={6}
          key={values[0]}
        />
      </label>
    );
  if (kind === "word")
    return (
      <label className="block">
        <span className="mb-1 block font-semibold">{label}</span>
        <input className="input" type="search" name={name} defaultValue={values[0]} maxLength={100} />
      </label>
    );
  if (kind === "switch")
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name={name} value="1" defaultChecked={values.length > 0} className="size-5" />
        <span className="font-semibold">{label}</span>
      </label>
    );
  const offered = choices[name] ?? [];
  const missing = values.filter((value) => !offered.some((choice) => choice.value === value));
  const all = [...missing.map((value) => ({ value, text: value, count: 0 })), ...offered];
  return (
    <label className="block">
      <span className="mb-1 block font-semibold">{label}</span>
      <select className="input" name={name} defaultValue={values[0] ?? fallback ?? ""} key={values.join(",")}>
        {fallback === undefined ? <option value="">Any</option> : null}
        {all.map(({ value, text, count }) => (
          <option key={value} value={value}>
            {texts?.[value] ?? text} ({count})
          </option>
        ))}
      </select>
    </label>
  );
}
