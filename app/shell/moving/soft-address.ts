/** Addresses that are answered by the server alone. */
const hard = /^\/(api|drawings|assets|healthz|readyz|metrics)(\/|$)/;

type Place = { readonly origin: string; readonly pathname: string; readonly search: string };

/**
 * Where a link leads without a reload: its address without the reader's language prefix. Null for links to other sites,
 * to other languages, to anchors on the same page and to what only the server answers: they are the browser's.
 */
export function softAddress({ origin, pathname, search, hash }: URL, here: Place, prefix: string): string | null {
  if (origin !== here.origin) return null;
  if (hash && pathname === here.pathname && search === here.search) return null;
  const path = prefix && pathname.startsWith(prefix) ? pathname.slice(prefix.length) || "/" : pathname;
  if ((prefix && path === pathname) || hard.test(path) || /^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(path)) return null;
  return path + search + hash;
}
