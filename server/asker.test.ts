import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { type Asker, openAsker } from "./asker.ts";

function asker(trusted: Parameters<typeof openAsker>[0], from: string, headers: Record<string, string> = {}): Asker {
  const request = { headers: { host: "bar.example", ...headers }, socket: { remoteAddress: from } };
  return openAsker(trusted)(request as unknown as IncomingMessage);
}
const forwarded = {
  "x-forwarded-for": "192.0.2.1, 198.51.100.7",
  "x-forwarded-host": "shop.example",
  "x-forwarded-proto": "https",
};

describe("who asks", () => {
  it("is who is connected, where no proxy is trusted, whatever the request says", () => {
    for (const [trusted, from] of [
      [0, "203.0.113.9"],
      [["10.0.0.0/8", "192.0.2.7"], "203.0.113.9"],
    ] as const)
      expect(asker(trusted as number, from, forwarded)).toMatchObject({
        address: "203.0.113.9",
        host: "bar.example",
        protocol: "http",
      });
  });

  it("is who a trusted proxy says, as far as proxies are trusted", () => {
    const address = (trusted: number | string[], chain: string) =>
      asker(trusted, "10.0.0.1", { "x-forwarded-for": chain }).address;
    expect(address(1, "192.0.2.1, 198.51.100.7")).toBe("198.51.100.7");
    expect(address(2, "192.0.2.1, 198.51.100.7")).toBe("192.0.2.1");
    expect(address(9, "192.0.2.1, 198.51.100.7")).toBe("192.0.2.1");
    expect(address(["10.0.0.0/8"], "192.0.2.1, 198.51.100.7")).toBe("198.51.100.7");
    expect(address(["10.0.0.0/8", "198.51.100.7"], "192.0.2.1, 198.51.100.7")).toBe("192.0.2.1");
    expect(asker(1, "10.0.0.1", forwarded)).toMatchObject({ host: "shop.example", protocol: "https" });
  });

  it("is the last that can be told, where a proxy wrote no address", () => {
    const address = (chain: string) => asker(2, "10.0.0.1", { "x-forwarded-for": chain }).address;
    expect(address("unknown")).toBe("10.0.0.1");
    expect(address("nonsense, 198.51.100.7")).toBe("198.51.100.7");
    expect(address("198.51.100.7:51234")).toBe("198.51.100.7");
    expect(address("[2001:db8::1]:443")).toBe("2001:db8::/64");
    expect(asker(1, "10.0.0.1").address).toBe("10.0.0.1");
  });

  it("is one household in all addresses that it has", () => {
    const one = asker(0, "2001:db8:0:7::1").address;
    expect(one).toBe("2001:db8:0:7::/64");
    expect(asker(0, "2001:db8:0:7:ffff:ffff:ffff:ffff").address).toBe(one);
    expect(asker(0, "2001:db8:0:8::1").address).not.toBe(one);
    expect(asker(0, "::ffff:203.0.113.9").address).toBe("203.0.113.9");
    expect(asker(0, "fe80::1%eth0").address).toBe("fe80::/64");
  });

  it("is near when nothing says that the request came through somebody else", () => {
    const near = (from: string, headers: Record<string, string> = {}) =>
      asker(1, from, { host: "localhost:3000", ...headers }).near;
    expect(["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.8.8.8"].map((from) => near(from))).toEqual(
      Array(4).fill(true),
    );
    expect(near("203.0.113.9")).toBe(false);
    expect(near("127.0.0.1", { host: "bar.example" })).toBe(false);
    for (const name of ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"])
      expect([name, near("127.0.0.1", { [name]: "127.0.0.1" })]).toEqual([name, false]);
  });
});
