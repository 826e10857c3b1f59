import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Outcome } from "#app/ui/form.ts";
import type { Answered } from "../pages/form-action.server.ts";
import type { loadRecipeToEdit } from "../pages/own-recipe-loaders.server.ts";
import { DeleteForm } from "./delete-form.tsx";
import { useSavedDraft } from "./kept-draft.tsx";
import { RecipeForm } from "./recipe-form.tsx";
import { Revisions } from "./revisions.tsx";

type Props = { own: Awaited<ReturnType<typeof loadRecipeToEdit>>; answered: Answered | null; tall?: boolean };

const saidTexts: Record<string, string> = {
  saved: "Your recipe is saved. Allow some minutes for the change to appear wherever it is shown.",
  restored:
    "Your recipe says again what it said then. Allow some minutes for the change to appear wherever it is shown.",
};

/** Changing a recipe: its form, what became of it, what it said before, and the way to delete it. */
export function EditScreen({ own, answered, tall = false }: Props) {
  const { id, name, form, status, reason, picture, revisions, said } = own;
  const told = saidTexts[said ?? ""];
  useSavedDraft(said);
  const local = useLocalPath();
  return (
    <>
      {told && !answered ? <Outcome>{told}</Outcome> : null}
      {status === "refused" && reason ? <Outcome failed>An editor did not publish it: {reason}</Outcome> : null}
      {status === "published" ? (
        <Outcome>This recipe is public. Once you change it, an editor reads it again before others see it.</Outcome>
      ) : null}
      <RecipeForm key={revisions[0]?.number} save="Save the changes" {...{ form, answered, picture, tall }} />
      <Revisions revisions={revisions} />
      <section aria-labelledby="share" className="mt-10 border-line border-t pt-6">
        <h2 id="share" className="mb-3 text-h2">
          Share it by a secret link
        </h2>
        <p className="mb-4 max-w-prose text-muted">
          Whoever has the link sees the recipe as it is, without an account and without your name. A new link replaces
          the one before.
        </p>
        <form method="post" action={local(`/your/shared#recipe:${id}`)}>
          <input type="hidden" name="what" value={`recipe:${id}`} />
          <input type="hidden" name="on" value="yes" />
          <button type="submit" className="button button-quiet">
            Make a link
          </button>
        </form>
      </section>
      <DeleteForm
        name={name}
        thing="recipe"
        goes="its picture and all that it said before, from your recipes and from everybody’s lists"
      />
    </>
  );
}
