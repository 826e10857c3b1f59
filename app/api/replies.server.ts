import { z } from "zod";
import { type Failure, type FailureKind, statusOf } from "#app/kit/result.ts";
import type { Call, CallFile, CallForm } from "#app/operations/expose.server.ts";

type Form = {
  /** The body of a success, by what the call says of it. */
  accept(call: Call, said: unknown, answer: unknown): string | object;
  /** The body of a failure. */
  refuse(reason: string): string | object;
  /** What a success and a failure look like, for the description. */
  accepts(call: Call): z.ZodType;
  refuses: z.ZodType;
};

const errorText = {
  refuse: (reason: string) => `ERROR: ${reason}`,
  refuses: z.templateLiteral(["ERROR: ", z.string()]),
};
const refused = z.literal("error");

/** How calls write what happened: the one place that knows it (contract.md, 5). */
const forms: Record<CallForm, Form> = {
  json: { ...errorText, accept: (_, said) => said as object, accepts: ({ answers }) => answers },
  ok: { ...errorText, accept: () => "OK", accepts: () => z.literal("OK") },
  status: {
    accept: (_, said) => ({ status: "ok", ...(said as object | null) }),
    refuse: (reason) => ({ status: "error", reason }),
    accepts: ({ answers }) =>
      z.object({ status: z.literal("ok"), ...(answers instanceof z.ZodObject ? answers.shape : {}) }),
    refuses: z.object({ status: refused, reason: z.string() }),
  },
  builder: {
    accept({ path, events, counts, plainToo }, said, answer) {
      if (counts) return { status: "ok", response: said, events: counts.of(answer) };
      const task = path.split("/").at(-1);
      return {
        ...(plainToo ? (said as object) : {}),
        status: "ok",
        response: said,
        ...(events.length > 0 && !isList(said) ? { events: events.map((name) => ({ name, task })) } : {}),
      };
    },
    refuse: (reason) => ({ status: "error", response: { reason } }),
    accepts: ({ answers, events, counts, plainToo }) =>
      z.object({
        ...(plainToo && answers instanceof z.ZodObject ? answers.shape : {}),
        status: z.literal("ok"),
        response: answers,
        ...(counts ? { events: counts.events } : {}),
        ...(events.length > 0 ? { events: z.array(z.object({ name: z.string(), task: z.string() })).optional() } : {}),
      }),
    refuses: z.object({ status: refused, response: z.object({ reason: z.string() }) }),
  },
};

/** What answers with a list has read, and nothing has happened that figures would count. */
const isList = (said: unknown) => typeof said === "object" && said !== null && "result_count" in said;

/** The answer of a call that did what was asked. */
export function accept(call: Call, answer: unknown): Response {
  return written(bodyOf(forms[call.as].accept(call, call.reply(answer), answer)), 200, "private, no-store");
}

/** The answer of a call as a file to be kept. */
export function handOut({ name, type, text }: CallFile): Response {
  const response = written({ type, text }, 200, "private, no-store");
  response.headers.set("content-disposition", `attachment; filename="${name}"`);
  return response;
}

/** The status of a refusal: the builder's tasks know no 409 and no 413, what stands in the way is a 400 there (contract.md, 5). */
export function refusalStatus(as: CallForm, kind: FailureKind): number {
  return as === "builder" && (kind === "conflict" || kind === "too-large") ? 400 : statusOf(kind);
}

/** The answer of a call that was refused. */
export function refuse(as: CallForm, { kind, reason, retryAfter }: Failure): Response {
  const response = written(bodyOf(forms[as].refuse(reason)), refusalStatus(as, kind), "no-store");
  if (retryAfter) response.headers.set("retry-after", String(retryAfter));
  // It was not read to its end, also where its status does not say so: nothing else can come over this connection.
  if (kind === "too-large") response.headers.set("connection", "close");
  return response;
}

/** What a call at a path is told where it is not looked at which call it is: the builder's tasks have a form of their own. */
export function refusalAt(path: string, reason: string): Body {
  return bodyOf(forms[/^[^?]*\/builder\/api\//.test(path) ? "builder" : "json"].refuse(reason));
}

/** What a call at a path is answered when it failed by no fault of its sender. */
export function refuseBroken(path: string, status: 500 | 503 | 507, reason: string): Response {
  return written(refusalAt(path, reason), status, "no-store");
}

type Body = { type: string; text: string };

function bodyOf(said: string | object): Body {
  return typeof said === "string"
    ? { type: "text/plain; charset=utf-8", text: said }
    : { type: "application/json", text: JSON.stringify(said) };
}

function written({ type, text }: Body, status: number, keep: string): Response {
  return new Response(text, { status, headers: { "content-type": type, "cache-control": keep } });
}

/** The schemas of what a call answers, in success and failure; text where the type is so. */
export function repliesOf(call: Call): Record<"success" | "failure", { type: string; schema: z.ZodType }> {
  const { accepts, refuses } = forms[call.as];
  return {
    success: { type: call.as === "ok" ? "text/plain" : "application/json", schema: accepts(call) },
    failure: { type: call.as === "ok" || call.as === "json" ? "text/plain" : "application/json", schema: refuses },
  };
}
