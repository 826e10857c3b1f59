import fc from "fast-check";
import { expect, it } from "vitest";
import { openLog } from "./log.server.ts";
import { readSigned, signText } from "./secrets.server.ts";

const signing = { secret: "a secret of the site, which nobody knows", purpose: "test" };

it("a signed text says what was signed, until it runs out, and nothing else does", () => {
  const text = signText(signing, { who: "ada", what: "weekly" }, 1_000);
  expect(readSigned(signing, text, 999)).toEqual({ who: "ada", what: "weekly" });
  expect(readSigned(signing, text, 1_000)).toBeNull();
  expect(readSigned({ ...signing, purpose: "another" }, text, 0)).toBeNull();
  expect(readSigned({ ...signing, secret: "another" }, text, 0)).toBeNull();
  expect(readSigned(signing, signText(signing, { who: "ada" }))).toEqual({ who: "ada" });
});

it("whatever else is sent is nothing", () => {
  const text = signText(signing, { who: "ada" });
  for (const broken of [
    "",
    ".",
    `${text}.`,
    text.slice(1),
    text.slice(0, -1),
    `x${text}`,
    text.replace(".", ""),
    text.repeat(200),
  ])
    expect(readSigned(signing, broken)).toBeNull();
  fc.assert(fc.property(fc.string(), (any) => readSigned(signing, any) === null));
});

it("the log tells no mailed link, no secret address, nobody's own address, and no row that the database refused", () => {
  const written: string[] = [];
  const log = openLog("info", { write: (line) => void written.push(line) });
  const addresses = [
    "/your-account/login?reset=AbCdEfGhIjKlMnOpQrStUvWx&redir=%2F",
    `/shared/${"s3cret_-".repeat(4)}`,
    "/shop/order/J2026000001/AbCdEfGhIjKlMnOpQrStUv/invoice.pdf",
    `/confirm-email?token=${signText(signing, { email: "ada@example.com" }, Date.now())}`,
    "/desk/users?keyword=ada%40example.com&limit=24",
    "/search?keyword=ada@example.com",
    "/cocktails/recipe/77/negroni?limit=24",
  ].map((path) => `http://a-rather-long-name.of-the-site.example${path}`);
  for (const url of addresses) log.info({ url }, "read");
  const refused = Object.assign(new Error("twice"), { code: "23505", detail: "Key (email)=(ada@example.com) exists." });
  log.error({ err: refused }, "refused");
  const lines = written.map((line) => JSON.parse(line) as { url?: string; err?: { code: string } });
  expect(lines.map(({ url }) => url?.replace("http://a-rather-long-name.of-the-site.example", ""))).toEqual([
    "/your-account/login?reset=…&redir=%2F",
    "/shared/…",
    "/shop/order/J2026000001/…/invoice.pdf",
    "/confirm-email?token=…",
    "/desk/users?keyword=…&limit=24",
    "/search?keyword=…",
    "/cocktails/recipe/77/negroni?limit=24",
    undefined,
  ]);
  expect(lines.at(-1)?.err?.code).toBe("23505");
  expect(written.join()).not.toMatch(/ada|AbCdEf|s3cret/);
});
