import { saysYes } from "#app/kit/query.ts";
import { type CookiePolicy, policyOf } from "./cookie-policy.ts";

/** The policy that the form of the policy page asks for: one of its extra buttons, or its boxes. */
export function postedPolicy(fields: Record<string, unknown>): CookiePolicy {
  if (fields.choice === "essential" || fields.choice === "none") return fields.choice;
  return policyOf({
    all: saysYes(fields.all),
    analytics: saysYes(fields.analytics),
    reject: saysYes(fields.reject),
  });
}
