/** Addresses that are answered by the server alone. */
const hard = /^\/(api|drawings|assets|healthz|readyz|metrics)(\/|$)/;

/**
 * Pages that may ask for the camera. What a document may do is settled by the headers that it came with (Permissions Policy, 4.3):
 * come to from another page without a reload, the browser would refuse the camera for the policy of that one.
 */
const ownDocument = /^\/(my-bar\/code|beer-wine-spirits\/submit-product)(?=\/|$)/;

type Place = { readonly origin: string; readonly pathname: string; readonly search: string };

/**
 * Where a link leads without a reload: its address without the reader's language prefix. Null for links to other sites,
 * to other languages, to anchors on the same page, to what only the server answers and to pages that need their own document: they
 * are the browser's.
 */
export function softAddress({ origin, pathname, search, hash }: URL, here: Place, prefix: string): string | null {
  if (origin !== here.origin) return null;
  if (hash && pathname === here.pathname && search === here.search) return null;
  const path = prefix && pathname.startsWith(prefix) ? pathname.slice(prefix.length) || "/" : pathname;
  if ((prefix && path === pathname) || hard.test(path) || /^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(path)) return null;
  const own = ownDocument.exec(path)?.[0];
  if (own && ownDocument.exec(here.pathname.slice(prefix.length))?.[0] !== own) return null;
  return path + search + hash;
}
