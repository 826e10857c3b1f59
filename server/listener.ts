import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { bodyAtHand, wholeBody, withBody, withoutEncodedNul } from "#app/platform/body.server.ts";
import {
  mayKeep,
  publicCounted,
  publicGuests,
  publicNames,
  publicTags,
  publicUntil,
} from "#app/platform/public-page.ts";
import type { Settings } from "#app/platform/settings.server.ts";
import { compressOnce, encodingOf } from "./answering/compression.ts";
import { commonHeaders, contentPolicy, headersFor, sealScripts } from "./answering/headers.ts";
import { refusalOf, refuse, refuseUnread } from "./answering/refusal.ts";
import { type Finished, isKnown, type PageCache, type Rendering } from "./answering/stored/page-cache.ts";
import { type Asker, openAsker } from "./asker.ts";
import type { Metrics } from "./metrics.ts";

type Fetch = (request: Request) => Response | Promise<Response>;
export type Listening = {
  cache: PageCache;
  metrics: Metrics;
  fetch: Fetch;
  pictureHost?: string | undefined;
  middleware?: Middleware | null | undefined;
  /** Hears what a page that is read counts as, and the head of the request for it. */
  count?: ((counted: string, head: IncomingHttpHeaders) => void) | undefined;
  /** Whom to believe, which hosts are ours, and where we are; without them nobody's proxies, any host, and plain http. */
  settings?: Pick<Settings, "TRUST_PROXY" | "ALLOWED_HOSTS"> & Partial<Pick<Settings, "BASE_URL">>;
};
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What follows people around in addresses and says nothing to us. */
const noise = /^(?:utm_[a-z]+|fbclid|gclid|msclkid|_a)?(?:=|$)/;

/** What is the same whatever the query says. */
const files = /^\/(?:assets\/|drawings\/|favicon\.(?:svg|ico)\?)/;

/**
 * An address without noise in its query, and without NUL, which no text that is stored holds. A file's has no query:
 * asked for under names that nobody knows, a social card would be painted and kept once for each.
 */
export function withoutNoise(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  if (files.test(url)) return url.slice(0, start);
  const parts = withoutEncodedNul(url.slice(start + 1)).split("&");
  const query = parts.filter((part) => !noise.test(part)).join("&");
  return url.slice(0, start) + (query ? `?${query}` : "");
}

/** The HTTP server: stored pages first, the site behind them. */
export function openListener(listening: Listening): { server: Server; askerOf(request: Request): Asker } {
  const { TRUST_PROXY, ALLOWED_HOSTS, BASE_URL = "" } = listening.settings ?? { TRUST_PROXY: 0, ALLOWED_HOSTS: null };
  const common = headersFor(BASE_URL);
  const readAsker = openAsker(TRUST_PROXY);
  const askers = new WeakMap<Request, Asker>();
  const underWay = new Map<string, Promise<void>>();

  async function answer(request: Request, incoming: IncomingMessage): Promise<Response> {
    const rendering = listening.cache.begin();
    try {
      return await render(request, incoming, rendering);
    } finally {
      listening.cache.end(rendering);
    }
  }

  async function render(request: Request, incoming: IncomingMessage, rendering: Rendering): Promise<Response> {
    const url = incoming.url ?? "/";
    const encoding = encodingOf(incoming.headers["accept-encoding"]);
    const started = performance.now();
    const response = await listening.fetch(request);
    const kind = /\/api\//.test(url) ? "call" : "page";
    // Who hung up hears nothing; that no page could be made for them is no failure of ours.
    const counted = response.headers.get(publicCounted);
    if (counted && incoming.method === "GET" && response.status === 200) listening.count?.(counted, incoming.headers);
    const status = response.status >= 500 && request.signal.aborted ? 499 : response.status;
    listening.metrics.answered(kind, status, (performance.now() - started) / 1000);
    // What is too large was not read to its end: nothing else can come over this connection.
    if (response.status === 413) response.headers.set("connection", "close");
    if (!isStorable(request, response, url))
      return compressOnce(request, stripMarks(response, listening.pictureHost), encoding);
    const finished = await finish(response, listening.pictureHost);
    const entry = await listening.cache.store(url, encoding, finished, rendering);
    const headers = new Headers();
    for (let index = 0; index < entry.headers.length; index += 2)
      headers.append(entry.headers[index]!, entry.headers[index + 1]!);
    if (isKnown(request.headers.get("if-none-match") ?? undefined, entry.etag))
      return new Response(null, { status: 304, headers });
    return withBody(new Uint8Array(entry.body), { status: entry.status, headers });
  }

  const listener = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      const asked = isHeadOfNobody(incoming)
        ? new Request(request.url, { headers: request.headers, signal: request.signal })
        : request;
      askers.set(asked, readAsker(incoming));
      return sendAtHand(await answer(asked, incoming), outgoing);
    },
    { overrideGlobalObjects: false },
  );

  const server = createServer((request, response) => {
    inOriginForm(request);
    const refusal = refusalOf(request.url ?? "/", readAsker(request).host, ALLOWED_HOSTS);
    if (refusal) {
      listening.metrics.answered("refused", refusal.status, 0);
      return refuse(request, response, refusal, common);
    }
    const { middleware } = listening;
    if (middleware) middleware(request, response, () => void listener(request, response));
    else answerOrShare(request, response);
  });

  function answerOrShare(request: IncomingMessage, response: ServerResponse): void {
    request.url = withoutNoise(request.url ?? "/");
    const { count } = listening;
    if (listening.cache.serve(request, response, count)) return;
    // Many who ask at once for a page that is not stored wait for one rendering, not for one each.
    const own = request.headers.cookie?.includes("session=") || request.url.includes("/api/");
    const shared =
      request.method === "GET" && !own ? `${encodingOf(request.headers["accept-encoding"])} ${request.url}` : null;
    const before = shared ? underWay.get(shared) : undefined;
    if (before) {
      void before.then(() => {
        if (!listening.cache.serve(request, response, count)) void listener(request, response);
      });
      return;
    }
    const done = Promise.resolve(listener(request, response)).then(
      () => undefined,
      () => undefined,
    );
    if (!shared) return;
    underWay.set(shared, done);
    void done.then(() => underWay.delete(shared));
  }
  server.on("clientError", (error, socket) => refuseUnread(error, socket, common));
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return { server, askerOf: (request) => askers.get(request)! };
}

