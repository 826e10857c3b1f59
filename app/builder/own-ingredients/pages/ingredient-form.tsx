import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { ingredientTypes } from "#app/drinks/vocabulary.ts";
import { Check, ErrorSummary, Field, Select, TextArea } from "#app/ui/form.ts";
import { PictureChoice } from "../../pictures/picture-choice.tsx";
import { longest } from "../ingredient.ts";
import type { ToldIngredient } from "../keeping/load-ingredient.server.ts";
import type { Answered } from "./act.server.ts";
import { ChosenField } from "./chosen-field.tsx";

type Props = {
  form: ToldIngredient;
  answered: Answered | null;
  id: number | null;
  picture: string | null;
  /** Of a new one: the key for which it is kept once. */
  once?: string;
};

const types = [
  ...Object.entries(ingredientTypes).map(([value, text]) => ({ value, text })),
  { value: "0", text: "Misc ingredient" },
];

/** The form of one's own ingredient (contract.md, 9). Everything is posted; with a script what it is a kind of is found at once. */
export function IngredientForm({ form: told, answered, id, picture, once }: Props) {
  const shown = answered?.form ?? told;
  const errors = answered?.errors ?? {};
  const { draft } = shown;
  const [type, setType] = useState(draft.type);
  const sending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="mb-10 max-w-2xl">
      {/* What the Enter key sends. */}
      <button type="submit" name="intent" value="enter" hidden tabIndex={-1} />
      {once ? <input type="hidden" name="idempotency_key" value={once} /> : null}
      <ErrorSummary errors={errors} attempt={answered?.attempt} />
      <Field
        name="name"
        label="Name"
        required
        maxLength={longest.name}
        defaultValue={draft.name}
        error={errors.name}
        autoComplete="off"
      />
      <ChosenField
        form={shown}
        id={id}
        error={errors.chosen}
        onChoose={(its) => setType((before) => (its === null || before !== "" ? before : String(its)))}
      />
      <div className="grid items-end gap-x-6 sm:grid-cols-2">
        <Select
          name="type"
          label="What it is"
          options={types}
          value={type}
          onChange={(event) => setType(event.target.value)}
          error={errors.type}
        />
        <Field
          name="abv"
          label="Strength, % vol"
          hint="Left empty: as strong as its kind."
          inputMode="decimal"
          maxLength={20}
          defaultValue={draft.abv}
          error={errors.abv}
        />
      </div>
      <TextArea
        name="description"
        label="Description"
        hint="What it is, and how you make it."
        rows={4}
        maxLength={longest.description}
        counter
        defaultValue={draft.description}
        error={errors.description}
      />
      <PictureChoice
        present={picture}
        error={errors.image}
        hint="A jpg, png, webp or gif. Without one it is drawn as its kind is."
      />
      {id === null ? (
        <Check name="in_bar" value="yes" label="It stands in my bar" defaultChecked className="mb-3" />
      ) : null}
      <Check
        name="is_public"
        value="yes"
        label="Others may use it"
        hint="An editor reads it first, and again after each change. Without the tick only you see it; you can mix with it at once either way."
        defaultChecked={draft.isPublic}
        className="mb-4"
      />
      <button type="submit" name="intent" value="save" className="button button-main" disabled={sending}>
        {sending ? "Please wait..." : id === null ? "Add the ingredient" : "Save the changes"}
      </button>
    </Form>
  );
}
