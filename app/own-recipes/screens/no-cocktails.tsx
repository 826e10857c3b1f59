import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { A } from "#app/ui/link.tsx";
import { ownRecipePaths } from "../status.ts";

/** guide.md, 4: so long it takes until somebody without recipes is led to the form (milliseconds). */
const patience = 12_000;

/** Somebody who has no recipes yet is led to the form of one, unless they would rather stay: whatever closes the dialog stops it. */
export function NoCocktails() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const local = useLocalPath();
  const aim = local(ownRecipePaths.add);
  useEffect(() => setOpen(true), []);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => void navigate(aim), patience);
    return () => clearTimeout(timer);
  }, [open, navigate, aim]);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="You have no recipes yet">
      <p className="mb-5">In twelve seconds the form of your first one opens, unless you stay here.</p>
      <div className="flex flex-wrap gap-3">
        <A to={ownRecipePaths.add} className="button button-main">
          Write one now
        </A>
        <button type="button" className="button button-quiet" onClick={() => setOpen(false)}>
          Stay here
        </button>
      </div>
    </Dialog>
  );
}
