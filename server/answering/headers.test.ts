import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentPolicy, headersFor, sealScripts } from "./headers.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("sealing a page that will be stored", () => {
  it("names our own inline scripts by hash and takes the nonce out", () => {
    const html = '<script nonce="n1">ours()</script><script nonce="n1" src="/a.js"></script><p nonce="n1">x</p>';
    const sealed = sealScripts(html, "n1");
    expect(sealed.hashes).toEqual([hashOf("ours()")]);
    expect(sealed.html).toBe('<script>ours()</script><script src="/a.js"></script><p>x</p>');
  });

  it("names no script that does not carry the nonce", () => {
    expect(sealScripts('<script>theirs()</script><script nonce="other">theirs()</script>', "n1").hashes).toEqual([]);
  });
});

describe("the content security policy", () => {
  it("lets nothing of other hosts in but a named picture host, and in a frame a film that somebody plays", () => {
    expect(contentPolicy(["'nonce-x'"])).toContain("script-src 'self' 'nonce-x';");
    expect(contentPolicy([])).toContain("script-src 'self';");
    expect(contentPolicy([])).toContain("frame-src https://www.youtube-nocookie.com;");
    expect(contentPolicy([]).replace("frame-src https://www.youtube-nocookie.com", "")).not.toMatch(
      /script-src[^;]*unsafe|https:/,
    );
    expect(contentPolicy([], "https://cdn.example")).toContain("img-src 'self' data: https://cdn.example/;");
  });

  it("lets in what looks addresses up where that is set, and it alone", () => {
    const looking = { scripts: ["https://lookup.example"], asked: ["https://api.example"] };
    const policy = contentPolicy(["'nonce-x'"], undefined, { looking });
    expect(policy).toContain("script-src 'self' 'nonce-x' https://lookup.example;");
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(contentPolicy([])).not.toContain("connect-src");
  });
});

describe("what every answer says", () => {
  it("is, over https alone, that this host is never to be asked for without", () => {
    expect(headersFor("https://bar.example")["strict-transport-security"]).toBe("max-age=31536000");
    expect(headersFor("http://bar.example")).not.toHaveProperty("strict-transport-security");
    expect(headersFor("https://bar.example")).toMatchObject(headersFor("http://bar.example"));
  });
});
