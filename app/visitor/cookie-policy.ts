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

/** The policy that a request carries; the basket is kept only under `essential` or `all`. */
export function cookiePolicyOf(headers: Headers): CookiePolicy | null {
  const found = /(?:^|;\s*)cookie_policy=([^;]*)/.exec(headers.get("cookie") ?? "");
  return asCookiePolicy(found?.[1]?.trim());
}

/**
 * The boxes after one of them was ticked or unticked: choosing reject clears the others, choosing
 * analytics forces all on, unchecking all clears analytics, and where nothing is checked reject is
 * checked again (guide.md, 4).
 */
export function choosePreference(before: Preferences, name: PreferenceName, checked: boolean): Preferences {
  const after = { ...before, [name]: checked };
  if (checked && name === "reject") return settlePreferences(after);
  if (checked) after.reject = false;
  if (checked && name === "analytics") after.all = true;
  if (!checked && name === "all") after.analytics = false;
  return settlePreferences(after);
}

/** Boxes that came without the script's help, made to obey the same rules; reject outweighs the others. */
export function settlePreferences(posted: Preferences): Preferences {
  if (posted.reject) return { all: false, analytics: false, reject: true };
  const all = posted.all || posted.analytics;
  return { all, analytics: posted.analytics, reject: !all };
}

/** What the boxes mean as a cookie. */
export function policyOf(preferences: Preferences): CookiePolicy {
  return settlePreferences(preferences).reject ? "none" : "all";
}

/** The boxes that show a policy; under `essential` neither stands for it, so reject is checked. */
export function preferencesFor(policy: CookiePolicy | null): Preferences {
  const all = policy === "all";
  return { all, analytics: all, reject: !all };
}
