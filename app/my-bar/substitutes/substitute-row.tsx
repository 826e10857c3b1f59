import { Trash2 } from "lucide-react";
import { A } from "#app/ui/link.tsx";
import { strengthWords } from "./strength-words.ts";
import type { Substitute } from "./substitute-operations.server.ts";

/** One rule of the person's own, and the way to take it back. */
export function SubstituteRow({ substitute }: { substitute: Substitute }) {
  const { ingredient, alternative, strength, cocktail, in_bar } = substitute;
  return (
    <li className="card flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-lg wrap-break-word">
          <strong>{alternative.name}</strong> for <strong>{ingredient.name}</strong>
        </p>
        <p className="text-muted">
          {strengthWords[strength]} ·{" "}
          {cocktail ? (
            <>
              only in{" "}
              <A to={cocktail.href} className="text-link">
                {cocktail.name}
              </A>
            </>
          ) : (
            "in every drink"
          )}
        </p>
        <p className={in_bar ? "text-good" : "text-muted"}>
          {in_bar ? "It counts now: you have it" : "It counts as soon as you have it"}
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="intent" value="substitute-delete" />
        <input type="hidden" name="ingredient_id" value={ingredient.ingredient_id} />
        <input type="hidden" name="alternative_id" value={alternative.ingredient_id} />
        {cocktail ? <input type="hidden" name="cocktail_id" value={cocktail.id} /> : null}
        <button type="submit" className="button button-quiet px-3">
          <Trash2 size={20} aria-hidden="true" />
          <span>
            Take it back
            <span className="sr-only">
              : {alternative.name} for {ingredient.name}
            </span>
          </span>
        </button>
      </form>
    </li>
  );
}
