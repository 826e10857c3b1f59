import { z } from "zod";
import { type FailureKind, statusOf } from "#app/kit/result.ts";
import type { Call } from "#app/platform/call.server.ts";

const failures: FailureKind[] = ["invalid", "forbidden", "not-found", "conflict", "too-large", "too-many"];

/** The OpenAPI 3.1 description of every call, made from the schemas that check them. */
export function describeCalls(calls: readonly Call[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const methods: Record<string, unknown> = {};
    for (const method of call.methods) methods[method.toLowerCase()] = describe(call, method);
    paths[call.path] = methods;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Jigger",
      version: "1",
      description:
        "The calls of the site. A call that changes something must prove that it comes from the site (Sec-Fetch-Site, Origin or X-Requested-With) and may carry an Idempotency-Key. A failure is the text ERROR: reason.",
    },
    servers: [{ url: server }],
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } } },
    paths,
  };
}

function describe(call: Call, method: string) {
  const { operation } = call;
  const required = requiredOf(operation.input);
  const input = { ...schemaOf(operation.input, "input"), required: [...required] };
  const properties = (("properties" in input && input.properties) || {}) as Record<string, Record<string, unknown>>;
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema,
  }));
  const body = {
    content: { "application/x-www-form-urlencoded": { schema: input }, "application/json": { schema: input } },
  };
  const success =
    call.reply === "ok"
      ? { description: "Done", content: { "text/plain": { schema: { type: "string", const: "OK" } } } }
      : { description: "The answer", content: { "application/json": { schema: schemaOf(call.answers, "output") } } };
  return {
    operationId: `${operation.name.replaceAll(/[^a-z0-9]+/gi, "-")}-${method.toLowerCase()}`,
    summary: operation.summary,
    tags: [operation.name.split("/")[0]],
    ...(operation.who === "anyone" ? {} : { security: [{ session: [] }] }),
    ...(method === "GET" ? { parameters } : { requestBody: body }),
    responses: {
      "200": success,
      ...Object.fromEntries(failures.map((kind) => [String(statusOf(kind)), describeFailure(call)])),
    },
  };
}

/** Fields that must be sent: a schema that mends what it cannot read takes nothing at all as well. */
function requiredOf(input: z.ZodType): Set<string> {
  const fields = input instanceof z.ZodObject ? Object.entries(input.shape) : [];
  return new Set(
    fields.filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success).map(([name]) => name),
  );
}

function describeFailure(call: Call) {
  if (call.failure === "status") return { description: "Refused: {status: error, reason}" };
  return { description: "Refused: ERROR: reason", content: { "text/plain": { schema: { type: "string" } } } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
