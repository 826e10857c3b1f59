import fc from "fast-check";
import { expect, it } from "vitest";
import { readSigned, signText } from "./secrets.server.ts";

const signing = { secret: "a secret of the site, which nobody knows", purpose: "test" };

it("a signed text says what was signed, until it runs out, and nothing else does", () => {
  const text = signText(signing, { who: "ada", what: "weekly" }, 1_000);
  expect(readSigned(signing, text, 999)).toEqual({ who: "ada", what: "weekly" });
  expect(readSigned(signing, text, 1_000)).toBeNull();
  expect(readSigned({ ...signing, purpose: "another" }, text, 0)).toBeNull();
  expect(readSigned({ ...signing, secret: "another" }, text, 0)).toBeNull();
  expect(readSigned(signing, signText(signing, { who: "ada" }))).toEqual({ who: "ada" });
});

it("whatever else is sent is nothing", () => {
  const text = signText(signing, { who: "ada" });
  for (const broken of [
    "",
    ".",
    `${text}.`,
    text.slice(1),
    text.slice(0, -1),
    `x${text}`,
    text.replace(".", ""),
    text.repeat(200),
  ])
    expect(readSigned(signing, broken)).toBeNull();
  fc.assert(fc.property(fc.string(), (any) => readSigned(signing, any) === null));
});
