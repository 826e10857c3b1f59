/** What a visitor allows us to store (contract.md, 3): the value of the cookie `cookie_policy`. */
export const cookiePolicies = ["essential", "none", "all"] as const;
export type CookiePolicy = (typeof cookiePolicies)[number];

/** The preference boxes of the policy page (guide.md, 4). */
export const preferenceNames = ["all", "analytics", "reject"] as const;
export type PreferenceName = (typeof preferenceNames)[number];
export type Preferences = Record<PreferenceName, boolean>;

/** The cookie's value as a policy; null for none and for values that we do not write. */
export function asCookiePolicy(value: string | null | undefined): CookiePolicy | null {
  return cookiePolicies.find((known) => known === value) ?? null;
}

/** What the person chose here, by the request's cookie. */
export function chosenPolicyOf(headers: Headers): CookiePolicy | null {
  const found = /(?:^|;\s*)cookie_policy=([^;]*)/.exec(headers.get("cookie") ?? "");
  return asCookiePolicy(found?.[1]?.trim());
}

/** True where the browser says for its person that nobody may track them (Global Privacy Control). */
export function asksForPrivacy(headers: Headers): boolean {
  return headers.get("sec-gpc")?.trim() === "1";
}

/** The same, asked of the browser itself. */
export function asksForPrivacyHere(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * The policy that a request carries; the basket is kept only under `essential` or `all`. Who chose nothing here but asks
 * for privacy by their browser has rejected (contract.md, 13).
 */
export function cookiePolicyOf(headers: Headers): CookiePolicy | null {
  return chosenPolicyOf(headers) ?? (asksForPrivacy(headers) ? "none" : null);
}

/**
 * The boxes after one of them was ticked or unticked: choosing reject clears the others, choosing
 * analytics forces all on, unchecking all clears analytics, and where nothing is checked reject is
 * checked again (guide.md, 4).
 */
export function choosePreference(before: Preferences, name: PreferenceName, checked: boolean): Preferences {
  const after = { ...before, [name]: checked };
  if (checked && name === "reject") return { all: false, analytics: false, reject: true };
  if (checked) after.reject = false;
  if (checked && name === "analytics") after.all = true;
  if (!checked && name === "all") after.analytics = false;
  return settlePreferences(after);
}

/**
 * Boxes that came without the script's help, made to obey the same rules. A ticked box outweighs reject, which was
 * ticked by the page where the last choice was to reject, and which nothing unticks (contract.md, 13).
 */
function settlePreferences(posted: Preferences): Preferences {
  const all = posted.all || posted.analytics;
  return { all, analytics: posted.analytics, reject: !all };
}

/** What the boxes mean as a cookie: with analytics `all`, without it `essential` (contract.md, 13). */
export function policyOf(preferences: Preferences): CookiePolicy {
  const { analytics, reject } = settlePreferences(preferences);
  return reject ? "none" : analytics ? "all" : "essential";
}

/** The boxes that show a policy; none is ticked before there is a choice. */
export function preferencesFor(policy: CookiePolicy | null): Preferences {
  return { all: policy === "all" || policy === "essential", analytics: policy === "all", reject: policy === "none" };
}

/** Where the way past the head of the page leads while the notice asks. */
export const noticeId = "cookie-notice";
