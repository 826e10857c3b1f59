import { Check, Field, FieldError, optionsOf, Radios } from "#app/ui/form.ts";
import { ItemCombobox } from "../adding/item-combobox.tsx";
import { strengthWords } from "./strength-words.ts";

const onlyIngredients = { "search-all": "1", "must-be-ingredient": "1" };
type Props = { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };

/** A rule of one's own, by names: a plain form, in which a script offers names as one types. */
export function SubstituteForm({ values, errors }: Props) {
  return (
    <section aria-labelledby="new-rule" className="card p-5">
      <h2 id="new-rule" className="mb-4 text-2xl">
        A rule of your own
      </h2>
      <form method="post">
        <input type="hidden" name="intent" value="substitute-add" />
        <FieldError id="ingredient-error" error={errors.ingredient} />
        <ItemCombobox
          id="ingredient"
          name="ingredient"
          label="Where a recipe asks for"
          initial={values.ingredient ?? ""}
          extra={onlyIngredients}
          onChoose={nothing}
        />
        <div className="mt-4" />
        <FieldError id="alternative-error" error={errors.alternative} />
        <ItemCombobox
          id="alternative"
          name="alternative"
          label="You take"
          initial={values.alternative ?? ""}
          extra={onlyIngredients}
          onChoose={nothing}
        />
        <div className="mt-4" />
        <Radios
          name="strength"
          legend="How well it does"
          options={optionsOf(strengthWords)}
          value={values.strength ?? "close"}
          error={errors.strength}
        />
        <Field
          name="cocktail"
          label="In one drink only"
          hint="Its name; empty for every drink."
          maxLength={100}
          defaultValue={values.cocktail ?? ""}
          error={errors.cocktail}
        />
        <Check
          name="both"
          value="yes"
          label="And the other way round"
          defaultChecked={values.both === "yes"}
          className="mb-4"
        />
        <button type="submit" className="button button-main">
          Save the rule
        </button>
      </form>
    </section>
  );
}

const nothing = () => undefined;
