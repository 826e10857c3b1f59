import { useEffect, useRef } from "react";
import { useStill } from "#app/i18n/still.tsx";
import { later } from "#app/ui/page.tsx";

// The browser leaves what the server wrote: only where the whole page is made anew is this asked for.
const siteMap = async () => (await import("./site-map.tsx")).SiteMap;
const SiteMap = later(import.meta.env.SSR ? await siteMap() : null, siteMap);

/** The foot of every page. */
export function Footer({ minimumAge }: { minimumAge: number }) {
  const element = useRef<HTMLElement>(null);
  // Where its groups do not fold there is nothing to press. Asked anew each time, since a page made anew gets its groups later.
  useEffect(() => {
    const wide = matchMedia("(min-width: 64rem)");
    const look = () => {
      for (const summary of element.current?.querySelectorAll("summary") ?? [])
        summary.tabIndex = wide.matches ? -1 : 0;
    };
    look();
    wide.addEventListener("change", look);
    return () => wide.removeEventListener("change", look);
  });
  return (
    <footer
      ref={element}
      id="site-map"
      className="relative z-16 mt-auto border-line border-t bg-surface max-md:pb-(--foot) print:hidden [overflow-anchor:none]"
      {...useStill("foot", String(minimumAge), () => <SiteMap minimumAge={minimumAge} />, true)}
    />
  );
}
