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

/**
 * Whether a browser asks since somebody followed a link. Of one that stands in a comment it says as well that it comes from the site;
 * but whoever wrote that wants something done by who clicks it, and the site's own calls are made by its scripts.
 */
export function isFollowedLink({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  return method === "GET" && headers.get("sec-fetch-mode") === "navigate";
}
