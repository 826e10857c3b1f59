import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  asCookiePolicy,
  choosePreference,
  chosenPolicyOf,
  cookiePolicies,
  cookiePolicyOf,
  policyOf,
  preferenceNames,
  preferencesFor,
} from "./cookie-policy.ts";
import { postedPolicy } from "./posted-policy.ts";

const nothing = { all: false, analytics: false, reject: false };
const rejected = { all: false, analytics: false, reject: true };
const everything = { all: true, analytics: true, reject: false };
const step = fc.record({ name: fc.constantFrom(...preferenceNames), checked: fc.boolean() });

describe("the preference boxes", () => {
  it("clears the others when reject is chosen", () => {
    expect(choosePreference(everything, "reject", true)).toEqual(rejected);
  });

  it("forces all on when analytics is chosen", () => {
    expect(choosePreference(rejected, "analytics", true)).toEqual(everything);
  });

  it("clears analytics when all is unchecked, and checks reject again", () => {
    expect(choosePreference(everything, "all", false)).toEqual(rejected);
  });

  it("leaves all on when only analytics is unchecked", () => {
    expect(choosePreference(everything, "analytics", false)).toEqual({ all: true, analytics: false, reject: false });
  });

  it("does not tick analytics when only all is chosen", () => {
    expect(choosePreference(rejected, "all", true)).toEqual({ all: true, analytics: false, reject: false });
  });

  it("checks reject again when nothing is checked", () => {
    expect(choosePreference(rejected, "reject", false)).toEqual(rejected);
    expect(choosePreference({ ...nothing, all: true }, "all", false)).toEqual(rejected);
  });

  it("keeps its rules through any sequence of clicks", () => {
    fc.assert(
      fc.property(fc.array(step), fc.constantFrom("all", "none", "essential", null), (steps, policy) => {
        let boxes = preferencesFor(asCookiePolicy(policy));
        for (const { name, checked } of steps) {
          boxes = choosePreference(boxes, name, checked);
          if (checked) expect(boxes[name]).toBe(true);
          expect(boxes.reject).toBe(!boxes.all);
          expect(preferencesFor(policyOf(boxes))).toEqual(boxes);
          if (boxes.analytics) expect(boxes.all).toBe(true);
        }
      }),
    );
  });
});

describe("the policy", () => {
  it("is what the boxes mean, and shows as those boxes again", () => {
    expect(policyOf(everything)).toBe("all");
    expect(policyOf({ ...nothing, all: true })).toBe("essential");
    expect(policyOf(rejected)).toBe("none");
    expect(policyOf(nothing)).toBe("none");
    for (const policy of cookiePolicies) expect(policyOf(preferencesFor(policy))).toBe(policy);
  });

  it("ticks no box before there is a choice", () => {
    expect(preferencesFor(null)).toEqual(nothing);
  });

  it("is read from the request, known values only", () => {
    const of = (cookie: string) => cookiePolicyOf(new Headers({ cookie }));
    expect(of("age_gate=1; cookie_policy=essential; basket=x")).toBe("essential");
    expect(of("cookie_policy=everything")).toBeNull();
    expect(of("my_cookie_policy=all")).toBeNull();
    expect(cookiePolicyOf(new Headers())).toBeNull();
  });

  it("is to reject where the browser asks for privacy and nothing was chosen", () => {
    const of = (headers: Record<string, string>) => cookiePolicyOf(new Headers(headers));
    expect(of({ "sec-gpc": "1" })).toBe("none");
    expect(of({ "sec-gpc": "1", cookie: "cookie_policy=nonsense" })).toBe("none");
    expect(of({ "sec-gpc": "1", cookie: "cookie_policy=all" })).toBe("all");
    expect(of({ "sec-gpc": "0" })).toBeNull();
    expect(chosenPolicyOf(new Headers({ "sec-gpc": "1" }))).toBeNull();
  });

  it("comes from the form without script, too, where a ticked box outweighs reject", () => {
    expect(postedPolicy({ all: "yes", analytics: "yes", reject: "yes" })).toBe("all");
    expect(postedPolicy({ all: "yes", reject: "yes" })).toBe("essential");
    expect(postedPolicy({ analytics: "yes", reject: "yes" })).toBe("all");
    expect(postedPolicy({ reject: "yes" })).toBe("none");
    expect(postedPolicy({ analytics: "yes" })).toBe("all");
    expect(postedPolicy({ all: "yes" })).toBe("essential");
    // A yes may be written as scripts and addresses write it.
    expect(postedPolicy({ all: "1" })).toBe("essential");
    expect(postedPolicy({ analytics: "TRUE", reject: "on" })).toBe("all");
    expect(postedPolicy({ choice: "none", all: "yes", analytics: "yes" })).toBe("none");
    expect(postedPolicy({})).toBe("none");
    expect(postedPolicy({ choice: "essential", all: "yes" })).toBe("essential");
    expect(postedPolicy({ choice: "other", all: ["yes"] })).toBe("none");
  });
});
