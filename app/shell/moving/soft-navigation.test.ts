import { describe, expect, it } from "vitest";
import { hrefHere, isPlain } from "./soft-navigation.ts";

const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

/** A link as a page has it, in HTML or in a drawing: all that both have in common is what they are told. */
function link(attributes: Record<string, string>) {
  return {
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => Object.hasOwn(attributes, name),
  };
}

describe("a click that leads on without a reload", () => {
  it("is one that no key and no other button makes something else of, and that nobody has answered", () => {
    expect(isPlain(plain)).toBe(true);
    for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"] as const)
      expect([key, isPlain({ ...plain, [key]: true })]).toEqual([key, false]);
    expect(isPlain({ ...plain, button: 1 })).toBe(false);
  });

  it("is on a link to a page in this window", () => {
    expect(hrefHere(link({ href: "/cocktails?page=2", "data-stay": "" }))).toBe("/cocktails?page=2");
    expect(hrefHere(link({ href: "" }))).toBe("");
  });

  it("is on none that leads nowhere, is downloaded, opens a window, or is answered by something else", () => {
    expect(hrefHere(link({}))).toBe(null);
    for (const [name, value] of [
      ["target", "_blank"],
      ["download", ""],
      ["data-reload", ""],
    ] as const)
      expect([name, hrefHere(link({ href: "/cocktails", [name]: value }))]).toEqual([name, null]);
  });
});
