import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BodyError,
  bodyAtHand,
  bodyLimit,
  readBody,
  readBodyWithFiles,
  readFields,
  wholeBody,
  withBody,
} from "./body.server.ts";

function post(type: string, body: BodyInit | ReadableStream, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", headers: { ...(type ? { "content-type": type } : {}), ...headers }, body };
  return new Request("http://site.test/", { ...init, duplex: "half" } as RequestInit);
}
const form = "application/x-www-form-urlencoded";
const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (error: unknown) => (error instanceof BodyError ? error.status : String(error)),
  );

describe("the fields of a body", () => {
  it("are the same from a form, from parts and as JSON", async () => {
    const wanted = { name: "Piña & Co", spirit: { limit: "9" }, ids: ["1", "2"] };
    const text = "name=Pi%C3%B1a+%26+Co&spirit[limit]=9&ids[]=1&ids[]=2";
    const parts = new FormData();
    for (const [name, value] of new URLSearchParams(text)) parts.append(name, value);
    const measured = new Response(parts);
    const bytes = await measured.arrayBuffer();
    const length = { "content-length": String(bytes.byteLength) };
    const bodies = [
      post(form, text),
      post(measured.headers.get("content-type")!, bytes, length),
      post("application/json; charset=utf-8", JSON.stringify(wanted)),
    ];
    for (const body of bodies) expect(JSON.parse(JSON.stringify(await readBody(body)))).toEqual(wanted);
  });

  it("are as many as of a form where JSON names them with brackets", async () => {
    const many = (name: (place: number) => string, value: unknown) =>
      readBody(
        post(
          "application/json",
          JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, place) => [name(place), value]))),
        ),
      );
    expect(Object.keys(await many((place) => `a${place}[]`, [1]))).toHaveLength(2_000);
    expect(Object.keys(await many((place) => `a${place}[b]`, 1))).toHaveLength(2_000);
    // What is named without them is what was sent.
    expect(Object.keys(await many((place) => `a${place}`, 1))).toHaveLength(5_000);
  });

  it("keep the ids that stand in brackets", async () => {
    const text = "cocktail[ingredient][3][unitId]=6&cocktail[ingredient][1664][unitId]=7&p[12]=key";
    const { cocktail, p } = (await readBody(post(form, text))) as { cocktail: { ingredient: object }; p: object };
    expect(Object.keys(cocktail.ingredient)).toEqual(["3", "1664"]);
    expect(Object.entries(p)).toEqual([["12", "key"]]);
  });

  it("are none where there is no body", async () => {
    expect(await readBody(new Request("http://site.test/"))).toEqual({});
    expect(await readBody(post("application/json", " "))).toEqual({});
  });

  it("cannot reach the prototypes of the program", async () => {
    const read = readFields("__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1");
    await readBody(post("application/json", '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(read)).toBeNull();
  });

  it("that break off are the sender's fault", async () => {
    let sent = 0;
    const broken = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent === 1) controller.enqueue(new TextEncoder().encode("a=1&"));
        else controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
      },
    });
    expect(await statusOf(readBody(post(form, broken)))).toBe(400);
  });

  it("hold no NUL, which no database text can", async () => {
    expect({ ...readFields("a=x%00y\0z&%00b=1&c=%0%000") }).toEqual({ a: "xyz", b: "1", c: "" });
    expect(await readBody(post("application/json", '{"a":"x\\u0000y","b":["\\u0000"],"c":"\\\\u0000"}'))).toEqual({
      a: "xy",
      b: [""],
      c: "\\u0000",
    });
  });

  it("are read from any text without an error", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readFields(text) === "object"));
  });
});

describe("a body that cannot be read", () => {
  it("is refused with the status that says why", async () => {
    expect(await statusOf(readBody(post("application/json", "{")))).toBe(400);
    expect(await statusOf(readBody(post("application/json", "[1]")))).toBe(400);
    expect(await statusOf(readBody(post("application/json", "null")))).toBe(400);
    expect(await statusOf(readBody(post("application/xml", "<a/>")))).toBe(400);
    expect(await statusOf(readBody(post("multipart/form-data", "abc", { "content-length": "3" })))).toBe(400);
  });

  it("is refused over 1 MB, whether it says how long it is or not", async () => {
    const exact = `a=${"x".repeat(bodyLimit - 2)}`;
    expect(await statusOf(readBody(post(form, exact)))).toBe(200);
    expect(await statusOf(readBody(post(form, `${exact}x`)))).toBe(413);
    expect(await statusOf(readBody(post(form, "a=1", { "content-length": String(bodyLimit + 1) })))).toBe(413);
    let given = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          given += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(97));
        },
      });
    expect(await statusOf(readBody(post("application/json", endless())))).toBe(413);
    expect(given).toBeLessThan(bodyLimit * 1.3);
    expect(await statusOf(readBody(post("multipart/form-data; boundary=x", endless())))).toBe(413);
  });
});

it("of what is too large is told how many files began before it was, as far as six times as much", async () => {
  const sent = async (sizes: number[]) => {
    const body = new FormData();
    for (const size of [...sizes, 0]) body.append("image[]", new File(["x".repeat(size)], size === 0 ? "" : "a.png"));
    return readBodyWithFiles(new Request("http://site", { method: "POST", body }), 200_000).catch((error) => error);
  };
  expect((await sent([500_000, 600_000])).lists["image[]"]).toHaveLength(2);
  expect(await sent([1_300_000])).toMatchObject({ status: 413, files: 1 });
  expect(await sent([700_000, 700_000])).toMatchObject({ status: 413, files: 2 });
  expect(await sent(Array.from({ length: 6 }, () => 1_000_000))).toMatchObject({ status: 413, files: 2 });
});

describe("an answer whose body is there as a whole", () => {
  const bytes = new TextEncoder().encode('{"gin":"fine"}');
  const made = () => withBody(bytes, { status: 404, headers: { "content-type": "application/json" } });

  it("is read like any other by who knows no better, also when it was passed on", async () => {
    const plain = new Response(bytes, { status: 404, headers: { "content-type": "application/json" } });
    const passedOn = new Response(made().body, made());
    for (const answer of [made(), made().clone(), passedOn]) {
      expect([answer.status, [...answer.headers]]).toEqual([plain.status, [...plain.headers]]);
      expect(await answer.text()).toBe('{"gin":"fine"}');
    }
    expect(await made().json()).toEqual({ gin: "fine" });
    for (const read of [
      made().arrayBuffer(),
      made().bytes(),
      made()
        .blob()
        .then((blob) => blob.arrayBuffer()),
    ])
      expect(new Uint8Array(await read)).toEqual(bytes);
    await expect(made().formData()).rejects.toThrow();
  });

  it("has its bytes at hand, which reading does not use up", async () => {
    const answer = made();
    expect(bodyAtHand(answer)).toBe(bytes);
    expect([...(await wholeBody(answer))]).toEqual([...bytes]);
    expect([...(await wholeBody(answer))]).toEqual([...bytes]);
    expect(bodyAtHand(new Response(bytes))).toBeUndefined();
    expect([...(await wholeBody(new Response(bytes)))]).toEqual([...bytes]);
  });
});
