import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { later } from "#app/ui/page.tsx";
import { cookieIn, useBrowserCookie } from "./cookies/browser-cookie.ts";
import { asCookiePolicy, asksForPrivacyHere, noticeId } from "./cookies/cookie-policy.ts";

// Most have passed it: they load nothing of it.
const load = () =>
  import("./forms/gate-dialogs.tsx").then(
    (part) => part.GateDialogs,
    () => GateAway,
  );
const GateDialogs = later(import.meta.env.SSR ? await load() : null, load);
// Whoever has not is asked as early as can be: it is on its way before the page answers.
if (typeof document !== "undefined" && cookieIn(document.cookie, "age_gate") !== "1") void load();

/** Where its script did not come the gate stays shut: left out like any other part that is away, it would let everybody in. */
function GateAway() {
  return (
    <Dialog open onClose={() => undefined} title="Are you old enough?" firm>
      <p className="mb-6">The question could not be loaded. Please try again in a moment.</p>
      <button type="button" className="button button-main w-full" onClick={() => location.reload()}>
        Try again
      </button>
    </Dialog>
  );
}

/**
 * The age gate on every page (guide.md, 4). The page is the same for everyone and holds the dialog closed, in front of all else: it opens
 * in browsers that do not carry the cookie, before they show anything (the boot script), covers the page and makes it inert.
 * Without a script a note says whom the site is for.
 */
export function AgeGate({ minimumAge }: { minimumAge: number }) {
  const passed = useBrowserCookie("age_gate");
  return (
    <>
      <noscript>
        <p className="max-w-none border-line border-b bg-raised px-4 py-2 text-center text-sm">
          This site is about alcoholic drinks and is meant for people of legal drinking age, over {minimumAge} at least.
        </p>
      </noscript>
      {passed === "1" ? null : <GateDialogs minimumAge={minimumAge} />}
    </>
  );
}

// It comes where it asks.
const Notice = lazy(async () => ({ default: (await import("./cookies/notice.tsx")).Notice }));

/**
 * Asks for the cookie policy once the age gate is passed, at the foot of the window and without standing
 * in the way. All answers weigh the same. The policy's own page asks for itself, and who said to their browser that
 * they want no such thing has answered already (Global Privacy Control).
 */
export function CookieNotice() {
  if (!useAsks()) return null;
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}

/** The way to the notice past the head of the page, while it asks. */
export function SkipToCookies({ className }: { className: string }) {
  return useAsks() ? (
    <a href={`#${noticeId}`} className={className}>
      Cookie choices
    </a>
  ) : null;
}

function useAsks(): boolean {
  const gate = useBrowserCookie("age_gate");
  const policy = useBrowserCookie("cookie_policy");
  const { pathname } = useLocation();
  const asks = gate === "1" && policy !== undefined && asCookiePolicy(policy) === null && !asksForPrivacyHere();
  return asks && pathname !== "/cookie-policy";
}
