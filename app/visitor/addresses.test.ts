import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isForMembers, returnAddress, signInAddress } from "./addresses.ts";

describe("where a form leads back to", () => {
  it("keeps paths of this site, with query and anchor", () => {
    expect(returnAddress("/cocktails?spirit=gin&page=2#top")).toBe("/cocktails?spirit=gin&page=2#top");
    expect(returnAddress("/")).toBe("/");
  });

  it("takes the language prefix off, because the redirect puts it back", () => {
    expect(returnAddress("/fr-fr/my-bar?sort=name")).toBe("/my-bar?sort=name");
    expect(returnAddress("/fr-fr")).toBe("/");
    expect(returnAddress("/xx-xx/my-bar")).toBe("/xx-xx/my-bar");
  });

  it("never leads to another site, with a prefix in front or without", () => {
    const elsewhere = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "/fr-fr//evil.example",
      "/fr-fr/\\evil.example",
      "/en-gb//evil.example/x?y",
    ];
    for (const wanted of [...elsewhere, undefined, null, 3, ["/a"]]) expect(returnAddress(wanted)).toBe("/");
  });

  it("always answers an address on this site", () => {
    const piece = fc.constantFrom("/", "\\", "fr-fr", "..", "//", "evil.example", ":", "@", "%2f", "\t", "a", "?", "#");
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => `/${pieces.join("")}`),
        (wanted) => {
          const address = returnAddress(wanted);
          expect(address.startsWith("/")).toBe(true);
          expect(new URL(address, "http://this.site").origin).toBe("http://this.site");
        },
      ),
    );
  });
});

describe("the address that asks to sign in", () => {
  it("carries the page as the contract writes it", () => {
    expect(signInAddress("/my-bar")).toBe("/login?redir=/my-bar");
  });

  it("brings back any page whole", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\/[a-z0-9/%.~-]{0,20}$/),
        fc.stringMatching(/^[a-z0-9&=%+#?]{0,20}$/),
        (path, query) => {
          const back = `${path}?${query}`;
          expect(new URL(signInAddress(back), "http://this.site").searchParams.get("redir")).toBe(back);
        },
      ),
    );
  });
});

it("what is somebody's own is for members, whether or not there is such a page", () => {
  for (const path of [
    "/your",
    "/your/",
    "/your/messages",
    "/your-account",
    "/your-account/update",
    "/your-account/login/more",
    "/your-account/logout",
    "/my-bar",
    "/my-bar/nowhere",
    "/My-Bar/nowhere",
    "//my-bar//nowhere",
    "/builder/collections",
    "/builder/login/more",
    "/builder/homes",
  ])
    expect(isForMembers(path), path).toBe(true);
});

it("what leads to an account is for everyone, and so is what only begins alike", () => {
  for (const path of [
    "/",
    "/your-account/login",
    "/your-account/login/",
    "/builder",
    "/builder/",
    "/builder/home",
    "/builder/login",
    "/builder/register",
    "/builder/forgot-password",
    "/builder/get-started",
    "/yours",
    "/your-bar",
    "/my-bars",
    "/builders",
    "/login",
    "/cocktails/my-bar",
  ])
    expect(isForMembers(path), path).toBe(false);
});
