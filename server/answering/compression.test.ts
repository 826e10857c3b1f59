import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressOnce, encodingOf } from "./compression.ts";

describe("the encoding of an answer", () => {
  it("is the best that the asker takes", () => {
    expect(encodingOf("gzip, deflate, br, zstd")).toBe("br");
    expect(encodingOf("gzip;q=1.0, br;q=0.5")).toBe("br");
    expect(encodingOf("gzip")).toBe("gzip");
    expect(encodingOf("br;q=0, gzip")).toBe("gzip");
    expect(encodingOf("br; q=0.0 , gzip;q=0.001")).toBe("gzip");
    for (const none of [undefined, "", "identity", "deflate", "br;q=0", "gzip;q=0, br;q=0.000", "brotli"])
      expect(encodingOf(none), String(none)).toBe("identity");
  });
});

describe("an answer that is made for one asker", () => {
  const text = "A dry martini, please. ".repeat(200);
  const html = { "content-type": "text/html; charset=utf-8" };
  const ask = (from?: string, accepted = "gzip, br") =>
    new Request("http://localhost/", {
      headers: { "accept-encoding": accepted, ...(from === undefined ? {} : { "sec-fetch-site": from }) },
    });
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it("goes out compressed as the asker takes it, with all else that it said", async () => {
    for (const [encoding, unpack] of [["gzip", gunzipSync] as const, ["br", brotliDecompressSync] as const]) {
      const made = new Response(text, { status: 404, headers: { ...html, "x-own": "1", vary: "cookie" } });
      const sent = await compressOnce(ask("same-origin"), made, encoding);
      const body = await bytes(sent);
      expect(unpack(body).toString()).toBe(text);
      expect(Object.fromEntries(sent.headers)).toEqual({
        ...html,
        "x-own": "1",
        vary: "cookie, accept-encoding",
        "content-encoding": encoding,
        "content-length": String(body.length),
      });
      expect(sent.status).toBe(404);
    }
  });

  it("goes out as zstd to a browser that takes it, packed smallest and soonest", async () => {
    const made = () => new Response(text, { headers: html });
    const sent = await compressOnce(ask("same-origin", "gzip, deflate, br, zstd"), made(), "br");
    expect(sent.headers.get("content-encoding")).toBe("zstd");
    expect(zstdDecompressSync(await bytes(sent)).toString()).toBe(text);
    const refused = await compressOnce(ask("same-origin", "br, zstd;q=0"), made(), "br");
    expect(refused.headers.get("content-encoding")).toBe("br");
    const short = await compressOnce(ask("same-origin", "br, zstd"), new Response("short", { headers: html }), "br");
    expect([short.headers.get("content-encoding"), (await bytes(short)).toString()]).toEqual([null, "short"]);
    const other = await compressOnce(ask("cross-site", "br, zstd"), made(), "br");
    expect(other.headers.get("content-encoding")).toBeNull();
  });

  it("keeps each of its cookies", async () => {
    const made = new Response(text, { headers: html });
    for (const cookie of ["a=1", "b=2"]) made.headers.append("set-cookie", cookie);
    expect((await compressOnce(ask(), made, "gzip")).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("goes out as it is where it is short, packed already, has no body, or another site asked for it", async () => {
    const asIs = async (made: Response, from?: string) => {
      const sent = await compressOnce(ask(from), made, "br");
      return [sent.headers.get("content-encoding"), (await bytes(sent)).toString()];
    };
    expect(await asIs(new Response("short", { headers: html }))).toEqual([null, "short"]);
    expect(await asIs(new Response(text, { headers: { "content-type": "image/png" } }))).toEqual([null, text]);
    expect(await asIs(new Response(text, { headers: { ...html, "content-encoding": "zstd" } }))).toEqual([
      "zstd",
      text,
    ]);
    expect(await asIs(new Response(null, { status: 304, headers: html }))).toEqual([null, ""]);
    for (const from of ["cross-site", "same-site"])
      expect(await asIs(new Response(text, { headers: html }), from)).toEqual([null, text]);
    for (const from of ["same-origin", "none", undefined])
      expect((await asIs(new Response(text, { headers: html }), from))[0]).toBe("br");
  });
});
