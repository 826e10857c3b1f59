import { redirect } from "react-router";
import { readDigits } from "#app/kit/digits.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { ownRecipePaths } from "../status.ts";
import type { Route } from "./+types/add-page";

/** guide.md, 2: leads to the form of a new recipe, with `vid` as a version of another one. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const vid = readDigits(args.url.searchParams.get("vid"));
  throw redirect(ownRecipePaths.submit + (vid ? `?vid=${vid}` : ""), 302);
}
