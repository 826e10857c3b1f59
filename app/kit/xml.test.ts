import fc from "fast-check";
import { expect, it } from "vitest";
import { asXml } from "./xml.ts";

it("ends no element and no quotes", () => {
  expect(asXml(`Gin & "It" <b>`)).toBe("Gin &amp; &quot;It&quot; &lt;b&gt;");
  expect(asXml("it's\u0085")).toBe("it&#39;s");
  expect(asXml("bell\u0007 Piña 🍸\ufffe")).toBe("bell Piña 🍸");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const kept = asXml(text);
      expect(kept).not.toMatch(/[<>"']/);
      expect([...kept].filter((letter) => letter < " " && !"\t\n\r".includes(letter))).toEqual([]);
    }),
  );
});
