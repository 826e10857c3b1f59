import type { Hono, Context as HonoContext } from "hono";
import { type Locale, splitLocale } from "#app/i18n/locale.ts";
import { type Failure, failure } from "#app/kit/result.ts";
import type { Call, CallForm } from "#app/operations/expose.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { run } from "#app/operations/runner.server.ts";
import type { Visit } from "#app/operations/visit.ts";
import { BodyError, readBody, readBodyWithFiles, readFields } from "#app/platform/body.server.ts";
import type { Settings } from "#app/platform/settings.server.ts";
import { imageRules, imageTexts } from "#app/uploads/image-rules.ts";
import { callFinder } from "./call-finder.server.ts";
import { calls } from "./calls.server.ts";
import { describeCalls } from "./openapi.server.ts";
import { accept, handOut, refuse } from "./replies.server.ts";

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
  // Made for the first who asks: it takes a tenth of a second, and a start waits for it in vain.
  let description: string | undefined;
  const callsAt = callFinder(calls);

  async function answer(context: HonoContext, as: CallForm): Promise<Response> {
    const { locale, prefix, rest } = splitLocale(new URL(context.req.url).pathname);
    if (!locale) return refuse(as, failure("not-found", "unknown language"));
    if (rest === "/api/openapi.json" && ["GET", "HEAD"].includes(context.req.method)) {
      description ??= JSON.stringify(describeCalls(calls, mount.house.settings.BASE_URL));
      return context.body(description, 200, { "content-type": "application/json" });
    }
    const { here, named } = callsAt(rest);
    const isHead = context.req.method === "HEAD";
    const method = isHead ? "GET" : context.req.method;
    const where = { locale, prefix };
    const other = here.flatMap((each) => foreignOrigin(each, context.req.raw, mount.house.settings) ?? [])[0];
    if (other && method === "OPTIONS") return allowForeign(new Response(null, { status: 204 }), other);
    const found = here.find(({ methods }) => methods.some((allowed) => allowed === method));
    // What changes something by GET (contract.md, 4) is done by GET: HEAD asks what there is, and nobody expects more of it.
    const call = isHead && found?.operation.changes ? undefined : found;
    if (call) {
      const foreign = foreignOrigin(call, context.req.raw, mount.house.settings);
      const answered = await answerCall(call, context.req.raw, { ...mount, foreign, named }, where);
      return foreign ? allowForeign(answered, foreign) : answered;
    }
    if (as === "builder") return refuseTask(context.req.raw, mount, where);
    if (here.length === 0) return refuse(as, failure("not-found", "there is no such call"));
    const methods = here.flatMap((each) => each.methods);
    // contract.md, 5 knows no 405: the call is not there for this method.
    const reason = `there is no such call by ${context.req.method}; it answers ${methods.join(" and ")}`;
    const refused = refuse(as, failure("not-found", reason));
    refused.headers.set("allow", methods.join(", "));
    return refused;
  }

  for (const path of ["/builder/api/*", "/:locale{[a-z][a-z]-[a-z][a-z]}/builder/api/*"])
    app.all(path, (context) => answer(context, "builder"));
  for (const path of ["/api/*", "/:locale{[a-z][a-z]-[a-z][a-z]}/api/*"]) {
    app.all(path, async (context, next) => {
      // Their description for people is a page; `.data` is how a page in the browser fetches the next.
      const { rest } = splitLocale(new URL(context.req.url).pathname);
      return /^\/api\/docs(?:\.data)?$/.test(rest) ? next() : answer(context, "json");
    });
  }
}

type Where = { locale: Locale; prefix: string };

/** Which tasks of the builder there are, who is signed out does not learn (contract.md, 5 and 13). */
function refuseTask(request: Request, mount: Mount, where: Where): Promise<Response> {
  return visiting(request, mount, where, async (visit) => {
    const known = await visit.person();
    const refused = known
      ? failure("not-found", "there is no such task")
      : failure("forbidden", "Please sign in first.");
    return refuse("builder", refused);
  });
}

