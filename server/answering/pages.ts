import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
import { visitContext } from "#app/operations/visit.ts";
import { type Asked, openVisit } from "../visit.ts";
import { sayingWhenAway } from "./away.ts";
import { routesByFirstWord } from "./routes-at.ts";

export type PageAnswer = { response: Response; nonce: string };
export type Pages = (asked: Asked) => Promise<PageAnswer>;

/**
 * Pages by React Router: one request handler for each address prefix, because a prefix inside the
 * routes would slow every match (web-platform.md, 3), and for each first word of an address, because all other routes would.
 */
export function openPages(build: () => Promise<ServerBuild>, mode: "production" | "development"): Pages {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  const located = async (prefix: string) => ({ ...sayingWhenAway(await build()), basename: prefix || "/" });
  let routesAt: ReturnType<typeof routesByFirstWord> | undefined;

  async function handlerOf({ prefix, request }: Asked, refusal = 0) {
    const shown = (build: ServerBuild) => (refusal ? everyFileRefused(build, refusal) : build);
    // Given a function, the handler is set up anew for each request, as development needs it.
    if (mode === "development") return createRequestHandler(async () => shown(await located(prefix)), mode);
    routesAt ??= routesByFirstWord(sayingWhenAway(await build()));
    const { word, part } = routesAt(new URL(request.url).pathname.slice(prefix.length));
    const name = `${prefix} ${word} ${refusal}`;
    const known = handlers.get(name);
    if (known) return known;
    const handler = createRequestHandler(shown({ ...part(), basename: prefix || "/" }), mode);
    handlers.set(name, handler);
    return handler;
  }

  async function refusalPage(asked: Asked, context: RouterContextProvider, status: number): Promise<Response> {
    const handler = await handlerOf(asked, status);
    return handler(readable(asked.request), context);
  }

  return async (asked) => {
    const handler = await handlerOf(asked);
    const { visit, answerHeaders } = openVisit(asked);
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    const found = await handler(readable(asked.request), context);
    const response = isFileRefused(asked.request, found) ? await refusalPage(asked, context, found.status) : found;
    for (const [name, value] of answerHeaders) response.headers.append(name, value);
    const location = response.headers.get("location");
    const { origin } = new URL(asked.request.url);
    if (location?.startsWith(`${origin}/`)) response.headers.set("location", location.slice(origin.length));
    return { response, nonce: visit.nonce };
  };
}

/** A build in which files are pages, too, each of which is refused: React Router shows that in the frame of all pages. */
function everyFileRefused(build: ServerBuild, status: number): ServerBuild {
  const refuse = () => {
    throw data(null, { status });
  };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || route.module.default) return [id, route];
    return [id, { ...route, module: { ...route.module, default: () => null, loader: refuse } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** What a reader may not have, or what is not there, of files, calendars and feeds: they get a page, and not `null` (contract.md, 7). */
const refusals = [403, 404, 429];

function isFileRefused({ method, url }: Request, { status, headers }: Response): boolean {
  if (!refusals.includes(status) || (method !== "GET" && method !== "HEAD") || new URL(url).pathname.endsWith(".data"))
    return false;
  return !headers.get("content-type")?.startsWith("text/html");
}

/**
 * An address whose percent signs encode nothing names no page. React Router would say so on the error stream, twice and
 * outside of the log, for whoever cares to send a thousand of them: it is given one that it can read and does not know.
 */
function readable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(url, request);
  }
}
