import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { A } from "#app/ui/link.tsx";
import { cookieHere, policyHere, setCookieHere } from "#app/visitor/consent.ts";
import { usePart } from "#app/visitor/personal.tsx";
import { membershipPaths, premiumPart } from "./membership.ts";
import { countPage, makesOffer, upsellCookies } from "./upsell.ts";

const { count, dismissed, days } = upsellCookies;

/** The offer of membership above the foot of the page, from the third page of a session on (contract.md, 8). */
export function UpsellBar() {
  const premium = usePart(premiumPart);
  const { pathname } = useLocation();
  const [pages, setPages] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts once
  useEffect(() => {
    const reader = { premium, policy: policyHere(), count: cookieHere(count), dismissed: cookieHere(dismissed) };
    const next = countPage(reader);
    if (next !== null) setCookieHere(count, String(next), "session");
    setPages(next);
  }, [pathname]);
  if (premium || !makesOffer(pages, pathname)) return null;
  function dismiss() {
    setCookieHere(dismissed, "1", days);
    setCookieHere(count, "", 0);
    setPages(null);
  }
  return (
    <aside aria-label="Membership" data-upsell="" className="inverted print:hidden">
      <div className="page-width page-wide flex items-center gap-3 py-3">
        <p className="min-w-0 flex-1">
          <strong>A front page that begins with your own bar.</strong>{" "}
          <A to={membershipPaths.about} className="inline-block py-2 underline">
            See what premium opens
          </A>
        </p>
        <button type="button" className="button button-icon" onClick={dismiss}>
          <X size={20} aria-hidden="true" />
          <span className="sr-only">No, thanks: close this offer</span>
        </button>
      </div>
    </aside>
  );
}
