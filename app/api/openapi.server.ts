import { z } from "zod";
import type { FailureKind } from "#app/kit/result.ts";
import type { Call } from "#app/operations/expose.server.ts";
import { refusalStatus, repliesOf } from "./replies.server.ts";

const failures: FailureKind[] = ["invalid", "forbidden", "not-found", "conflict", "too-large", "too-many"];

/** The OpenAPI 3.1 description of every call, made from the schemas that check them. */
export function describeCalls(calls: readonly Call[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const described = call.methods.map((method) => [method.toLowerCase(), describe(call, method)]);
    paths[call.path] = { ...paths[call.path], ...Object.fromEntries(described) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Jigger",
      version: "1",
      description:
        "The calls of the site. A call that changes something must prove that it comes from the site (Sec-Fetch-Site, Origin or X-Requested-With) and may carry an Idempotency-Key. A failure is the text ERROR: reason, unless its reply says otherwise.",
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
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const asParameter = ([name, schema]: [string, unknown]) => ({
    name,
    in: inPath.has(name) ? "path" : "query",
    required: required.has(name),
    schema,
  });
  const all = Object.entries(properties);
  const parameters = all.filter(([name]) => method === "GET" || inPath.has(name)).map(asParameter);
  const body = {
    content: {
      "application/x-www-form-urlencoded": { schema: input },
      "application/json": { schema: input },
      ...(call.picture ? { "multipart/form-data": { schema: input } } : {}),
    },
  };
  const { success, failure } = repliesOf(call);
  const content = ({ type, schema }: typeof success) => ({ [type]: { schema: schemaOf(schema, "output") } });
  return {
    operationId: idOf(call, method),
    summary: operation.summary,
    tags: [operation.name.split("/")[0]],
    ...(operation.who === "anyone" ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(method === "GET" ? {} : { requestBody: body }),
    responses: {
      "200": { description: "Done", content: content(success) },
      ...Object.fromEntries(
        failures.map((kind) => [
          String(refusalStatus(call.as, kind)),
          { description: "Refused", content: content(failure) },
        ]),
      ),
    },
  };
}

/** Its operation's name and its method; a task is named by itself, since it often runs what a call runs as well. */
function idOf({ as, path, operation }: Call, method: string): string {
  const name = as === "builder" ? path.slice(1) : operation.name;
  return `${name.replaceAll(/[^a-z0-9]+/gi, "-")}-${method.toLowerCase()}`;
}

/** Fields that must be sent: a schema that mends what it cannot read takes nothing at all as well. */
function requiredOf(input: z.ZodType): Set<string> {
  if (input instanceof z.ZodPipe) return requiredOf(input.in as z.ZodType);
  const fields = input instanceof z.ZodObject ? Object.entries(input.shape) : [];
  return new Set(
    fields.filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success).map(([name]) => name),
  );
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => plain(jsonSchema) });
  return rest;
}

/** That more fields may come, of any kind, goes without saying. */
function plain(schema: { additionalProperties?: unknown }): void {
  const { additionalProperties: more } = schema;
  if (typeof more === "object" && more !== null && Object.keys(more).length === 0) delete schema.additionalProperties;
}
