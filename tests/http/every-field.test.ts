import { describe, it } from "vitest";
import { calls } from "#app/api/calls.server.ts";
import { isClear } from "./call-answers.ts";
import { addressOf } from "./call-rows.ts";
import { sameOrigin } from "./client.ts";
import { expectUntouched, walkedFields, walkedSite } from "./walked-fields.ts";

const walked = walkedSite();

describe("every field of every call", () => {
  const long = "x".repeat(10_000);
  const texts = [
    "",
    "-1",
    "1e999",
    "NaN",
    "99999999999999999999",
    "%",
    "_",
    "'",
    "\\",
    "\0",
    "a\r\nb",
    "[object Object]",
    "\u{1f378}".repeat(50),
    long,
  ];
  /** A field with such a text, and in forms that forms have. */
  const written: ((name: string) => string)[] = [
    ...texts.map((text) => (name: string) => new URLSearchParams({ [name]: text }).toString()),
    (name) => `${name}[a][b]=1`,
    (name) => `${name}[]=1&${name}[]=2`,
    (name) => `${name}[7]=1`,
    (name) => `${name}=1&${name}=2`,
  ];

  it.each(calls)("of $path takes whatever is sent as a form", async ({ path, methods }) => {
    for (const [name, inputs] of walkedFields(walked.names.get(path)!, written)) {
      const forms = inputs.map((write) => write(name));
      const headers = { "content-type": "application/x-www-form-urlencoded", ...sameOrigin };
      const posted = methods.includes("POST") ? forms : [];
      // One schema reads what comes either way: where a call may be asked and sent, each is asked with every third.
      const asked = methods.includes("GET")
        ? forms.filter((form, at) => form.length < 12_000 && (posted.length === 0 || at % 3 === 0))
        : [];
      const answers = await Promise.all([
        ...asked.map((form) => walked.ada.get(`${addressOf(path)}?${form}`, sameOrigin)),
        ...posted.map((body) => walked.ada.send(addressOf(path), { method: "POST", headers, body })),
      ]);
      answers.forEach(isClear);
    }
  });

  it("left the site as it was", () => expectUntouched(walked));
});
