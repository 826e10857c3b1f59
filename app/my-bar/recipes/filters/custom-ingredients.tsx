import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useStillLike } from "#app/i18n/still.tsx";
import { Check, FieldError } from "#app/ui/form.ts";
import { ItemCombobox } from "../../adding/item-combobox.tsx";
import type { FoundItem, IngredientChoices } from "../../bar-types.ts";
import type { RecipeSearch } from "../recipe-search.ts";

/** guide.md, 7: the ingredient autocomplete. */
const onlyIngredients = { "search-all": "1", "must-be-ingredient": "1" };

type Props = {
  draft: RecipeSearch;
  choices: IngredientChoices;
  /** What was typed without a script and is no ingredient. */
  unknown: string | null;
  onChange(part: Partial<RecipeSearch>): void;
};

/**
 * Ingredients to count with as if they stood in the bar, or instead of it: "what could I make with
 * mezcal?", "what with only these three?". Without a script the field's name is looked up by the page.
 */
export function CustomIngredients({ draft, choices, unknown, onChange }: Props) {
  // A fresh, empty search box after each choice.
  const [round, setRound] = useState(0);
  const ids = draft.custom_ingredient_ids;
  const strangers = choices.custom.filter(
    ({ ingredient_id: id }) => !choices.owned.some((one) => one.ingredient_id === id),
  );
  function turn(id: number, on: boolean) {
    const others = ids.filter((other) => other !== id);
    onChange({ custom_ingredient_ids: on ? [...others, id] : others });
  }
  function choose(item: FoundItem | null) {
    if (!item) return;
    setRound(round + 1);
    turn(item.ingredient_id, true);
  }
  const box = (id: number, name: string) => (
    <Check
      key={id}
      name="custom_ingredient_ids"
      id={`custom-ingredient-${id}`}
      label={name}
      value={String(id)}
      checked={ids.includes(id)}
      onChange={(event) => turn(id, event.target.checked)}
    />
  );
  const owned = useStillLike([choices.owned, ids], "owned", () =>
    choices.owned.map(({ ingredient_id, name }) => box(ingredient_id, name)),
  );
  return (
    <fieldset className="mt-4 min-w-0 sm:max-lg:mt-0">
      <legend className="mb-1 font-semibold">Custom ingredients</legend>
      <p className="mb-2 text-muted">Count with these as if you had them.</p>
      {unknown === null ? null : <FieldError id="custom-unknown" error={`No ingredient is called “${unknown}”.`} />}
      <ItemCombobox
        key={round}
        id="custom-ingredient"
        name="custom_add"
        label="Add an ingredient"
        extra={onlyIngredients}
        initial={round === 0 ? (unknown ?? "") : ""}
        autoFocus={round > 0}
        onChoose={choose}
      />
      {strangers.map(({ ingredient_id, name }) => box(ingredient_id, name))}
      {choices.owned.length > 0 ? (
        <details open={ids.length > strangers.length} className="group/owned">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 [&::-webkit-details-marker]:hidden">
            <ChevronDown size={18} aria-hidden="true" className="group-open/owned:rotate-180" />
            From your bar ({choices.owned.length})
          </summary>
          {/* Many bottles scroll in a box of their own; its checkboxes take the keyboard there. */}
          <div className="max-h-72 overflow-y-auto rounded-lg border border-line px-3" {...owned} />
        </details>
      ) : null}
      {ids.length > 0 || draft.only_unlocked ? (
        <Check
          name="only_unlocked"
          label="Show only what these add"
          value="1"
          checked={draft.only_unlocked}
          onChange={(event) => onChange({ only_unlocked: event.target.checked })}
        />
      ) : null}
      <Check
        name="custom_ingredients_only"
        label="Count only these, not my bar"
        value="1"
        checked={draft.custom_ingredients_only}
        onChange={(event) => onChange({ custom_ingredients_only: event.target.checked })}
      />
    </fieldset>
  );
}
