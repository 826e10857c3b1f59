import { createHash } from "node:crypto";

/** What every answer says, whatever it is. */
export const commonHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
};

/** What every answer of a site with this public address says: over https, that it is never to be asked for without. */
export function headersFor(baseUrl: string): Record<string, string> {
  if (!baseUrl.startsWith("https:")) return commonHeaders;
  // A year, this host alone: what else the domain serves is its owner's to say.
  return { ...commonHeaders, "strict-transport-security": "max-age=31536000" };
}

/** Origins that some pages need beside our own: where a form may end, and what looks addresses up. */
export type Allowed = {
  forms: readonly string[];
  looking: { scripts: readonly string[]; asked: readonly string[] };
};

/**
 * The content security policy of a page: our own files, of inline scripts those named in `scripts` (a nonce, or the hashes
 * of a stored page), whatever stands below the host of pictures, which a slash at the end says, and what `more` names.
 */
export function contentPolicy(scripts: string[], pictureHost?: string, more: Partial<Allowed> = {}): string {
  const { forms = [], looking = { scripts: [], asked: [] } } = more;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...looking.scripts].join(" "),
    // Where addresses are looked up (app/account/address-lookup.tsx).
    ...(looking.asked.length > 0 ? [["connect-src 'self'", ...looking.asked].join(" ")] : []),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${pictureHost ? ` ${pictureHost}/` : ""}`,
    "worker-src 'self' blob:",
    // Films of members' recipes, once somebody plays one (app/guide/recipe/media-list.tsx).
    "frame-src https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    // A form may end on the page where an order is paid (app/shop/payments/ways.server.ts).
    ["form-action 'self'", ...forms].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Turns a page rendered with a nonce into one that can be stored: only scripts that carry the nonce
 * are ours, so only they are hashed, and the nonce goes (web-platform.md, 5).
 */
export function sealScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes: string[] = [];
  for (const [, attributes = "", code = ""] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(mark) || code === "") continue;
    hashes.push(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), hashes };
}
