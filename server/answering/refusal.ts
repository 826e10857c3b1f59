import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { refusalAt } from "#app/api/replies.server.ts";
import type { Settings } from "#app/platform/settings.server.ts";
import { nameOf } from "../asker.ts";
import { plainDocument } from "./plain-page.ts";

/** What is answered before anything else looks at a request. */
type Refusal = { status: 400 | 404 | 408 | 414 | 421 | 431; title: string; text: string };

/** contract.md, 13: Input bounds. In bytes, as Node gives an address one character a byte. */
const longestAddress = 8_192;
const mostSegments = 32;

const tooLong: Refusal = {
  status: 414,
  title: "This address is too long",
  text: `Addresses of this site have at most ${longestAddress} characters. If a list of many things made it so long, ask for fewer at once.`,
};
const tooDeep: Refusal = {
  status: 404,
  title: "Page not found",
  text: `There is nothing at this address: no page of this site lies deeper than ${mostSegments} folders.`,
};
const wrongHost: Refusal = {
  status: 421,
  title: "This is another site's address",
  text: "The site does not answer under the name in this address. If it is yours, name it in BASE_URL or ALLOWED_HOSTS.",
};

/** What speaks against an address and a host, if anything: looked at once, whatever they hold. */
export function refusalOf(url: string, host: string, allowed: Settings["ALLOWED_HOSTS"]): Refusal | null {
  if (url.length > longestAddress) return tooLong;
  if (isDeep(url)) return tooDeep;
  return isAllowed(host, allowed) ? null : wrongHost;
}

function isDeep(url: string): boolean {
  const query = url.indexOf("?");
  const end = query < 0 ? url.length : query;
  let segments = 0;
  for (let at = url.indexOf("/"); at >= 0 && at < end; at = url.indexOf("/", at + 1))
    if (++segments > mostSegments) return true;
  return false;
}

/** An allowed name with a port is that port's alone; one without is any port's. */
function isAllowed(host: string, allowed: Settings["ALLOWED_HOSTS"]): boolean {
  return allowed === null || allowed.includes(host.toLowerCase()) || allowed.includes(nameOf(host));
}

/** A call's or a task's address, with or without a language. */
const callAddress = /^(?:\/[a-z]{2}-[a-z]{2})?(?:\/builder)?\/api\//;

/** What every answer of this site says: of one over https more than of another. */
type Common = Readonly<Record<string, string>>;

/** Writes a refusal: calls get one in their own form, everybody else a page in words. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal, common: Common): void {
  const { url = "" } = request;
  const { headers, body } = written(refusal, callAddress.test(url) ? url : null, common);
  // Whatever else it sent is not read.
  response.writeHead(refusal.status, { ...headers, connection: "close" });
  response.end(request.method === "HEAD" ? undefined : body);
}

const unreadable: Refusal = {
  status: 400,
  title: "This request could not be read",
  text: "What was sent is no request that this site understands.",
};
const slow: Refusal = { status: 408, title: "This took too long", text: "The request did not arrive in time." };
const tooMuch: Refusal = {
  status: 431,
  title: "This request says too much of itself",
  text: "Its headers are longer than this site reads. Deleting this site's cookies may help.",
};

/** Answers what Node's parser gave up on, in words as well, and hangs up. */
export function refuseUnread(
  error: NodeJS.ErrnoException & { rawPacket?: Buffer },
  socket: Duplex,
  common: Common,
): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const refusal = unreadRefusal(error);
  const { headers, body } = written(refusal, null, common);
  const head = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${head.join("\r\n")}\r\n\r\n${body}`);
}

function unreadRefusal({ code, rawPacket }: { code?: string | undefined; rawPacket?: Buffer }): Refusal {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return slow;
  if (code !== "HPE_HEADER_OVERFLOW") return unreadable;
  const line = rawPacket?.subarray(0, longestAddress + 20).indexOf("\r\n") ?? 0;
  return line < 0 ? tooLong : tooMuch;
}

function written(
  refusal: Refusal,
  call: string | null,
  common: Common,
): { headers: Record<string, string>; body: string } {
  const { headers, html } = plainDocument(refusal.status, refusal.title, refusal.text);
  const { type, text: body } = call
    ? refusalAt(call, refusal.title.toLowerCase())
    : { type: headers["content-type"]!, text: html };
  const length = String(Buffer.byteLength(body));
  return { headers: { ...common, ...headers, "content-type": type, "content-length": length }, body };
}
