import { data } from "react-router";
import { splitLocale } from "#app/i18n/locale.ts";
import { visitOf } from "#app/operations/visit.ts";
import { pack, unpack } from "#app/platform/packed.ts";
import { publicPage } from "#app/platform/public-page.ts";
import type { Route } from "./+types/landing-page";
import { LandingList } from "./landing-list.tsx";
import { loadLandingList } from "./landing-lists.server.ts";
import { loadLanding } from "./landing-loader.server.ts";
import { LandingView } from "./landing-view.tsx";

/** Pages made from facts (areas.md, last row), and above each kind the list of all of them. */
export async function loader(args: Route.LoaderArgs) {
  const { house } = visitOf(args);
  const path = splitLocale(args.url.pathname).rest.replace(/\/+$/, "");
  const isList = path.lastIndexOf("/") === 0;
  const answer = isList
    ? { list: await loadLandingList(house, path) }
    : { landing: await loadLanding(house, args.url) };
  return data(pack(answer, args.request), { headers: publicPage([], ["library"]) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const answer = unpack(loaderData);
  return "list" in answer ? <LandingList list={answer.list} /> : <LandingView landing={answer.landing} />;
}
