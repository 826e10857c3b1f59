import { redirect } from "react-router";
import { returnPath } from "#app/kit/return-path.ts";
import type { Route } from "./+types/login-redirect";

/** The short address of the sign-in page, which signed-out people are sent to (contract.md, 4). */
export function loader({ url }: Route.LoaderArgs) {
  const wanted = url.searchParams.get("redir");
  return redirect(
    wanted === null ? "/your-account/login" : `/your-account/login?redir=${encodeURIComponent(returnPath(wanted))}`,
  );
}