type Asked = Mount & { foreign: string | null; named: Readonly<Record<string, string>> };

/** Whether a request may change something: by what its call does or, of one that reads as well, by what it is told. */
function mayChange({ operation, alsoReads }: Call, { method, url }: Request): boolean {
  if (!operation.changes || !alsoReads || method === "POST") return operation.changes;
  const told = Object.keys(readFields(new URL(url).search));
  const reads = alsoReads.by === undefined || told.includes(alsoReads.by);
  return !reads || told.some((name) => alsoReads.changedBy.includes(name));
}

async function answerCall(call: Call, request: Request, mount: Asked, where: Where): Promise<Response> {
  if (mayChange(call, request) && mount.foreign === null && !mount.fromTheSite(request))
    return refuse(call.as, failure("forbidden", "the request must come from this site"));
  return visiting(request, mount, where, async (visit) => {
    // Who may send no picture is told so before all of one is listened to.
    if (call.picture && !(await visit.person())) return refuse(call.as, failure("forbidden", "Please sign in first."));
    const input = await fieldsOf(request, call.picture);
    if ("ok" in input) return refuse(call.as, input);
    const result = await run(call.operation, { ...input.fields, ...mount.named }, await visit.caller());
    if (!result.ok) return refuse(call.as, result);
    const file = call.file?.(input.fields, result.value, visit.house.settings.BASE_URL);
    return file ? handOut(file) : accept(call, result.value);
  });
}

/** The other site whose page asks for a call that it may ask for; null for every other call, and every other site. */
function foreignOrigin({ foreign }: Call, request: Request, settings: Settings): string | null {
  const origin = request.headers.get("origin");
  return origin !== null && foreign?.(settings).includes(origin) ? origin : null;
}

/** Lets the browser hand an answer to that site's page. */
function allowForeign(response: Response, origin: string): Response {
  const { headers } = response;
  headers.set("access-control-allow-origin", origin);
  headers.set("access-control-allow-credentials", "true");
  headers.set("access-control-allow-methods", "POST");
  headers.set("access-control-allow-headers", "content-type, idempotency-key, x-requested-with");
  headers.set("access-control-max-age", "600");
  headers.append("vary", "origin");
  return response;
}

/** What the address and the body say together, the body before the address, and the picture of a call that takes one. */
async function fieldsOf(request: Request, picture?: string): Promise<{ fields: Record<string, unknown> } | Failure> {
  try {
    const sent = await (picture ? readPictured(request, picture) : readBody(request));
    return { fields: { ...readFields(new URL(request.url).search), ...sent } };
  } catch (cause) {
    if (cause instanceof BodyError) return failure(cause.status === 413 ? "too-large" : "invalid", cause.message);
    throw cause;
  }
}

/** The fields of a body and its one picture; of one that is too large it is said as the pages' forms say it. */
async function readPictured(request: Request, name: string): Promise<Record<string, unknown>> {
  try {
    const { fields, files } = await readBodyWithFiles(request, imageRules.bytes);
    return Object.hasOwn(files, name) ? { ...fields, [name]: files[name] } : fields;
  } catch (cause) {
    const isForm = /^multipart\//i.test(request.headers.get("content-type") ?? "");
    if (isForm && cause instanceof BodyError && cause.status === 413)
      throw new BodyError(413, imageTexts.bytes, { cause });
    throw cause;
  }
}

/** Answers within a visit, whose headers go out with the answer. */
async function visiting(
  request: Request,
  mount: Mount,
  where: Where,
  respond: (visit: Visit) => Promise<Response>,
): Promise<Response> {
  const { visit, answerHeaders } = mount.open(request, where);
  const response = await respond(visit);
  for (const [name, value] of answerHeaders) response.headers.append(name, value);
  return response;
}
