import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useReader } from "#app/i18n/locale-context.tsx";

/** Addresses that are answered by the server alone. */
const hard = /^\/(api|drawings|assets|healthz|readyz|metrics)(\/|$)/;

/**
 * One click handler for every plain link of the site: the next page comes without a reload
 * (web-platform.md, 4); with `data-stay` the page stays where it is scrolled to. Links to other sites, downloads, new windows, other languages and anchors on
 * the page are the browser's.
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
      const url = new URL(anchor.href);
      if (url.origin !== location.origin) return;
      if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
      const path = prefix && url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) || "/" : url.pathname;
      if ((prefix && path === url.pathname) || hard.test(path) || /^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(path)) return;
      event.preventDefault();
      navigate(path + url.search + url.hash, anchor.dataset.stay === undefined ? {} : { state: { stay: true } });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, prefix]);
}
