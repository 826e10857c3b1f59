import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { ices, methods } from "#app/drawing/words.ts";
import { methodWords } from "#app/guide/cocktail.ts";
import { capitalised } from "#app/kit/words.ts";
import { Check, ErrorSummary, Field, Select, TextArea } from "#app/ui/form.ts";
import { iceWords, longest } from "../form/texts.ts";
import type { ToldForm } from "../form/told.ts";
import type { Answered } from "../pages/form-action.server.ts";
import { KeptDraft, useKeptDraft } from "./kept-draft.tsx";
import { LiveDrink } from "./live-drink.tsx";
import { PictureField } from "./picture-field.tsx";
import { LineRows } from "./rows/line-rows.tsx";
import { UnsavedDialog, useUnsaved } from "./unsaved.tsx";
import { useSketch } from "./use-sketch.ts";

type Props = {
  form: ToldForm;
  answered: Answered | null;
  picture: string | null;
  save: string;
  /** Whether its picture is the builder's, 512 by 768 pixels. */
  tall?: boolean;
  /** Of a new one: the key for which it is kept once, as the shop's orders are (contract.md, 6: Retries). */
  once?: string;
};

/** The form of a recipe, begun anew with what was kept of it where its writer wants that back. */
export function RecipeForm(props: Props) {
  // What the server makes of what was kept is shown by a form of its own.
  const taken = props.answered?.kept ? props.answered.attempt : 0;
  return <TheForm key={taken} {...props} />;
}

/**
 * The form of a recipe (contract.md, 8: Cocktail form). Everything is posted, a row that is added as well; with a script rows come
 * and go at once, the drink is drawn as it is written, and nobody leaves unsaved changes unasked.
 */
function TheForm({ form: told, answered, picture, save, tall = false, once }: Props) {
  const shown = answered?.form ?? told;
  const errors = answered?.errors ?? {};
  const { draft } = shown;
  const element = useRef<HTMLFormElement>(null);
  // guide.md, 4: locked after the first submit.
  const sending = useNavigation().formMethod === "POST";
  const { touch, blocker } = useUnsaved(sending);
  const { sketch, renew } = useSketch(element, shown.sketch);
  const { kept, keep, forget, send } = useKeptDraft(element, answered);
  const change = () => {
    touch();
    renew();
    keep();
  };

  return (
    <Form
      ref={element}
      method="post"
      encType="multipart/form-data"
      noValidate
      onInput={change}
      onSubmit={send}
      className="mb-10"
    >
      {/* What the Enter key sends. */}
      <button type="submit" name="intent" value="enter" hidden tabIndex={-1} />
      {once ? <input type="hidden" name="idempotency_key" value={once} /> : null}
      <ErrorSummary errors={errors} attempt={answered?.attempt} />
      <KeptDraft kept={kept} onForget={forget} />
      <div className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <Field
            name="cocktail[name]"
            id="name"
            label="Name"
            required
            maxLength={longest.name}
            defaultValue={draft.name}
            error={errors.name}
          />
          <TextArea
            name="cocktail[description]"
            id="description"
            label="Description"
            hint="What it tastes like, and where it comes from. The first sentence stands on its card."
            rows={3}
            maxLength={longest.description}
            counter
            defaultValue={draft.description}
            error={errors.description}
          />
          <LineRows form={shown} errors={errors} onChange={change} slow={tall} />
          <div className="grid gap-x-6 sm:grid-cols-3">
            <Select
              name="cocktail[glass]"
              id="glass"
              label="Glass"
              options={shown.glasses}
              defaultValue={draft.glass}
              error={errors.glass}
            />
            <Select
              name="cocktail[method]"
              id="method"
              label="Method"
              options={methods.map((value) => ({ value, text: methodWords[value] ?? capitalised(value) }))}
              defaultValue={draft.method}
              error={errors.method}
            />
            <Select
              name="cocktail[ice]"
              id="ice"
              label="Ice"
              options={ices.map((value) => ({ value, text: iceWords[value] ?? capitalised(value) }))}
              defaultValue={draft.ice}
              error={errors.ice}
            />
          </div>
          <TextArea
            name="cocktail[instructions]"
            id="instructions"
            label="How it is made"
            hint={`A step a line, ${longest.steps} at most.`}
            rows={5}
            defaultValue={draft.instructions}
            error={errors.instructions}
          />
          <Field
            name="cocktail[garnish]"
            id="garnish"
            label="Garnish"
            hint="Such as: an orange twist. What we can draw of it is drawn."
            maxLength={longest.garnish}
            defaultValue={draft.garnish}
            error={errors.garnish}
          />
          <PictureField present={picture} errors={errors} tall={tall} />
          <Field
            name="youtube_id"
            label="A film on YouTube"
            hint="Its address; left empty there is none."
            defaultValue={draft.youtube_id}
            error={errors.youtube_id}
          />
          <Check
            name="recipe_status"
            value="yes"
            label="Others may see it"
            hint="An editor reads it first, and again after each change. Without the tick only you see it."
            defaultChecked={draft.isPublic}
            error={errors.recipe_status}
            className="mb-4"
          />
          <button type="submit" name="intent" value="save" className="button button-main" disabled={sending}>
            {sending ? "Please wait..." : save}
          </button>
          <p className="mt-3 text-muted">Allow some minutes for changes to appear wherever the recipe is shown.</p>
        </div>
        <LiveDrink sketch={sketch} />
      </div>
      <UnsavedDialog blocker={blocker} />
    </Form>
  );
}
