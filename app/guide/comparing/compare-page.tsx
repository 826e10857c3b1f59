import { data } from "react-router";
import { useReader } from "#app/i18n/locale-context.tsx";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { listCard } from "../areas/area-card.tsx";
import type { Route } from "./+types/compare-page";
import { askedIds } from "./asked-ids.ts";
import { compareRecipes } from "./compare-operations.server.ts";
import { CompareTable } from "./compare-table.tsx";
import { type Compared, nearness } from "./comparison.ts";
import { SecondChoice } from "./second-choice.tsx";

/** `/cocktails/compare?ids=1,2`: two recipes side by side, or one and the choice of another (contract.md, 7). */
export async function loader(args: Route.LoaderArgs) {
  const asked = args.url.searchParams;
  const keyword = (asked.get("keyword") ?? "").trim().slice(0, 100);
  const ids = askedIds(asked);
  const found = valueFrom(await run(compareRecipes, { ids, keyword }, visitOf(args).publicCaller()));
  const answer = { ...found, offered: found.offered.map(listCard), keyword };
  // Nothing of what was asked for is there: the choice is shown, under the right status.
  if (ids.length > 0 && found.recipes.length === 0) return data(answer, { status: 404 });
  return data(answer, { headers: publicPage(["ids", "ids[]", "keyword"], ["library"]) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { recipes, unknown, left, offered, keyword } = loaderData;
  const { locale } = useReader();
  const [one, other] = recipes;
  const title = other
    ? `${one!.name} and ${other.name} compared`
    : one
      ? `Compare ${one.name} with another drink`
      : "Compare two drinks";
  return (
    <div className="page-width pt-8 md:pt-12">
      <DocumentHead
        title={title}
        description="Two recipes side by side: what they share, and where they differ."
        at={{ path: "/cocktails/compare", name: "Compare", above: [{ name: "Cocktails", href: "/cocktails" }] }}
      />
      {/* Any two of them make a page: search engines have the recipes themselves. */}
      <meta name="robots" content="noindex, follow" />
      <PageHead title={title} eyebrow="Cocktails">
        {one && other
          ? nearness([one, other])
          : "Choose a recipe to set beside it: what they share stands first, what differs is said in words."}
      </PageHead>
      <Notes unknown={unknown} left={left} recipes={recipes} />
      {one && other ? (
        <CompareTable recipes={[one, other]} locale={locale} />
      ) : (
        <SecondChoice first={one ?? null} offered={offered} keyword={keyword} />
      )}
    </div>
  );
}

/** What of the address could not be followed. */
function Notes({ unknown, left, recipes }: { unknown: number[]; left: number[]; recipes: Compared[] }) {
  if (unknown.length === 0 && left.length === 0) return null;
  return (
    <div className="card mb-6 p-4" role="note">
      {unknown.length > 0 ? (
        <p>
          There is no recipe with the {unknown.length === 1 ? "number" : "numbers"} {unknown.join(", ")}.
        </p>
      ) : null}
      {left.length > 0 && recipes[0] ? (
        <p>
          Two are compared at a time.{" "}
          {left.map((id, place) => (
            <A key={id} to={`/cocktails/compare?ids=${recipes[0]!.id},${id}`} className="text-link mr-3">
              {`${recipes[0]!.name} with the ${place === 0 ? "third" : place === 1 ? "fourth" : "next"} one`}
            </A>
          ))}
        </p>
      ) : null}
    </div>
  );
}
