import { createServer, type Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ReadyHead, sendWithHead } from "./ready-head.ts";

const headers = ["content-type", "text/plain", "etag", '"a"', "x-own", "one", "content-length", "5"];
const answer = { status: 200, headers, body: Buffer.from("drink") };
const second = Date.parse("2026-11-27T18:00:00Z");
let head: ReadyHead | undefined;
let server: Server;
const written = vi.spyOn(ServerResponse.prototype, "writeHead");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: second });
  head = undefined;
  server = createServer((request, response) => {
    head = sendWithHead(request, response, { ...answer, head });
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  written.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  return new Promise<void>((closed) => void server.close(() => closed()));
});

/** All that comes back over one connection for some requests sent at once, of which the last ends it. */
function exchange(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write([...requests, "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"].join(""));
  return text(socket);
}
const get = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

it("is sent as Node wrote it, and written once in a second", async () => {
  const answers = (await exchange(get, get, get)).split(/(?=HTTP\/1\.1 )/);
  // The third in a row, and the one that ends the connection, which has a head of its own.
  expect(written).toHaveBeenCalledTimes(2);
  expect(answers).toHaveLength(4);
  expect(new Set(answers.slice(0, 3)).size).toBe(1);
  for (const one of answers) {
    expect(one).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(one).toContain("\r\nx-own: one\r\n");
    expect(one).toMatch(/\r\n\r\ndrink$/);
  }
  expect(answers.map((one) => /Connection: (\S+)/.exec(one)?.[1])).toEqual([...Array(3).fill("keep-alive"), "close"]);
});

it("is written anew for the next second", async () => {
  await exchange(get);
  vi.setSystemTime(second + 999);
  await exchange(get);
  // One for the first, and one for each that ended its connection.
  expect(written).toHaveBeenCalledTimes(3);
  vi.setSystemTime(second + 1_000);
  await exchange(get);
  expect(written).toHaveBeenCalledTimes(5);
});

it("is another one for an old client, and goes alone where it was asked for alone", async () => {
  await exchange(get);
  expect(await exchange("GET / HTTP/1.0\r\n\r\n")).toMatch(/Connection: close\r\n\r\ndrink$/);
  const [alone, whole] = (await exchange("HEAD / HTTP/1.1\r\nhost: a\r\n\r\n")).split(/(?=HTTP\/1\.1 )/);
  expect(alone).toMatch(/content-length: 5\r\n.*\r\n\r\n$/s);
  expect(whole).toMatch(/\r\n\r\ndrink$/);
});
