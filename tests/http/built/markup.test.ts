import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../../site.ts";
import { Client } from "../client.ts";
import { pageKinds } from "../page-kinds.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

/** What HTML itself asks for and what people with assistive techniques need; nothing of it is off but what is told. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // A combobox's list cannot be a <select>: the input beside it keeps the focus (ARIA 1.2, combobox).
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
  },
});

it("is valid on a page of every kind", async () => {
  const found: string[] = [];
  for (const [kind, path] of Object.entries({ ...(await pageKinds(visitor)), "nothing there": "/nothing" })) {
    const { text } = await visitor.get(path);
    // What scripts and style sheets hold is not HTML.
    const { results } = await validator.validateString(text.replace(/(<script\b[^>]*>).*?(?=<\/script>)/gs, "$1"));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${kind} (${path}) ${ruleId}: ${message} at ${selector}`);
  }
  expect(found).toEqual([]);
}, 60_000);
