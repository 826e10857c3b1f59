import { describe, expect, it } from "vitest";
import { noteHtml } from "./note-html.ts";

describe("a note, shown", () => {
  it("keeps its lines and makes its addresses links", () => {
    expect(noteHtml("Less sugar.\nSee https://example.org/a?b=1&c=2.")).toBe(
      'Less sugar.<br>See <a href="https://example.org/a?b=1&amp;c=2" rel="nofollow ugc">https://example.org/a?b=1&amp;c=2</a>.',
    );
  });

  it("has no markup of its writer's", () => {
    expect(noteHtml('<img src=x onerror="alert(1)">')).toBe("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(noteHtml('https://a.example/"onmouseover="x')).not.toContain('"onmouseover');
    expect(noteHtml("javascript:alert(1)")).toBe("javascript:alert(1)");
  });
});
