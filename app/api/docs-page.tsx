import { data } from "react-router";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import type { Route } from "./+types/docs-page";
import { calls } from "./calls.server.ts";
import { describeCalls } from "./openapi.server.ts";

export { headers } from "#app/operations/page.server.ts";

type Schema = { type?: string; description?: string; enum?: unknown[]; default?: unknown };
type Described = {
  summary: string;
  operationId: string;
  security?: unknown;
  parameters?: { name: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Schema>; required?: string[] } }> };
};

export function loader(args: Route.LoaderArgs) {
  const description = describeCalls(calls, visitOf(args).house.settings.BASE_URL);
  const entries = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => present(path, method.toUpperCase(), operation as Described)),
  );
  return data({ entries, intro: description.info.description }, { headers: publicPage([], []) });
}

function present(path: string, method: string, { summary, operationId, security, parameters, requestBody }: Described) {
  const schema = requestBody?.content["application/json"]?.schema;
  const body = Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    required: schema?.required?.includes(name) ?? false,
    schema: field,
  }));
  const fields = (parameters ?? body).map(({ name, required, schema: field }) => ({
    name,
    required,
    type: field.enum ? field.enum.map(String).join(" | ") : (field.type ?? "any"),
  }));
  return { path, method, summary, id: operationId, signedIn: security !== undefined, fields };
}

/** The description of the calls, for people; machines read /api/openapi.json. */
export default function DocsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 md:pt-12">
      <DocumentHead
        title="Calls"
        description="Every call of Jigger: what it asks for, what it answers, who may make it."
        at={{ path: "/api/docs", name: "Calls" }}
      />
      <PageHead title="Calls" eyebrow="For developers">
        <p>{loaderData.intro}</p>
        <p className="mt-2">
          The same as OpenAPI:{" "}
          <a href="/api/openapi.json" data-reload="" className="text-link">
            /api/openapi.json
          </a>
        </p>
      </PageHead>
      <ul className="grid gap-4">
        {loaderData.entries.map((entry) => (
          <li key={entry.id} className="card p-5">
            <h2 className="font-text text-lg break-all">
              <span className="mr-2 text-accent">{entry.method}</span>
              <code>{entry.path}</code>
            </h2>
            <p className="mt-1">
              {entry.summary}
              {entry.signedIn ? " (signed in)" : ""}.
            </p>
            {entry.fields.length > 0 ? (
              <ul className="mt-2 text-muted">
                {entry.fields.map((field) => (
                  <li key={field.name} className="break-words">
                    <code>{field.name}</code>: {field.type}
                    {field.required ? ", required" : ""}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
