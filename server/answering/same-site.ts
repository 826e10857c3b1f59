/**
 * The proof that a changing request comes from the site itself (contract.md, 4): what the browser says
 * of the request's origin, or, from clients that say neither, a header that no foreign form can send.
 * `origins` are the site's own: its public address and the one that was asked.
 */
export function comesFromTheSite(headers: Headers, origins: readonly string[]): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin !== null) return origins.includes(origin);
  return headers.has("x-requested-with");
}
