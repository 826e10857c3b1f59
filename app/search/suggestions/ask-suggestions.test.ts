import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askSuggestions } from "./ask-suggestions.ts";

const question = { keyword: "g&t", section: "cocktails", limit: 4 };
const answer = { results: [], count: 0 };
const closing: (() => void)[] = [];

/** A server that answers with these statuses in turn, and what it was asked. */
async function serverWith(...statuses: number[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(statuses[asked.length - 1] ?? 500, { connection: "close" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => server.close());
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/call` };
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

/** Lets the pause before the next attempt pass, once it has begun. */
async function passPause(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
  await vi.advanceTimersByTimeAsync(1_000);
}

test("names the keyword, the section, the limit and the attempt", async () => {
  const { asked, address } = await serverWith(200);
  expect(await askSuggestions(address, question, new AbortController().signal)).toEqual(answer);
  expect(asked).toEqual(["/call?k=g%26t&a=cocktails&limit=4&_a=1"]);
});

test("tries three times, a second apart", async () => {
  const { asked, address } = await serverWith(500, 429, 200);
  const answered = askSuggestions(address, question, new AbortController().signal);
  await passPause();
  await passPause();
  expect(await answered).toEqual(answer);
  expect(asked.map((url) => url.at(-1))).toEqual(["1", "2", "3"]);
});

test("gives up after the third", async () => {
  const { asked, address } = await serverWith(500, 500, 500, 200);
  const answered = askSuggestions(address, question, new AbortController().signal);
  const refused = expect(answered).rejects.toThrow("status 500");
  await passPause();
  await passPause();
  await refused;
  expect(asked.length).toBe(3);
});

test("a withdrawn question is not tried again", async () => {
  const { asked, address } = await serverWith(500, 200);
  const withdrawn = new AbortController();
  const refused = expect(askSuggestions(address, question, withdrawn.signal)).rejects.toThrow();
  while (vi.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
  withdrawn.abort();
  await refused;
  expect(asked.length).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
