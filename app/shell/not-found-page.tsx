import { data } from "react-router";
import { splitLocale } from "#app/i18n/locale.ts";
import { isForMembers } from "#app/visitor/addresses.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/not-found-page";
import { ErrorBody } from "./error-body.tsx";

/** Every address that no room answers. Signed out, those that would be somebody's own lead to the sign-in page. */
export async function loader(args: Route.LoaderArgs) {
  return notFound(args);
}

/** Nor is anything there that takes a form. */
export async function action(args: Route.ActionArgs) {
  return notFound(args);
}

async function notFound(args: Route.LoaderArgs | Route.ActionArgs) {
  const { locale, rest } = splitLocale(args.url.pathname);
  // An unknown language has no pages, nobody's and somebody's alike (contract.md, 2).
  if (locale && isForMembers(rest)) await requirePerson(args);
  return data(null, { status: 404 });
}

/** There is no such address: it has no right one (contract.md, 2). */
export const handle = { lost: true };

export default function NotFoundPage() {
  return <ErrorBody status={404} />;
}
