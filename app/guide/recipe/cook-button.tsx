import { ListChecks } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Recipe } from "../cocktail.ts";

// It comes when somebody begins to mix.
const CookView = lazy(async () => ({ default: (await import("./cook-view.tsx")).CookView }));

/** Opens the view to mix by: large steps, nothing else. */
export function CookButton({ recipe, drinks }: { recipe: Recipe; drinks: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-main needs-script max-sm:px-3.5"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ListChecks size={20} aria-hidden="true" className="max-[24em]:hidden" /> Step by step
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={recipe.name} place="whole">
        {open ? (
          <Suspense fallback={<p role="status">One moment…</p>}>
            <CookView recipe={recipe} drinks={drinks} />
          </Suspense>
        ) : null}
      </Dialog>
    </>
  );
}
