/**
 * The pictures that another host may serve for us: what the contract names, and the drawings, which stand where its images do.
 * Not what a member wrote (numbers from a million on), which may be theirs alone: that host knows nobody.
 */
const fromElsewhere = /^\/(?:images|contrib|media|drawings(?!\/[a-z_]+\/\d{7}))\//;

/**
 * Where a picture of the site is asked for: behind the prefix of another host, where there is one (contract.md, 1: `CDN_PREFIX`).
 * The one place that says so.
 */
export function pictureHref(path: string, host: string): string {
  return host !== "" && fromElsewhere.test(path) ? host + path : path;
}

/** The same with the site's own address before it, for what is read elsewhere: social networks, search engines. */
export function pictureUrl(path: string, site: { baseUrl: string; pictures: string } | undefined): string {
  const { baseUrl, pictures } = site ?? { baseUrl: "", pictures: "" };
  const href = pictureHref(path, pictures);
  return href.startsWith("/") ? baseUrl + href : href;
}
