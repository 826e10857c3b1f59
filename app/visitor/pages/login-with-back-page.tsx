import { redirect } from "react-router";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { loginWithPath, ownAccountPath } from "../addresses.ts";
import { ElsewhereFailed, notFinished } from "../elsewhere/failed-page.tsx";
import { returnFromElsewhere } from "../elsewhere/way-operations.server.ts";
import type { Route } from "./+types/login-with-back-page";
import { wayBack } from "./way-back.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { provider } = args.params;
  const done = await run(returnFromElsewhere, { provider, search: args.url.search }, await visit.caller());
  if (!done.ok) return notFinished(visit, done);
  const { arrived, redir } = done.value;
  if (arrived === "settle") return redirect(loginWithPath, 303);
  // Who signs in to an account that is to be deleted is told so first (contract.md, 8).
  return arrived === "leaving" ? redirect(ownAccountPath, 303) : wayBack(redir, args.url.origin);
}

/** Where people come back to from the house that vouches for them; it is seen only where that came to nothing. */
export default function LoginWithBack({ loaderData }: Route.ComponentProps) {
  return <ElsewhereFailed {...loaderData} />;
}
