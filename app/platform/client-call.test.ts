import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ask, sendChange } from "./client-call.ts";

type Seen = { key: string | undefined; attempt: string | null; link: string | null };
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A site that answers with each of these in turn, the last one for ever. */
async function siteThatSays(...answers: [status: number, text: string][]) {
  const seen: Seen[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(await bodyOf(request));
    asked.push(request.url ?? "");
    seen.push({
      key: request.headers["idempotency-key"] as string,
      attempt: fields.get("_a"),
      link: fields.get("link_id"),
    });
    const [status, text] = answers[Math.min(seen.length, answers.length) - 1]!;
    response.writeHead(status).end(text);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  open.push(() => server.close());
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    seen,
    asked,
    stop: () => server.close(),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

const quick = { attempts: 3, pause: 1 };

describe("a question", () => {
  const signal = () => new AbortController().signal;

  it("carries its query and the number of the attempt", async () => {
    const site = await siteThatSays([200, '{"count":1}']);
    expect(await ask(site.address, { k: "g&t", limit: "4" }, signal(), quick)).toEqual({ count: 1 });
    expect(site.asked).toEqual(["/?k=g%26t&limit=4&_a=1"]);
  });

  it("is asked again after an error, three times in all", async () => {
    const site = await siteThatSays([500, "ERROR: no"], [429, "ERROR: wait"], [200, "[]"]);
    expect(await ask(site.address, {}, signal(), quick)).toEqual([]);
    expect(site.asked.map((url) => url.at(-1))).toEqual(["1", "2", "3"]);
  });

  it("fails after the third", async () => {
    const site = await siteThatSays([500, "ERROR: no"]);
    await expect(ask(site.address, {}, signal(), quick)).rejects.toThrow("status 500");
    expect(site.asked).toHaveLength(3);
  });

  it("is not asked again once withdrawn", async () => {
    const site = await siteThatSays([500, "ERROR: no"]);
    const withdrawn = new AbortController();
    const refused = expect(ask(site.address, {}, withdrawn.signal, { attempts: 3, pause: 60_000 })).rejects.toThrow();
    while (site.asked.length === 0) await new Promise((done) => setImmediate(done));
    withdrawn.abort();
    await refused;
    expect(site.asked).toHaveLength(1);
  });
});

describe("a change", () => {
  it("asks again after an error, with the same key, and counts its attempts", async () => {
    const site = await siteThatSays([500, "ERROR: something went wrong here"], [200, "OK"]);
    expect(await sendChange(site.address, { link_id: "7" }, quick)).toMatchObject({ kind: "done" });
    expect(site.seen.map(({ attempt, link }) => [attempt, link])).toEqual([
      ["1", "7"],
      ["2", "7"],
    ]);
    expect(site.seen[0]!.key).toBeTruthy();
    expect(site.seen[1]!.key).toBe(site.seen[0]!.key);
  });

  it.each([500, 502, 503, 504])("gives up after three attempts that answered %s", async (status) => {
    const site = await siteThatSays([status, "ERROR: not now"]);
    expect(await sendChange(site.address, {}, quick)).toEqual({ kind: "failed" });
    expect(site.seen).toHaveLength(3);
  });

  it.each([400, 403, 404, 409, 413, 429])("is not sent again after %s, which says why", async (status) => {
    const site = await siteThatSays([status, "ERROR: too many requests"]);
    const refused = { kind: "refused", status, reason: "too many requests" };
    expect(await sendChange(site.address, {}, quick)).toEqual(refused);
    expect(site.seen).toHaveLength(1);
  });

  it("is done where the word only stands in what was said", async () => {
    const site = await siteThatSays([200, '{"name":"The ERROR of my ways"}']);
    expect(await sendChange(site.address, {}, quick)).toMatchObject({ kind: "done" });
  });

  it.each(["rejected by cookie policy", "failed to add item to basket"])(
    "hears at once that a basket %s, whatever the status",
    async (reason) => {
      const site = await siteThatSays([200, `ERROR: ${reason}`]);
      expect(await sendChange(site.address, {}, quick)).toEqual({ kind: "refused", status: 200, reason });
      expect(site.seen).toHaveLength(1);
    },
  );

  it("takes an error for one whatever its status says", async () => {
    const site = await siteThatSays([200, "ERROR: not now"]);
    expect(await sendChange(site.address, {}, quick)).toEqual({ kind: "failed" });
    expect(site.seen).toHaveLength(3);
  });

  it("does not ask again for what stays as it is", async () => {
    const site = await siteThatSays([409, "ERROR: item already exists"]);
    expect(await sendChange(site.address, {}, quick)).toEqual({
      kind: "refused",
      status: 409,
      reason: "item already exists",
    });
    expect(site.seen).toHaveLength(1);
  });

  it("gives each change a key of its own", async () => {
    const site = await siteThatSays([200, "OK"]);
    await sendChange(site.address, {}, quick);
    await sendChange(site.address, {}, quick);
    expect(site.seen[0]!.key).not.toBe(site.seen[1]!.key);
  });

  it("fails where nothing answers", async () => {
    const site = await siteThatSays([200, "OK"]);
    site.stop();
    expect(await sendChange(site.address, {}, quick)).toEqual({ kind: "failed" });
  });
});
