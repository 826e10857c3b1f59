import { useEffect, useRef } from "react";
import { A } from "#app/ui/link.tsx";
import { setBrowserCookie } from "./browser-cookie.ts";
import { type CookiePolicy, noticeId } from "./cookie-policy.ts";

const days = 365;
const choices: { policy: CookiePolicy; text: string }[] = [
  { policy: "all", text: "Accept all" },
  { policy: "essential", text: "Essential only" },
  { policy: "none", text: "Reject" },
];

/** The question itself: three answers of one weight, and the way to the page that tells all. */
export function Notice() {
  const element = useRef<HTMLElement>(null);
  // What the notice covers can still be scrolled into view, and focus never hides behind it.
  useEffect(() => {
    const height = `${element.current?.offsetHeight ?? 0}px`;
    const root = document.documentElement;
    root.style.scrollPaddingBottom = height;
    document.body.style.paddingBottom = height;
    return () => {
      root.style.scrollPaddingBottom = "";
      document.body.style.paddingBottom = "";
    };
  }, []);
  return (
    <section
      ref={element}
      id={noticeId}
      tabIndex={-1}
      aria-labelledby="cookie-notice-title"
      className="fixed inset-x-0 bottom-0 z-20 max-h-[70dvh] overflow-y-auto border-t border-edge bg-surface print:hidden"
    >
      <div className="page-width grid gap-x-8 gap-y-2 py-3 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h2 id="cookie-notice-title" className="text-lg">
            Cookies on Jigger
          </h2>
          <p className="text-muted text-sm">
            Essential ones keep your basket; none advertise.{" "}
            <A to="/cookie-policy" className="text-link inline-block py-1">
              Choose, and see each one
            </A>
          </p>
        </div>
        <div className="grid grid-cols-3 gap-2 max-[20em]:grid-cols-1">
          {choices.map(({ policy, text }) => (
            <button
              key={policy}
              type="button"
              className="button button-quiet whitespace-nowrap px-1 text-xs sm:px-5 sm:text-sm"
              onClick={() => {
                setBrowserCookie("cookie_policy", policy, days);
                // The buttons go with the question: what comes next is the page.
                document.getElementById("main")?.focus({ preventScroll: true });
              }}
            >
              {text}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