/**
 * Whether only the head is asked for, and by nobody who is known: the head is that of the page then, with its mark and how long it may
 * be kept, as if it were asked for whole (RFC 9110, 9.3.2). Calls, and pages of somebody's own, may do something when they are asked for.
 */
function isHeadOfNobody({ method, url, headers }: IncomingMessage): boolean {
  return method === "HEAD" && !url?.includes("/api/") && !/(?:session|basket)=/.test(headers.cookie ?? "");
}

/**
 * Sends an answer whose body is at hand as it is, in one write, and leaves any other to the adapter, which would read this one
 * from its stream as well: a tenth of a list's time.
 */
function sendAtHand(response: Response, outgoing: ServerResponse): Response {
  const body = bodyAtHand(response);
  if (!body || outgoing.headersSent || outgoing.destroyed) return response;
  response.headers.set("content-length", String(body.byteLength));
  // As a list of names and values one after the other, of which cookies may come several times.
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}

/**
 * An address as servers are sent it, a path; asked as a proxy is (`GET http://host/path`), its host counts as `Host`
 * (RFC 9112, 3.2.2). Left as it came, one page would be kept under as many addresses as there are names of hosts.
 */
function inOriginForm(request: IncomingMessage): void {
  if (!request.url || request.url.startsWith("/")) return;
  const url = URL.parse(request.url);
  if (url?.protocol !== "http:" && url?.protocol !== "https:") return;
  request.url = url.pathname + url.search;
  request.headers.host = url.host;
}

function isStorable(request: Request, response: Response, url: string): boolean {
  const names = response.headers.get(publicNames);
  if (names === null || request.method !== "GET" || response.status !== 200 || response.headers.has("set-cookie"))
    return false;
  const allowed = new Set(names.split(","));
  const start = url.indexOf("?");
  const [path, query] = start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start)];
  return [...new URLSearchParams(query)].every(([name, value]) =>
    // Which parts of a page its router asks for: ours have one that is public, whose marks say that it was among them.
    name === "_routes" ? path.endsWith(".data") && !value.includes(",") : allowed.has(name),
  );
}

/** Our own marks on an answer, which nobody is sent. */
const marks = [publicNames, publicTags, publicUntil, publicGuests, publicCounted];

/** The answer as it will be kept: inline scripts sealed by hash, our own marks gone. */
async function finish(response: Response, pictureHost?: string): Promise<Finished> {
  const tags = (response.headers.get(publicTags) ?? "").split(",").filter(Boolean);
  const until = response.headers.get(publicUntil);
  const guests = response.headers.has(publicGuests);
  const counted = response.headers.get(publicCounted) ?? undefined;
  const nonce = response.headers.get("x-nonce");
  let body = await wholeBody(response);
  const headers = new Headers(response.headers);
  if (nonce && headers.get("content-type")?.startsWith("text/html")) {
    const sealed = sealScripts(body.toString("utf8"), nonce);
    body = Buffer.from(sealed.html);
    headers.set("content-security-policy", contentPolicy(sealed.hashes, pictureHost));
  }
  for (const name of [...marks, "x-nonce", "content-length"]) headers.delete(name);
  for (const [name, value] of Object.entries(commonHeaders)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has("cache-control")) headers.set("cache-control", mayKeep.asking);
  return {
    status: response.status,
    headers: [...headers],
    body,
    tags,
    guests,
    counted,
    until: until === null ? undefined : Date.parse(until),
  };
}

function stripMarks(response: Response, pictureHost?: string): Response {
  const nonce = response.headers.get("x-nonce");
  if (nonce) {
    response.headers.set("content-security-policy", contentPolicy([`'nonce-${nonce}'`], pictureHost));
    response.headers.set("cache-control", "private, no-cache");
  }
  for (const name of [...marks, "x-nonce"]) response.headers.delete(name);
  return response;
}
