import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.server.ts";
import { passwordErrors } from "./passwords.ts";

const owner = { email: "ada.coleman99@example.com", name: "Ada Coleman" };
const twice = (password: string, whose = owner) => passwordErrors(password, password, whose, isCommonPassword);

describe("a new password", () => {
  it("has 10 to 128 characters, counted as people do, and is typed twice", () => {
    expect(passwordErrors("", "", owner, isCommonPassword)).toEqual({ pass1: "Choose a password" });
    expect(twice("q w e r t").pass1).toContain("at least 10");
    expect(twice("🍸🍹🍷🍺🥃").pass1).toContain("at least 10");
    expect(twice("olive twis")).toEqual({});
    expect(twice("o".repeat(128))).toEqual({});
    expect(twice("🍸".repeat(128))).toEqual({});
    expect(twice("o".repeat(129)).pass1).toContain("at most 128");
    expect(Object.keys(passwordErrors("hanky panky", "hanky  panky", owner, isCommonPassword))).toEqual(["pass2"]);
  });

  it("needs no kinds of characters", () => {
    for (const password of ["a dry martini", "83650274916", "olive-twist", "ÄÖÜÄÖÜÄÖÜßß"])
      expect(twice(password)).toEqual({});
  });

  it("is none that very many use, in whatever case", () => {
    for (const password of ["password123", "PassWord123", "1234567890", "qwertyuiop", "1q2w3e4r5t"])
      expect(twice(password).pass1, password).toContain("Very many people");
  });

  it("is neither the person's address or name nor the site's", () => {
    for (const password of [
      "ada.coleman99@example.com",
      "Ada.Coleman99@Example.com!",
      "ada.coleman99",
      "ADACOLEMAN",
      "Ada Coleman",
      "...Ada Coleman...",
      "1903AdaColeman1903",
      "jigger2026",
      "***Jigger***",
    ])
      expect(twice(password).pass1, password).toContain("cannot be your name");
    expect(twice("8365027491", { email: "8365027491@example.com", name: "x" }).pass1).toContain("cannot be your name");
    // Only what equals it: a phrase that holds the name is as good as any.
    for (const password of ["Ada Coleman's own", "a jigger of gin", "hanky panky"]) expect(twice(password)).toEqual({});
    expect(twice("12345 67890 x", { email: "", name: "4711" })).toEqual({});
  });

  it("is judged for whatever is typed", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, text, (password, email, name) => {
        expect(Object.keys(twice(password, { email, name })).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
