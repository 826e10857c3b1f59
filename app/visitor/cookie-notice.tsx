import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useBrowserCookie } from "./cookies/browser-cookie.ts";
import { asCookiePolicy, asksForPrivacyHere, noticeId } from "./cookies/cookie-policy.ts";

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
