import { redirect } from "react-router";
import { returnPath } from "#app/kit/return-path.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { ElsewhereFailed, notFinished } from "../elsewhere/failed-page.tsx";
import { beginElsewhere } from "../elsewhere/way-operations.server.ts";
import type { Route } from "./+types/login-with-start-page";

/** A link, no form: it only leads away, and what comes back counts in this browser alone. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const wanted = returnPath(args.url.searchParams.get("redir"));
  const redir = wanted === "/" ? visit.prefix : wanted;
  const begun = await run(beginElsewhere, { provider: args.params.provider, redir }, await visit.caller());
  return begun.ok ? redirect(begun.value.address) : notFinished(visit, begun);
}

/** Where signing in with an account elsewhere begins; it is seen only where that cannot be reached. */
export default function LoginWithStart({ loaderData }: Route.ComponentProps) {
  return <ElsewhereFailed {...loaderData} />;
}
