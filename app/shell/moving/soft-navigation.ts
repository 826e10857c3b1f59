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
      if (!isPlain(event)) return;
      const anchor =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement | SVGAElement>("a") : null;
      const href = anchor && hrefHere(anchor);
      if (!anchor || href === null) return;
      const address = softAddress(new URL(href, document.baseURI), location, prefix);
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

type Click = Pick<MouseEvent, "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** A click that nobody has answered yet, by the first button and without a key that asks for another window. */
export function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}

/**
 * Where a link leads in this window, as its page wrote it; null for a download, another window, and for what another script or
 * the server answers (`data-reload`). By its attributes: a link in a map is SVG's, whose properties are no strings.
 */
export function hrefHere(anchor: Pick<Element, "getAttribute" | "hasAttribute">): string | null {
  const elsewhere = ["target", "download", "data-reload"].some((name) => anchor.hasAttribute(name));
  return elsewhere ? null : anchor.getAttribute("href");
}

/**
 * The picture of a card that is followed becomes the large picture of its page: it bears that picture's name from now on,
 * and no other does (app/ui/look/motion.css). True where there is one that moves.
 */
function travels(anchor: Element): boolean {
  const picture = anchor.closest(".cocktail-card")?.querySelector("img");
  if (!picture || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  for (const other of document.querySelectorAll<HTMLElement>("[data-hero]")) other.style.viewTransitionName = "none";
  picture.style.viewTransitionName = "hero";
  return true;
}
