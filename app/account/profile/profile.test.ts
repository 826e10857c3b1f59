import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formOf, type ProfileForm, profileFields, readProfile } from "./profile.ts";

const empty = Object.fromEntries(profileFields.map((name) => [name, ""])) as ProfileForm;
const right: ProfileForm = { ...empty, display_name: "Ada", industryYN: "no" };

describe("a profile", () => {
  it("needs a name and an answer about the trade, and nothing else", () => {
    expect(Object.keys((readProfile(empty) as { errors: object }).errors).sort()).toEqual([
      "display_name",
      "industryYN",
    ]);
    expect(readProfile(right)).toMatchObject({ profile: { display_name: "Ada", country: null, units: null } });
  });

  it("is the same again, once stored and shown, whatever was typed", () => {
    const texts = Object.fromEntries(
      profileFields.map((name) => [name, fc.string({ unit: "grapheme", maxLength: 30 })]),
    );
    fc.assert(
      fc.property(fc.record(texts), fc.constantFrom("yes", "no"), (typed, industryYN) => {
        const read = readProfile({
          ...(typed as ProfileForm),
          country: "FR",
          units: "oz",
          currency: "EUR",
          industryYN,
        });
        if ("profile" in read) expect(readProfile(formOf(read.profile))).toEqual(read);
      }),
    );
  });

  it("keeps the lines of what is said, without what cannot be seen", () => {
    const read = readProfile({ ...right, bio: " One\u200b \r\n\r\n\r\n\r\n two\u0000  three " });
    expect(read).toMatchObject({ profile: { bio: "One\n\ntwo three" } });
  });
});
