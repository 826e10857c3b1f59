import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { withoutEncodedNul } from "#app/platform/body.server.ts";
import { publicNames, publicSubjects, publicUntil } from "#app/platform/public-page.ts";
import { compressOnce, type Encoding, encodingOf } from "./compression.ts";
import { commonHeaders, contentPolicy, sealScripts } from "./headers.ts";
import type { Metrics } from "./metrics.ts";
import { type Finished, isKnown, type PageCache, type Rendering } from "./page-cache.ts";

type Fetch = (request: Request) => Response | Promise<Response>;
export type Listening = {
  cache: PageCache;
  metrics: Metrics;
  fetch: Fetch;
  pictureHost?: string | undefined;
  middleware?: Middleware | null | undefined;
};
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What follows people around in addresses and says nothing to us. */
const noise = /^(?:utm_[a-z]+|fbclid|gclid|msclkid|_a)?(?:=|$)/;

/** An address without noise in its query, and without NUL, which no text that is stored holds. */
export function withoutNoise(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const parts = withoutEncodedNul(url.slice(start + 1)).split("&");
  const query = parts.filter((part) => !noise.test(part)).join("&");
  return url.slice(0, start) + (query ? `?${query}` : "");
}

/** The HTTP server: stored pages first, the site behind them. */
export function openListener(listening: Listening): { server: Server; addressOf(request: Request): string } {
  const addresses = new WeakMap<Request, string>();
  const underWay = new Map<string, Promise<void>>();

  async function answer(request: Request, url: string, encoding: Encoding): Promise<Response> {
    const rendering = listening.cache.begin();
    try {
      return await render(request, url, encoding, rendering);
    } finally {
      listening.cache.end(rendering);
    }
  }

  async function render(request: Request, url: string, encoding: Encoding, rendering: Rendering): Promise<Response> {
    const started = performance.now();
    const response = await listening.fetch(request);
    const kind = /\/api\//.test(url) ? "call" : "page";
    listening.metrics.answered(kind, response.status, (performance.now() - started) / 1000);
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
    return new Response(new Uint8Array(entry.body), { status: entry.status, headers });
  }

  const listener = getRequestListener(
    async (request, env) => {
      const incoming = (env as { incoming: IncomingMessage }).incoming;
      addresses.set(request, incoming.socket.remoteAddress ?? "");
      const url = incoming.url ?? "/";
      const encoding = encodingOf(incoming.headers["accept-encoding"]);
      return answer(request, url, encoding);
    },
    { overrideGlobalObjects: false },
  );

  const server = createServer((request, response) => {
    const { middleware } = listening;
    if (middleware) middleware(request, response, () => void listener(request, response));
    else answerOrShare(request, response);
  });

  function answerOrShare(request: IncomingMessage, response: ServerResponse): void {
    request.url = withoutNoise(request.url ?? "/");
    if (listening.cache.serve(request, response)) return;
    // Many who ask at once for a page that is not stored wait for one rendering, not for one each.
    const own = request.headers.cookie?.includes("session=") || request.url.includes("/api/");
    const shared =
      request.method === "GET" && !own ? `${encodingOf(request.headers["accept-encoding"])} ${request.url}` : null;
    const before = shared ? underWay.get(shared) : undefined;
    if (before) {
      void before.then(() => {
        if (!listening.cache.serve(request, response)) void listener(request, response);
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
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return { server, addressOf: (request) => addresses.get(request) ?? "" };
}

function isStorable(request: Request, response: Response, url: string): boolean {
  const names = response.headers.get(publicNames);
  if (names === null || request.method !== "GET" || response.status !== 200 || response.headers.has("set-cookie"))
    return false;
  const allowed = new Set([...names.split(","), "_routes"]);
  const query = url.includes("?") ? new URLSearchParams(url.slice(url.indexOf("?"))) : new URLSearchParams();
  return [...query.keys()].every((name) => allowed.has(name));
}

/** The answer as it will be kept: inline scripts sealed by hash, our own marks gone. */
async function finish(response: Response, pictureHost?: string): Promise<Finished> {
  const subjects = (response.headers.get(publicSubjects) ?? "").split(",").filter(Boolean);
  const until = response.headers.get(publicUntil);
  const nonce = response.headers.get("x-nonce");
  let body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (nonce && headers.get("content-type")?.startsWith("text/html")) {
    const sealed = sealScripts(body.toString("utf8"), nonce);
    body = Buffer.from(sealed.html);
    headers.set("content-security-policy", contentPolicy(sealed.hashes, pictureHost));
  }
  for (const name of [publicNames, publicSubjects, publicUntil, "x-nonce", "content-length"]) headers.delete(name);
  for (const [name, value] of Object.entries(commonHeaders)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has("cache-control")) headers.set("cache-control", "public, no-cache");
  return {
    status: response.status,
    headers: [...headers],
    body,
    subjects,
    until: until === null ? undefined : Date.parse(until),
  };
}

function stripMarks(response: Response, pictureHost?: string): Response {
  const nonce = response.headers.get("x-nonce");
  if (nonce) {
    response.headers.set("content-security-policy", contentPolicy([`'nonce-${nonce}'`], pictureHost));
    response.headers.set("cache-control", "private, no-cache");
  }
  for (const name of [publicNames, publicSubjects, publicUntil, "x-nonce"]) response.headers.delete(name);
  return response;
}
