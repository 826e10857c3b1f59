import { useLocation } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { A } from "#app/ui/link.tsx";
import { texts } from "../texts.ts";
import type { Trouble } from "./call-queue.ts";

type Props = {
  trouble: Trouble | null;
  /** How much was said and not saved. */
  waiting: number;
  onAgain(): void;
  onClose(): void;
};

/** builder.md, 8: the fatal error. What was said is kept, so it can be sent again from here; or everything comes anew. */
export function FatalDialog({ trouble, waiting, onAgain, onClose }: Props) {
  const { pathname, search } = useLocation();
  const local = useLocalPath();
  return (
    <Dialog open={trouble !== null} onClose={onClose} title={texts.fatal}>
      <p className="mb-3">{texts.sorry}</p>
      {trouble === "signed-out" ? (
        <p className="mb-6 text-muted">
          You are signed out, so what you last did was not saved.{" "}
          <A to={`/login?redir=${encodeURIComponent(local(pathname) + search)}`} className="underline">
            Sign in
          </A>{" "}
          and do it again.
        </p>
      ) : (
        <p className="mb-6 text-muted">
          {waiting > 0
            ? `${waiting === 1 ? "What you last did is" : `The last ${waiting} things that you did are`} not saved yet, and kept here until you leave the page.`
            : "What you last asked for could not be done."}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {waiting > 0 ? (
          <button type="button" className="button button-main" onClick={onAgain}>
            Try again
          </button>
        ) : null}
        <A to={pathname + search} data-reload="" className={`button ${waiting > 0 ? "button-quiet" : "button-main"}`}>
          Reload the page
        </A>
        <A to="/builder/home" className="button button-quiet">
          Cocktail builder
        </A>
      </p>
    </Dialog>
  );
}
