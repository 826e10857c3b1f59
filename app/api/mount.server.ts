import type { Hono, Context as HonoContext } from "hono";
import { type Locale, splitLocale } from "#app/i18n/locale.ts";
import type { Failure } from "#app/kit/result.ts";
import { statusOf } from "#app/kit/result.ts";
import { BodyError, readBody, readFields } from "#app/platform/body.server.ts";
import type { Call } from "#app/platform/call.server.ts";
import type { House } from "#app/platform/house.server.ts";
import { run } from "#app/platform/runner.server.ts";
import type { Visit } from "#app/platform/visit.ts";
import { calls } from "./calls.server.ts";
import { describeCalls } from "./openapi.server.ts";

export type Mount = {
  house: House;
  /** The proof of contract.md, 4. */
  fromTheSite(request: Request): boolean;
  open(
    request: Request,
    where: { locale: Locale; prefix: string },
  ): { visit: Visit; answerHeaders: [string, string][] };
};

/** Puts every call at its address, with and without a language prefix, and the description beside them. */
export function mountCalls(app: Hono, mount: Mount): void {
  const description = JSON.stringify(describeCalls(calls, mount.house.settings.BASE_URL));
  const byPath = new Map(calls.map((call) => [call.path, call]));

  async function answer(context: HonoContext): Promise<Response> {
    const { pathname } = new URL(context.req.url);
    const { locale, prefix, rest } = splitLocale(pathname);
    if (!locale) return error(404, "unknown language");
    if (rest === "/api/openapi.json") return context.body(description, 200, { "content-type": "application/json" });
    const call = byPath.get(rest);
    if (!call) return error(404, "there is no such call");
    const method = context.req.method === "HEAD" ? "GET" : context.req.method;
    if (!call.methods.some((allowed) => allowed === method)) {
      // contract.md, 5 knows no 405: the call is not there for this method.
      const refused = error(404, `there is no such call by ${method}; it answers ${call.methods.join(" and ")}`);
      refused.headers.set("allow", call.methods.join(", "));
      return refused;
    }
    return answerCall(call, context.req.raw, mount, { locale, prefix });
  }

  /** No builder's task is there yet; who is signed out does not learn so (contract.md, 5 and 13). */
  async function answerBuilder(context: HonoContext): Promise<Response> {
    const { locale, prefix } = splitLocale(new URL(context.req.url).pathname);
    const { visit, answerHeaders } = mount.open(context.req.raw, { locale: locale ?? "en-gb", prefix });
    const known = await visit.person();
    const reason = known ? "there is no such task" : "Please sign in first.";
    const response = Response.json({ status: "error", response: { reason } }, { status: known ? 404 : 403 });
    for (const [name, value] of answerHeaders) response.headers.append(name, value);
    response.headers.set("cache-control", "private, no-store");
    return response;
  }
  for (const path of ["/builder/api/*", "/:locale{[a-z][a-z]-[a-z][a-z]}/builder/api/*"]) app.all(path, answerBuilder);

  for (const path of ["/api/*", "/:locale{[a-z][a-z]-[a-z][a-z]}/api/*"]) {
    app.all(path, async (context, next) => {
      // Their description for people is a page; `.data` is how a page in the browser fetches the next.
      const { rest } = splitLocale(new URL(context.req.url).pathname);
      return /^\/api\/docs(?:\.data)?$/.test(rest) ? next() : answer(context);
    });
  }
}

async function answerCall(call: Call, request: Request, mount: Mount, where: { locale: Locale; prefix: string }) {
  if (call.operation.changes && !mount.fromTheSite(request)) {
    return refuse(call, { ok: false, kind: "forbidden", reason: "the request must come from this site" });
  }
  let input: Record<string, unknown>;
  try {
    input = { ...readFields(new URL(request.url).search), ...(await readBody(request)) };
  } catch (cause) {
    if (cause instanceof BodyError) return error(cause.status, cause.message);
    throw cause;
  }
  const { visit, answerHeaders } = mount.open(request, where);
  const result = await run(call.operation, input, await visit.caller());
  const response = result.ok ? accept(call, result.value) : refuse(call, result);
  for (const [name, value] of answerHeaders) response.headers.append(name, value);
  return response;
}

function accept(call: Call, value: unknown): Response {
  const headers = { "cache-control": "private, no-store" };
  if (call.reply === "ok")
    return new Response("OK", { headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
  return Response.json(value, { headers });
}

function refuse(call: Call, failed: Failure): Response {
  const status = statusOf(failed.kind);
  const response =
    call.failure === "status"
      ? Response.json({ status: "error", reason: failed.reason }, { status })
      : error(status, failed.reason);
  if (failed.retryAfter) response.headers.set("retry-after", String(failed.retryAfter));
  return response;
}

function error(status: number, reason: string): Response {
  return new Response(`ERROR: ${reason}`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
