import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isCommonPassword } from "./common-passwords.server.ts";
import { checkRegistration, isEmail, type RegistrationFields, registrationFields } from "./registration.ts";

const rules = { minimumAge: 18, today: new Date(2026, 10, 21), isCommon: isCommonPassword };
const good: RegistrationFields = {
  email: "Ada@Example.com ",
  display_name: " Ada  Coleman ",
  pass1: "hanky panky",
  pass2: "hanky panky",
  dob_day: "29",
  dob_month: "02",
  dob_year: "1988",
  industryYN: "yes",
  newsletter_opt_in: "no",
  terms: "yes",
};

function errorsOf(change: Partial<RegistrationFields>) {
  const checked = checkRegistration({ ...good, ...change }, rules);
  return "errors" in checked ? checked.errors : {};
}

describe("a registration", () => {
  it("is taken when everything is right", () => {
    expect(checkRegistration(good, rules)).toEqual({
      registration: {
        email: "ada@example.com",
        display_name: "Ada Coleman",
        password: "hanky panky",
        born: "1988-02-29",
        industry: true,
        newsletter: false,
      },
    });
  });

  it("names everything that is missing at once, each beside its field", () => {
    const empty = Object.fromEntries(registrationFields.map((name) => [name, ""])) as RegistrationFields;
    expect(checkRegistration(empty, rules)).toEqual({
      errors: {
        email: "Enter your email address",
        pass1: "Choose a password",
        dob_day: "Enter your date of birth",
        industryYN: "Tell us whether you work in the drinks industry",
        newsletter_opt_in: "Choose whether you would like our newsletter",
        terms: "You must accept our terms & conditions to continue",
      },
    });
  });

  it("needs ticked terms", () => {
    for (const terms of ["", "no", "off", "false", "0"]) expect(Object.keys(errorsOf({ terms }))).toEqual(["terms"]);
    for (const terms of ["yes", "on", "1", "true"]) expect(errorsOf({ terms })).toEqual({});
  });

  it("needs yes or no as choices, nothing else", () => {
    expect(Object.keys(errorsOf({ industryYN: "maybe", newsletter_opt_in: "2" }))).toEqual([
      "industryYN",
      "newsletter_opt_in",
    ]);
  });

  it("needs a real day of birth and the age", () => {
    expect(errorsOf({ dob_day: "31", dob_month: "4" })).toEqual({
      dob_day: "Date of Birth supplied is not a valid date",
    });
    expect(errorsOf({ dob_day: "21", dob_month: "11", dob_year: "2008" })).toEqual({
      dob_day: "You must be over 18 to have an account",
    });
    expect(errorsOf({ dob_day: "20", dob_month: "11", dob_year: "2008" })).toEqual({});
  });

  it("needs a password by the rules of passwords, for this address and name", () => {
    const twice = (password: string) => Object.keys(errorsOf({ pass1: password, pass2: password }));
    for (const bad of ["too short", "password123", "ada@example.com", "Ada Coleman 1903"])
      expect(twice(bad)).toEqual(["pass1"]);
    expect(twice("olive twist")).toEqual([]);
    expect(errorsOf({ pass2: "hanky  panky" })).toEqual({ pass2: "The two passwords are not the same" });
  });

  it("takes the first part of the address for a name where none is given", () => {
    const checked = checkRegistration({ ...good, display_name: " \u0000 " }, rules);
    expect("registration" in checked && checked.registration.display_name).toBe("ada");
  });

  it("needs a name by the rules of names", () => {
    expect(errorsOf({ display_name: "🍸".repeat(40) })).toEqual({});
    for (const bad of ["🍸".repeat(41), "see www.a.example"])
      expect(Object.keys(errorsOf({ display_name: bad }))).toEqual(["display_name"]);
  });
});

describe("the shape of an email address", () => {
  it("is the one that better-auth asks for", () => {
    const betterAuths = z.email();
    const near = fc.stringMatching(/^[a-zA-Z0-9.+'_@ -]{1,30}$/);
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), near, fc.string()), (text) => {
        expect(isEmail(text)).toBe(betterAuths.safeParse(text).success && text.length <= 254);
      }),
      { numRuns: 2_000 },
    );
  });
});
