import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Check, Choice, optionsOf, Pick } from "./choices.tsx";

const options = [
  { value: "gin", text: "Gin", count: 12 },
  { value: "rum", text: "Rum", count: 0 },
];
const choice = (value: string, more = {}) =>
  renderToStaticMarkup(createElement(Choice, { name: "spirit", label: "Spirit", options, value, ...more }));

describe("a choice", () => {
  it("says how many each value leaves, and offers none that leaves nothing", () => {
    const html = choice("");
    expect(html).toContain('<option value="gin">Gin (12)</option>');
    expect(html).toContain('<option value="rum" disabled="">Rum (0)</option>');
  });

  it("keeps the value that is chosen, whether it leaves something or is known at all", () => {
    expect(choice("rum")).toContain('<option value="rum" selected="">Rum (0)</option>');
    expect(choice("sloe-gin")).toContain('<option value="sloe-gin" selected="">sloe gin</option>');
  });

  it("has an empty value only where that has a name, and counts only where there are some", () => {
    expect(choice("gin")).not.toContain('<option value=""');
    expect(choice("gin", { any: "Any" })).toContain('<option value="">Any</option>');
    expect(choice("a", { options: optionsOf({ a: "A to Z" }) })).toContain(">A to Z</option>");
  });
});

describe("a chip", () => {
  const pick = (count: number, on: boolean) => {
    const option = { value: "bitter", text: "bitter", count };
    return renderToStaticMarkup(createElement(Pick, { name: "taste", option, on, onTurn() {} }));
  };

  it("that would leave nothing cannot be put on, but taken off", () => {
    expect(pick(0, false)).toContain("disabled");
    expect(pick(0, true)).not.toContain("disabled");
    expect(pick(3, false)).not.toContain("disabled");
  });
});

describe("a tick box", () => {
  it("is tied to its label, its hint and its message", () => {
    const html = renderToStaticMarkup(
      createElement(Check, { name: "rules", label: "I agree", hint: "They are short.", error: "Please agree." }),
    );
    // Its label holds it, so that the whole row can be pressed.
    expect(html).toMatch(/<label[^>]*><input type="checkbox"[^>]*id="rules"[^>]*>(?:(?!<\/label>).)*I agree/);
    expect(html).toContain('aria-describedby="rules-hint rules-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('id="rules-error"');
  });
});
