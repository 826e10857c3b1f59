import { A } from "#app/ui/link.tsx";
import type { RecipeSearch } from "../recipe-search.ts";
import { recipesHref } from "./recipe-address.ts";

type Props = {
  search: RecipeSearch;
  limit: number;
  /** How many there are with nothing missing, and with one line missing at most. */
  ready: number[];
};

/** The questions that are asked most, in one line above the drinks; small screens push it sideways. */
export function QuickChoices({ search, limit, ready }: Props) {
  const choices: { text: string; on: boolean; change: Partial<RecipeSearch> }[] = [
    { text: `Now (${ready[0]})`, on: search.missing === 0, change: { missing: 0 } },
    { text: `Up to one missing (${ready[1]})`, on: search.missing === 1, change: { missing: 1 } },
    {
      text: "With substitutes",
      on: search.allow_alt_ingredients > 0,
      change: { allow_alt_ingredients: search.allow_alt_ingredients > 0 ? 0 : 1 },
    },
    {
      text: "Without alcohol too",
      on: search.include_non_alcoholic,
      change: { include_non_alcoholic: !search.include_non_alcoholic },
    },
  ];
  return (
    <ul
      aria-label="Quick choices"
      className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {choices.map(({ text, on, change }) => (
        <li key={text} className="shrink-0">
          <A
            to={recipesHref({ ...search, ...change }, { limit })}
            data-stay=""
            aria-current={on ? "true" : undefined}
            className="button button-quiet aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent"
          >
            {text}
          </A>
        </li>
      ))}
    </ul>
  );
}
