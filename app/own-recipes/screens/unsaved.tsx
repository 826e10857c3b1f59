import { useCallback, useEffect, useState } from "react";
import { type Blocker, useBlocker } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";

/** Asks before unsaved changes are left (guide.md, 4): by the browser's own prompt, or by ours within the site. */
export function useUnsaved(sending: boolean) {
  const [changed, setChanged] = useState(false);
  const guarding = changed && !sending;
  useEffect(() => {
    if (!guarding) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [guarding]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guarding && currentLocation.pathname !== nextLocation.pathname,
  );
  return { touch: useCallback(() => setChanged(true), []), blocker };
}

/** What is asked. */
export function UnsavedDialog({ blocker }: { blocker: Blocker }) {
  return (
    <Dialog open={blocker.state === "blocked"} onClose={() => blocker.reset?.()} title="Leave without saving?">
      <p className="mb-5">What you changed in this recipe is not saved.</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-main" onClick={() => blocker.reset?.()}>
          Stay
        </button>
        <button type="button" className="button button-quiet" onClick={() => blocker.proceed?.()}>
          Leave
        </button>
      </div>
    </Dialog>
  );
}
