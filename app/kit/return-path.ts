/**
 * Where a form may send a person back to: a path on this site, else `/` (contract.md, 4).
 * `//host`, `/\host`, schemes, control characters and addresses that parse to another origin are refused.
 */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/") || wanted.length > 2_000) return "/";
  if (/\p{Cc}|\\/u.test(wanted) || wanted.startsWith("//")) return "/";
  const here = "http://this.site";
  const url = URL.parse(wanted, here);
  if (!url || url.origin !== here || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}
