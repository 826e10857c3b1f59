import { Printer } from "lucide-react";
import { data, redirect, useRouteLoaderData } from "react-router";
import { oidOf } from "#app/kit/subject.ts";
import { withArticle } from "#app/kit/words.ts";
import { MarkBar } from "#app/marks/mark-bar.tsx";
import { mayKeep, publicPage, ratingOf } from "#app/platform/public-page.ts";
import { run } from "#app/platform/runner.server.ts";
import { visitOf } from "#app/platform/visit.ts";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";
import { readYield } from "../amounts.ts";
import { methodWords, type Recipe, socialPath } from "../cocktail.ts";
import { CocktailCard } from "../cocktail-card.tsx";
import { MakingFacts } from "../making/making-facts.tsx";
import { Versions } from "../making/versions.tsx";
import type { Route } from "./+types/recipe-page";
import { recipeOperation } from "./cocktail-operations.server.ts";
import { LineList } from "./line-list.tsx";
import { RecipeFacts } from "./recipe-facts.tsx";
import { recipeJsonLd } from "./recipe-json-ld.ts";
import { UnitsSwitch } from "./units-switch.tsx";
import { useDrinks, YieldForm } from "./yield-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { id, slug } = args.params;
  if (!id || !/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const found = await run(recipeOperation, { id }, visit.publicCaller());
  if (!found.ok) throw data(null, { status: 404 });
  const { recipe, related } = found.value;
  if (slug !== recipe.href.split("/").at(-1)) throw redirect(recipe.href + args.url.search, 301);
  const drinks = readYield(args.url.searchParams.get("yield"));
  const print = args.url.searchParams.get("view") === "print";
  // Every drink that the page shows; a load of the library renews all pages anyhow.
  const shown = [recipe, ...(recipe.variant_of ? [recipe.variant_of] : []), ...recipe.variants, ...related];
  const subjects = shown.map((card) => oidOf({ link_table: "cocktails", link_id: card.id }));
  const marks = publicPage(["yield", "view"], [...subjects, ratingOf(subjects[0]!)]);
  return data(
    { recipe, related, drinks, print, jsonLd: recipeJsonLd(recipe, visit.house.settings.BASE_URL) },
    { headers: { ...marks, "cache-control": mayKeep.recipe } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function RecipePage({ loaderData }: Route.ComponentProps) {
  const { recipe, related, print, jsonLd } = loaderData;
  const [drinks, setDrinks] = useDrinks(loaderData.drinks, recipe.id);
  const oid = oidOf({ link_table: "cocktails", link_id: recipe.id });
  const { personal } = usePersonal(`oids=${oid}&recipe=${recipe.id}`);
  const state = personal.recipe?.id === recipe.id ? personal.recipe : null;
  return (
    <article className="page-width pt-8 md:pt-12" data-print-view={print ? "" : undefined}>
      <title>{`${recipe.name} recipe · Jigger`}</title>
      <meta name="description" content={recipe.teaser} />
      <SocialMeta recipe={recipe} />
      <InlineScript type="application/ld+json" code={jsonLd} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div className="self-start lg:sticky lg:top-6 print:hidden">
          <img
            src={recipe.image}
            alt={recipe.picture_text}
            width={400}
            height={500}
            className="card mx-auto max-h-80 w-full object-contain p-4 lg:max-h-[34rem]"
          />
        </div>
        <div>
          <Head recipe={recipe} />
          <MarkBar subject={{ link_table: "cocktails", link_id: recipe.id }} name={recipe.name} />
          <div className="my-6 flex flex-wrap items-end gap-x-8 gap-y-4">
            <YieldForm key={recipe.id} drinks={loaderData.drinks} path={recipe.href} onChange={setDrinks} />
            <UnitsSwitch />
            <A
              to={`${recipe.href}?view=print${drinks > 1 ? `&yield=${drinks}` : ""}`}
              className="button button-quiet print:hidden"
            >
              <Printer size={20} aria-hidden="true" /> Print
            </A>
          </div>
          <h2 className="mb-3 text-2xl">{drinks === 1 ? "Ingredients" : `Ingredients for ${drinks}`}</h2>
          {state ? <Verdict missing={state.missing} /> : null}
          <LineList lines={recipe.lines} drinks={drinks} states={state?.lines ?? null} />
          <Method recipe={recipe} />
          <MakingFacts recipe={recipe} drinks={drinks} />
          <div className="card mt-8 p-6">
            <RecipeFacts recipe={recipe} drinks={drinks} />
          </div>
          <Story recipe={recipe} />
          <Versions recipe={recipe} drinks={drinks} />
        </div>
      </div>
      {print ? null : (
        <Kin
          title={`More ways to a ${recipe.name}`}
          cards={[recipe.variant_of, ...recipe.variants].filter((card) => card !== null)}
        />
      )}
      {print ? null : <Kin title="You may also like" cards={related} />}
    </article>
  );
}

function Head({ recipe }: { recipe: Recipe }) {
  return (
    <header className="mb-5">
      <p className="eyebrow mb-2">
        {recipe.iba ? `IBA · ${recipe.iba}` : recipe.without_alcohol ? "Without alcohol" : "Cocktail"}
      </p>
      <h1 className="text-4xl md:text-6xl">{recipe.name}</h1>
      {recipe.aka.length > 0 ? <p className="mt-1 text-muted">Also called {recipe.aka.join(", ")}</p> : null}
      <p className="mt-3 text-lg text-muted">{recipe.teaser}</p>
    </header>
  );
}

/** In one sentence, what the reader's bar makes of the recipe. */
function Verdict({ missing }: { missing: number }) {
  return (
    <p className={`mb-3 font-semibold ${missing === 0 ? "text-good" : ""}`} data-verdict={missing}>
      {missing === 0
        ? "You can make this now."
        : missing === 1
          ? "One ingredient is missing."
          : `${missing} ingredients are missing.`}
    </p>
  );
}

function Method({ recipe }: { recipe: Recipe }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">How to make it</h2>
      <p className="mb-3 font-semibold">
        {methodWords[recipe.method]}, serve in {withArticle(recipe.glass.name.toLowerCase())} ({recipe.glass.ml} ml)
        {recipe.ice === "none" ? "" : recipe.ice === "large" ? " over one large cube" : ` over ${recipe.ice} ice`}.
      </p>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-accent">
        {recipe.instructions.map((step) => (
          <li key={step} className="max-w-prose pl-1">
            {step}
          </li>
        ))}
      </ol>
      {recipe.garnish ? (
        <p className="mt-4">
          <strong>Garnish:</strong> {recipe.garnish}
        </p>
      ) : null}
    </section>
  );
}

function Story({ recipe }: { recipe: Recipe }) {
  const { who, where, year, circa } = recipe.origin;
  const origin = [who, where, year ? `${circa ? "about " : ""}${year}` : null].filter(Boolean).join(" · ");
  if (!origin && !recipe.history && !recipe.iba_note) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">Where it comes from</h2>
      {origin ? <p className="mb-2 font-semibold">{origin}</p> : null}
      {recipe.history ? <p className="text-lg">{recipe.history}</p> : null}
      {recipe.iba_note ? <p className="mt-3 text-muted">On the measures: {recipe.iba_note}</p> : null}
    </section>
  );
}

function Kin({ title, cards }: { title: string; cards: Recipe["variants"] }) {
  if (cards.length === 0) return null;
  return (
    <section className="mt-14 print:hidden">
      <h2 className="mb-4 text-3xl">{title}</h2>
      <ul className="card-list">
        {cards.map((card) => (
          <CocktailCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function SocialMeta({ recipe }: { recipe: Recipe }) {
  const root = useRouteLoaderData("root") as { baseUrl: string } | undefined;
  return (
    <>
      <meta property="og:title" content={recipe.name} />
      <meta property="og:description" content={recipe.teaser} />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={`${root?.baseUrl ?? ""}${socialPath(recipe.image)}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={recipe.picture_text} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:url" content={`${root?.baseUrl ?? ""}${recipe.href}`} />
    </>
  );
}
