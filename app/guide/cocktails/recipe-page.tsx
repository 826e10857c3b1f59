import { Columns2 } from "lucide-react";
import { useRouteLoaderData } from "react-router";
import { readYield } from "#app/drinks/amounts.ts";
import { verdictOf } from "#app/drinks/verdict.ts";
import { oidOf } from "#app/kit/subject.ts";
import { withArticle } from "#app/kit/words.ts";
import { MarkBar } from "#app/marks/mark-bar.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { type RecipeState, usePersonal } from "#app/visitor/personal.tsx";
import { CardGroups } from "../areas/entry/card-groups.tsx";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { TextLinks } from "../areas/entry/text-link.ts";
import { methodWords, type Recipe, socialPath } from "../cocktail.ts";
import { comparePath } from "../comparing/asked-ids.ts";
import { MakingFacts } from "../making/making-facts.tsx";
import { Versions } from "../making/versions.tsx";
import type { Route } from "./+types/recipe-page";
import { cocktails } from "./cocktail-area.ts";
import { cocktailReading } from "./cocktail-store.server.ts";
import { ContentsNote } from "./contents-note.tsx";
import { LineList } from "./line-list.tsx";
import { PaperFoot, PrintBar, PrintLink } from "./printing.tsx";
import { RecipeFacts } from "./recipe-facts.tsx";
import { UnitsSwitch } from "./units-switch.tsx";
import { useDrinks, YieldForm } from "./yield-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  const shown = await loadEntry(args, cocktailReading);
  const asked = args.url.searchParams;
  const more = { drinks: readYield(asked.get("yield")), print: asked.get("view") === "print" };
  return { ...shown, data: { ...shown.data, ...more } };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function RecipePage({ loaderData }: Route.ComponentProps) {
  const { entry: recipe, links, related, print, jsonLd } = loaderData;
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
      {print ? <PrintBar recipe={recipe} drinks={drinks} /> : null}
      <div className="recipe grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div className="recipe-picture self-start lg:sticky lg:top-6">
          <img
            src={recipe.image}
            alt={recipe.picture_text}
            width={400}
            height={500}
            className="card mx-auto max-h-80 w-full object-contain p-4 lg:max-h-[34rem]"
          />
        </div>
        <div className="recipe-body">
          <Head recipe={recipe} />
          <MarkBar subject={{ link_table: "cocktails", link_id: recipe.id }} name={recipe.name} sayable={cocktails} />
          <div className="my-6 flex flex-wrap items-end gap-x-8 gap-y-4 print:hidden">
            <YieldForm key={recipe.id} drinks={loaderData.drinks} path={recipe.href} onChange={setDrinks} />
            <UnitsSwitch />
            {print ? null : (
              <div className="flex flex-wrap gap-3">
                <PrintLink recipe={recipe} drinks={drinks} />
                <A to={comparePath([recipe.id])} rel="nofollow" className="button button-quiet">
                  <Columns2 size={20} aria-hidden="true" /> Compare
                </A>
              </div>
            )}
          </div>
          <section className="recipe-lines">
            <h2 className="mb-3 text-2xl">{drinks === 1 ? "Ingredients" : `Ingredients for ${drinks}`}</h2>
            {state ? <Verdict state={state} /> : null}
            <LineList lines={recipe.lines} drinks={drinks} states={state?.lines ?? null} />
            <ContentsNote contents={recipe.contents} />
          </section>
          <Method recipe={recipe} />
          <MakingFacts recipe={recipe} drinks={drinks} links={links.tip} />
          <div className="recipe-facts card mt-8 p-6">
            <RecipeFacts recipe={recipe} drinks={drinks} />
          </div>
          <Story recipe={recipe} links={links} />
          <Versions recipe={recipe} drinks={drinks} />
          <PaperFoot recipe={recipe} drinks={drinks} />
        </div>
      </div>
      {print ? null : <CardGroups groups={related} />}
    </article>
  );
}

function Head({ recipe }: { recipe: Recipe }) {
  return (
    <header className="recipe-head mb-5">
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
function Verdict({ state: { missing, missing_counts, lines } }: { state: RecipeState }) {
  const verdict = verdictOf(
    missing_counts,
    lines.map((line) => ({ ...line, there: line.in_my_bar })),
  );
  return (
    <p
      className={`mb-3 font-semibold print:hidden ${verdict.state === "missing" ? "" : "text-good"}`}
      data-verdict={missing}
    >
      {verdict.text}.
    </p>
  );
}

function Method({ recipe }: { recipe: Recipe }) {
  return (
    <section className="recipe-method mt-8">
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

function Story({ recipe, links }: { recipe: Recipe; links: TextLinks }) {
  const { who, where, year, circa } = recipe.origin;
  const origin = [who, where, year ? `${circa ? "about " : ""}${year}` : null].filter(Boolean).join(" · ");
  if (!origin && !recipe.history && !recipe.iba_note) return null;
  return (
    <section className="recipe-story mt-8">
      <h2 className="mb-3 text-2xl">Where it comes from</h2>
      {origin ? <p className="mb-2 font-semibold">{origin}</p> : null}
      {recipe.history ? (
        <p className="text-lg">
          <NamedText text={recipe.history} links={links.history} />
        </p>
      ) : null}
      {recipe.iba_note ? (
        <p className="mt-3 text-muted">
          On the measures: <NamedText text={recipe.iba_note} links={links.iba_note} />
        </p>
      ) : null}
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
