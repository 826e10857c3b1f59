import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { loopbackHosts, type Settings } from "#app/platform/settings.server.ts";

/** Who asks, and under which name of the site, as the request says, or the proxies that are trusted. */
export type Asker = {
  /** For limits: an IPv4 address, or the 64 bits of an IPv6 address that one household has. */
  address: string;
  /** As the browser has it in its address line, with the port where it names one. */
  host: string;
  protocol: "http" | "https";
  /** True when the request was made on this machine, by all that can be told. */
  near: boolean;
};

/** What proxies write; where any of it stands, a request that comes from this machine began elsewhere. */
const marksOfProxies = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/** Whether a hop of a request, by its address and its place from us outwards, is one of our proxies. */
type Trust = (address: string, hop: number) => boolean;

/** Tells who asks (contract.md, 13: `TRUST_PROXY`). Nobody's `X-Forwarded-…` is believed but that of trusted proxies. */
export function openAsker(trusted: Settings["TRUST_PROXY"]): (request: IncomingMessage) => Asker {
  const trust: Trust =
    typeof trusted === "number" ? (_: string, hop: number) => hop < trusted : proxyAddr.compile(trusted);
  return (request) => new ReadAsker(request, trust);
}

/** Read when it is asked for: a page that is stored needs the host alone. */
class ReadAsker implements Asker {
  readonly #request: IncomingMessage;
  readonly #trust: Trust;
  readonly #peer: string;

  constructor(request: IncomingMessage, trust: Trust) {
    this.#request = request;
    this.#trust = trust;
    this.#peer = request.socket.remoteAddress ?? "";
  }

  get host() {
    return this.#told("x-forwarded-host") || (this.#request.headers.host ?? "");
  }

  get address() {
    return this.#isBelieved ? farthest(proxyAddr.all(this.#request, this.#trust)) : networkOf(this.#peer);
  }

  get protocol() {
    return this.#told("x-forwarded-proto").toLowerCase() === "https" ? "https" : "http";
  }

  get near() {
    const proxied = marksOfProxies.some((name) => name in this.#request.headers);
    return isLoopback(this.#peer) && !proxied && loopbackHosts.includes(nameOf(this.host));
  }

  get #isBelieved() {
    return this.#trust(this.#peer, 0);
  }

  #told(name: string): string {
    if (!this.#isBelieved) return "";
    return String(this.#request.headers[name] ?? "")
      .split(",", 1)[0]!
      .trim();
  }
}

/** A host without its port, in lower case. */
export function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d{1,5}$/, "");
}

/** The last address of a chain, from us outwards, that is one: some proxies write `unknown`, or a port behind it. */
function farthest(chain: string[]): string {
  const [peer = "", ...others] = chain;
  const told = others.map((address) => address.replace(/^(\d[\d.]+|\[.+\]):\d+$/, "$1").replace(/^\[(.+)\]$/, "$1"));
  return networkOf(told.findLast((address) => ipaddr.isValid(address)) ?? peer);
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === "ipv4") return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString().split("%")[0]}/64`)}/64`;
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}
