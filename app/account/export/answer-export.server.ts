import type { MiddlewareFunction } from "react-router";
import { readForm, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { exportOwnData } from "./export-operation.server.ts";

/** Answers the form that asks for all of somebody's data with the file; everything else goes on to its page. */
export const answerExport: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST" || !isPlainForm(request)) return next();
  const visit = visitOf({ context });
  if (!(await visit.person())) return next();
  // The page reads the same body again where it is another form's.
  const fields = await readForm(request.clone());
  if (fields.intent !== "export") return next();
  const all = valueFrom(await run(exportOwnData, {}, await visit.caller()));
  return new Response(JSON.stringify(all, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="jigger-${all.made_at.slice(0, 10)}.json"`,
      "cache-control": "private, no-store",
    },
  });
};

/** A form with files, which may be large, is none of these, and is read once. */
const isPlainForm = (request: Request) =>
  !(request.headers.get("content-type") ?? "").toLowerCase().startsWith("multipart/");
