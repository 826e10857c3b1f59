import { isRouteErrorResponse, useRouteError } from "react-router";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { CardRow, PictureCard } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import type { Route } from "./+types/shared-page";
import { loadShared, type Shown } from "./share-operations.server.ts";
import { type Shareable, shareTitle } from "./shareable.ts";
import { SharedRecipe } from "./shared-recipe.tsx";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  // The address is the key: no search engine keeps it, no other site is told of it.
  visit.addHeader("x-robots-tag", "noindex");
  visit.addHeader("referrer-policy", "no-referrer");
  const found = await run(
    loadShared,
    { token: args.params.token, offset: args.url.searchParams.get("offset") },
    await visit.caller(),
  );
  return valueFrom(found.ok || found.kind !== "invalid" ? found : { ...found, kind: "not-found" as const });
}

const kinds: Record<string, string> = {
  spirit: "Spirits",
  liqueur: "Liqueurs and bitters",
  mixer: "Mixers, juices and syrups",
  wine: "Wine, vermouth and beer",
};

export default function SharedPage({ loaderData }: Route.ComponentProps) {
  const { what, recipe, bar, shopping, list } = loaderData;
  const title = recipe?.name ?? shareTitle(what as Shareable).shown;
  return (
    <div className="page-width pt-6 md:pt-10">
      <DocumentHead title={title} description="Shown to you by a link." />
      <meta name="robots" content="noindex" />
      <PageHead eyebrow="Shown to you by a link" title={title} />
      {recipe ? <SharedRecipe recipe={recipe} /> : null}
      {bar ? <Bar bar={bar} /> : null}
      {shopping ? <Things items={shopping} /> : null}
      {list ? <List list={list} /> : null}
    </div>
  );
}

function Bar({ bar: { lists, recipe_count: count, offset, size, recipes } }: { bar: NonNullable<Shown["bar"]> }) {
  const full = lists.filter(({ items }) => items.length > 0);
  return (
    <>
      <section aria-labelledby="makes" className="mb-10">
        <h2 id="makes" className="mb-3 text-2xl">
          {count === 1 ? "1 drink" : `${count} drinks`}
        </h2>
        {count === 0 ? <p className="text-muted">Nothing can be made from it yet.</p> : null}
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {recipes.map((recipe, place) => (
            <PictureCard key={recipe.href} of={recipe} eager={place < 4} />
          ))}
        </ul>
        <Pager label="The drinks" offset={offset} size={size} total={count} className="mt-6" />
      </section>
      <section aria-labelledby="stands-there" className="mb-10">
        <h2 id="stands-there" className="mb-3 text-2xl">
          What stands there
        </h2>
        {full.length === 0 ? <p className="text-muted">Nothing yet.</p> : null}
        {full.map(({ kind, items }) => (
          <div key={kind} className="mb-6">
            <h3 className="mb-2 text-lg">{kinds[kind]}</h3>
            <Things items={items} heading="h3" />
          </div>
        ))}
      </section>
    </>
  );
}

type Thing = { name: string; what: string; image: string; colour: string | null; href?: string };

function Things({ items, heading = "h2" }: { items: readonly Thing[]; heading?: "h2" | "h3" }) {
  if (items.length === 0) return <Empty title="There is nothing on it." />;
  return (
    <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {items.map(({ name, what, image, colour, href }) => (
        <CardRow
          key={image}
          item={image}
          image={image}
          colour={colour}
          heading={heading}
          name={href ? <A to={href}>{name}</A> : name}
          actions={null}
        >
          <p className="text-muted">{what}</p>
        </CardRow>
      ))}
    </ul>
  );
}

function List({ list: { result, result_count: count, offset, size: pageSize } }: { list: NonNullable<Shown["list"]> }) {
  if (count === 0) return <Empty title="There is nothing on it." />;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {result.map((card, place) => (
          <PictureCard key={card.href} of={card} eager={place < 4} />
        ))}
      </ul>
      <Pager label="The list" offset={offset} size={pageSize} total={count} className="mt-6" />
    </>
  );
}

/** What a link is answered that was taken back, or never was. */
export function ErrorBoundary() {
  const error = useRouteError();
  const gone = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="page-width pt-6 md:pt-10">
      <DocumentHead title="This link leads nowhere" description="A link that was taken back." />
      <div role="alert" className="card max-w-xl p-6 sm:p-8">
        <h1 className="mb-3 text-3xl">{gone ? "This link leads nowhere" : "An error occured"}</h1>
        <p className="mb-6">
          {gone
            ? "Whoever sent it may have taken it back. Ask them for a new one."
            : "This could not be shown. Please try again in a moment."}
        </p>
        <A to="/what-can-i-make" className="button button-main">
          What can I make?
        </A>
      </div>
    </div>
  );
}
