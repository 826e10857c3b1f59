import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useReader } from "#app/i18n/locale-context.tsx";
import { dialogEntry } from "#app/ui/place.ts";
import { softAddress } from "./soft-address.ts";

/**
 * One click handler for every plain link of the site: the next page comes without a reload
 * (web-platform.md, 4); with `data-stay` the page stays where it is scrolled to. Downloads, new windows and what
 * `softAddress` leaves are the browser's.
 */
export function useSoftNavigation(): void {
  const navigate = useNavigate();
  const { prefix } = useReader();
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const anchor = event.target instanceof Element ? event.target.closest("a") : null;
      if (!anchor?.href || anchor.target || anchor.hasAttribute("download") || anchor.dataset.reload !== undefined)
        return;
      const address = softAddress(new URL(anchor.href), location, prefix);
      if (address === null) return;
      event.preventDefault();
      // From a dialog that is a step of its own one goes on in its place.
      const replace = dialogEntry.isHere();
      if (anchor.dataset.stay !== undefined) return void navigate(address, { replace, state: { stay: true } });
      navigate(address, { replace, viewTransition: travels(anchor) });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, prefix]);
}

/**
 * The picture of a card that is followed becomes the large picture of its page: it bears that picture's name from now on,
 * and no other does (app/ui/look/motion.css). True where there is one that moves.
 */
function travels(anchor: HTMLAnchorElement): boolean {
  const picture = anchor.closest(".cocktail-card")?.querySelector("img");
  if (!picture || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  for (const other of document.querySelectorAll<HTMLElement>("[data-hero]")) other.style.viewTransitionName = "none";
  picture.style.viewTransitionName = "hero";
  return true;
}
