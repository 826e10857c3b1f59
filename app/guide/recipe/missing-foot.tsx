import { Bookmark } from "lucide-react";
import { useState } from "react";
import type { RecipeState } from "#app/drinks/recipe-state.ts";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { oidOf } from "#app/kit/subject.ts";
import { markKinds } from "#app/marks/kinds.ts";
import { NotSaved } from "#app/marks/not-saved.tsx";
import { marksPart } from "#app/marks/personal-marks.ts";
import { sendChange } from "#app/platform/client-call.ts";
import { BuyMissing } from "#app/shop/buy-missing.tsx";
import { usePart, usePersonal } from "#app/visitor/personal.tsx";

/** Below the lines of a recipe: what of that which is missing can be bought here, and all of it onto the wish list at once. */
export function MissingFoot({ state }: { state: RecipeState }) {
  return (
    <>
      <WishMissing state={state} />
      {state.buyable.length === 0 ? null : (
        <section className="panel mt-4 px-4 py-3 print:hidden" aria-labelledby="buy-missing">
          <h3 id="buy-missing" className="mb-1 text-lg">
            In the shop
          </h3>
          <BuyMissing offers={state.buyable} element="recipe" />
        </section>
      )}
    </>
  );
}

/** Where several things are missing: all of them onto the wish list at once. */
function WishMissing({ state }: { state: RecipeState }) {
  const local = useLocalPath();
  const { refresh } = usePersonal();
  const marks = usePart(marksPart);
  const [phase, setPhase] = useState<"idle" | "sending" | "failed">("idle");
  const missing = state.lines.filter(({ in_my_bar, optional }) => !in_my_bar && !optional);
  const left = missing.filter(
    ({ ingredient_id: id }) => !marks[oidOf({ link_table: "ingredients", link_id: id })]?.wish_list,
  );
  if (missing.length < 2) return null;
  if (left.length === 0)
    return (
      <p className="mt-3 flex items-center gap-2 text-muted print:hidden">
        <Bookmark size={18} aria-hidden="true" className="fill-accent text-accent" /> All that is missing is on your
        wish list.
      </p>
    );
  async function wishAll() {
    if (phase === "sending") return;
    setPhase("sending");
    let failed = false;
    // One after the other: a recipe has a dozen lines at most, and each change is the site's own.
    for (const { ingredient_id } of left) {
      const fields = { link_table: "ingredients", link_id: String(ingredient_id) };
      const { kind } = await sendChange(local(`/api/dev/frontend/${markKinds.wish.calls.say}`), fields);
      failed ||= kind === "failed";
    }
    await refresh();
    setPhase(failed ? "failed" : "idle");
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
      <button type="button" className="chip" aria-disabled={phase === "sending"} onClick={() => void wishAll()}>
        <Bookmark size={16} aria-hidden="true" />
        Put {left.length === 1 ? "the last one" : left.length === 2 ? "both" : `all ${left.length} missing`} on your
        wish list
      </button>
      {phase === "failed" ? <NotSaved /> : null}
    </p>
  );
}
