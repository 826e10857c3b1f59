import { useLocation } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { A } from "#app/ui/link.tsx";

export type Trouble = "failed" | "signed-out";

/** guide.md, 8: FAIL shows a fatal error; it says what to do. */
export function FatalDialog({ trouble, onClose }: { trouble: Trouble | null; onClose(): void }) {
  const { pathname, search } = useLocation();
  const local = useLocalPath();
  const back = encodeURIComponent(local(pathname) + search);
  return (
    <Dialog open={trouble !== null} onClose={onClose} title="An error occured">
      {trouble === "signed-out" ? (
        <>
          <p className="mb-6">You are signed out, so nothing was changed. Sign in and try again.</p>
          <A to={`/login?redir=${back}`} className="button button-main">
            Sign in
          </A>
        </>
      ) : (
        <>
          <p className="mb-6">
            Your bar could not be reached, so what you last did was not saved. Please reload the page and try again.
          </p>
          <Reload />
        </>
      )}
    </Dialog>
  );
}

/** A link to the page itself that the browser follows, so that everything comes anew. */
export function Reload() {
  const { pathname, search } = useLocation();
  return (
    <A to={pathname + search} data-reload="" className="button button-main">
      Reload the page
    </A>
  );
}
