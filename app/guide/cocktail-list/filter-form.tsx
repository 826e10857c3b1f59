import { SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { methods } from "#app/drawing/words.ts";
import { A } from "#app/ui/link.tsx";
import { methodWords } from "../cocktail.ts";
import type { CocktailFilters } from "../cocktail-filter-schema.ts";
import { listQuery } from "../cocktail-filters.ts";
import type { Choice } from "./filter-store.server.ts";

export type Choices = { spirits: Choice[]; tastes: Choice[]; glasses: Choice[] };

const strengths: Record<string, string> = {
  "without-alcohol": "Without alcohol",
  light: "Light, under 12 %",
  medium: "Medium, 12 to 20 %",
  strong: "Strong, 20 % and over",
};
const sorts: Record<string, string> = {
  best: "Best rated",
  name: "A to Z",
  newest: "Newest",
  light: "Lightest first",
  strong: "Strongest first",
};

/** The filters that are on, in words. */
export function filterTags(filters: CocktailFilters, choices: Choices): { name: string; text: string }[] {
  const named = (list: Choice[], value: string) =>
    list.find((choice) => choice.value === value)?.text ?? value.replaceAll("-", " ");
  const tags: { name: string; text: string }[] = [];
  if (filters.keyword) tags.push({ name: "keyword", text: `“${filters.keyword}”` });
  if (filters.spirit) tags.push({ name: "spirit", text: named(choices.spirits, filters.spirit) });
  if (filters.ingredient) tags.push({ name: "ingredient", text: `with ${filters.ingredient.replaceAll("-", " ")}` });
  if (filters.strength) tags.push({ name: "strength", text: strengths[filters.strength]! });
  if (filters.taste) tags.push({ name: "taste", text: filters.taste });
  if (filters.method) tags.push({ name: "method", text: methodWords[filters.method]! });
  if (filters.glass) tags.push({ name: "glass", text: named(choices.glasses, filters.glass) });
  if (filters.without_alcohol) tags.push({ name: "without_alcohol", text: "without alcohol" });
  return tags;
}

/**
 * The filters of the list: a real form whose address says what is on. With a script a choice applies
 * at once; empty values are left out of the address (guide.md, 5).
 */
export function FilterForm({ filters, choices }: { filters: CocktailFilters; choices: Choices }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  function send() {
    if (!form.current) return;
    const query = new URLSearchParams(
      listQuery(Object.fromEntries(new FormData(form.current)) as Record<string, string>),
    );
    submit(query, { method: "get", action: "/cocktails" });
  }
  return (
    <details className="filter-form self-start lg:sticky lg:top-4">
      <summary className="mb-3 flex min-h-11 cursor-pointer items-center gap-2 font-display text-xl font-semibold">
        <SlidersHorizontal size={20} aria-hidden="true" /> Filters
      </summary>
      <Form
        ref={form}
        method="get"
        action="/cocktails"
        key={JSON.stringify(filters)}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onChange={(event) => {
          if (
            event.target instanceof HTMLSelectElement ||
            (event.target instanceof HTMLInputElement && event.target.type === "checkbox")
          )
            send();
        }}
      >
        <label className="block">
          <span className="mb-1 block font-semibold">Keyword</span>
          <input className="input" type="search" name="keyword" defaultValue={filters.keyword} maxLength={100} />
        </label>
        {filters.ingredient ? <input type="hidden" name="ingredient" value={filters.ingredient} /> : null}
        <Select name="spirit" label="Spirit" value={filters.spirit} options={choices.spirits.map(option)} />
        <Select name="strength" label="Strength" value={filters.strength} options={Object.entries(strengths)} />
        <Select name="taste" label="Taste" value={filters.taste} options={choices.tastes.map(option)} />
        <Select
          name="method"
          label="Method"
          value={filters.method}
          options={methods.map((name) => [name, methodWords[name]!])}
        />
        <Select name="glass" label="Glass" value={filters.glass} options={choices.glasses.map(option)} />
        <Select name="sort" label="Order" value={filters.sort} options={Object.entries(sorts)} any="Best rated" />
        <label className="flex min-h-11 items-center gap-3 self-end">
          <input
            type="checkbox"
            name="without_alcohol"
            value="1"
            defaultChecked={filters.without_alcohol === "1"}
            className="size-6"
          />
          Only without alcohol
        </label>
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button button-main">
            Show
          </button>
          <A to="/cocktails" className="button button-quiet">
            Clear
          </A>
        </div>
      </Form>
    </details>
  );
}

function option({ value, text, count }: Choice): [string, string] {
  return [value, `${text[0]?.toUpperCase()}${text.slice(1)} (${count})`];
}

type SelectProps = {
  name: string;
  label: string;
  value: string | undefined;
  options: [string, string][];
  any?: string;
};

function Select({ name, label, value, options, any = "Any" }: SelectProps) {
  return (
    <label className="block">
      <span className="mb-1 block font-semibold">{label}</span>
      <select name={name} defaultValue={value ?? ""} className="input">
        <option value="">{any}</option>
        {options
          .filter(([key]) => key !== "best")
          .map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
      </select>
    </label>
  );
}
