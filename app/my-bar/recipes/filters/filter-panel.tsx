import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Check, Choice, optionsOf, useDraft, Word } from "#app/ui/form.ts";
import type { IngredientChoices } from "../../bar-types.ts";
import { mostMissing, type RecipeSearch } from "../recipe-search.ts";
import { CustomIngredients } from "./custom-ingredients.tsx";
import { flagNames, flagTexts, missingText, recipesHref, sortTexts, substituteTexts } from "./recipe-address.ts";

const missingChoices = Array.from({ length: mostMissing + 1 }, (_, most) => most);

type Props = {
  search: RecipeSearch;
  limit: number;
  choices: IngredientChoices;
  /** What was typed without a script and is no ingredient. */
  unknown: string | null;
};

/**
 * What is asked of the recipes: a real form whose address says it all (guide.md, 2). With a script each
 * choice applies at once and the page stays where it is; without one, the button sends the form.
 */
export function FilterPanel({ search, limit, choices, unknown }: Props) {
  const navigate = useNavigate();
  const local = useLocalPath();
  const { draft, change, send, hands } = useDraft(search, (next, replace) =>
    navigate(recipesHref(next, { limit }), { replace, state: { stay: true } }),
  );
  const owned = choices.owned.map(({ ingredient_id, name }) => ({ value: String(ingredient_id), text: name }));
  const must = choices.must_contain;
  if (must && !choices.owned.some((choice) => choice.ingredient_id === must.ingredient_id))
    owned.push({ value: String(must.ingredient_id), text: must.name });

  return (
    <form
      method="get"
      action={local("/my-bar/recipes")}
      className="self-start"
      aria-label="Filters"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      {...hands}
    >
      {limit === 10 ? null : <input type="hidden" name="limit" value={limit} />}
      <Word name="keyword" label="Keyword" value={draft.keyword} onChange={(keyword) => change({ keyword }, true)} />
      <div className="mt-4 mb-2 grid gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-1">
        <Choice
          name="missing"
          label="Missing"
          value={String(draft.missing)}
          options={missingChoices.map((most) => ({ value: String(most), text: missingText(most) }))}
          onChange={(value) => change({ missing: Number(value) })}
        />
        <Choice
          name="sort"
          label="Order"
          value={draft.sort}
          options={optionsOf(sortTexts)}
          onChange={(value) => change({ sort: value as RecipeSearch["sort"] })}
        />
      </div>
      <div className="grid gap-x-6 pt-2 sm:grid-cols-2 lg:grid-cols-1">
        <div className="grid content-start gap-y-1">
          <Choice
            name="allow_alt_ingredients"
            label="Substitutes"
            value={String(draft.allow_alt_ingredients)}
            options={optionsOf(substituteTexts)}
            onChange={(value) =>
              change({ allow_alt_ingredients: Number(value) as RecipeSearch["allow_alt_ingredients"] })
            }
          />
          {flagNames.map((name) => (
            <Check
              key={name}
              name={name}
              label={flagTexts[name]}
              value="1"
              checked={draft[name]}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
          ))}
          <Choice
            name="must_contain_ingredient"
            label="Must contain"
            value={draft.must_contain_ingredient ? String(draft.must_contain_ingredient) : ""}
            any="Any ingredient"
            options={owned}
            onChange={(value) => change({ must_contain_ingredient: Number(value) })}
          />
        </div>
        <CustomIngredients draft={draft} choices={choices} unknown={unknown} onChange={change} />
      </div>
      <button type="submit" className="button button-main without-script mt-4">
        Show
      </button>
    </form>
  );
}
