import { expect } from "vitest";
import { z } from "zod";
import type { Call, CallForm } from "#app/operations/expose.server.ts";
import { addressOf, fieldsThatFit } from "./call-rows.ts";
import { type Answer, type Client, sameOrigin } from "./client.ts";

export type Description = {
  paths: Record<string, Record<string, { parameters?: { name: string }[]; requestBody?: Body }>>;
};
export type Told = { operationId: string; summary: string; responses: object; security?: unknown };
type Body = { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
/** What the site says of its calls. */
export const descriptionFor = async (client: Client): Promise<Description> =>
  (await client.get("/api/openapi.json")).json<Description>();

/** Names that a path's description need not know. */
const others = ["limit", "offset", "spirit", "__proto__", "constructor"];
export type Names = { known: string[]; unknown: string[] };

/** The names that each path's description knows, and some that it does not. */
export const namesFor = async (client: Client): Promise<Map<string, Names>> => {
  const { paths } = await descriptionFor(client);
  return new Map(
    Object.entries(paths).map(([path, methods]) => {
      const all = Object.values(methods).flatMap(({ parameters, requestBody }) => [
        ...(parameters ?? []).map(({ name }) => name),
        ...Object.keys(requestBody?.content["application/json"]?.schema.properties ?? {}),
      ]);
      return [path, { known: [...new Set(all)], unknown: others.filter((name) => !all.includes(name)) }];
    }),
  );
};

/** A failure is the text `ERROR: reason` or `{status:"error", reason}`, and tells nothing of our insides. */
export function isClear(answer: Answer): void {
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(/node_modules|\.server\.ts|\bat .+:\d+:\d+|syntax error|invalid byte/);
  if (answer.status < 400) return;
  expect(refusalIn(answer)).toMatch(/\S/);
}

/** The reason of a failure, from its one exact form: which that is its call says, and its type here. */
function refusalIn(answer: Answer): string {
  if (!answer.headers["content-type"]?.startsWith("application/json")) {
    expect(answer.text.slice(0, 7)).toBe("ERROR: ");
    return answer.text.slice(7);
  }
  const told = answer.json<{ reason?: string; response?: { reason: string } }>();
  const reason = told.response?.reason ?? told.reason ?? "";
  expect(told).toEqual({ status: "error", ...(told.response ? { response: { reason } } : { reason }) });
  return reason;
}

/** A failure as a call of this form writes it. */
export const refused = (as: CallForm, reason: string) =>
  as === "builder"
    ? JSON.stringify({ status: "error", response: { reason } })
    : as === "status"
      ? JSON.stringify({ status: "error", reason })
      : `ERROR: ${reason}`;

/** What a call answered, without what its form puts around it. */
export const saidIn = <T>(as: CallForm, answer: Answer): T =>
  as === "builder" ? answer.json<{ response: T }>().response : answer.json<T>();

/** The fields of an input as the request names them. */
export const fieldsOf = (input: z.ZodType): Record<string, z.ZodType> =>
  input instanceof z.ZodPipe ? fieldsOf(input.in as z.ZodType) : (input as z.ZodObject).shape;

/** A query, with what the call cannot do without besides. */
export function filled(call: Call, query: string): URLSearchParams {
  const fields = new URLSearchParams(query);
  const known = fieldsOf(call.operation.input);
  for (const [name, value] of fieldsThatFit(call))
    if (!fields.has(name) && !known[name]?.safeParse(undefined).success) fields.set(name, value);
  return fields;
}

/** Sends a request without a body to a call's path. */
export const send = (client: Client, method: string, path: string, headers = sameOrigin) =>
  client.send(addressOf(path), { method, headers });
