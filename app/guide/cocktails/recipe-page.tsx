import { Columns2 } from "lucide-react";
import { CommentsSection } from "#app/comments/comments-section.tsx";
import { readYield } from "#app/drinks/amounts.ts";
import { type RecipeState, recipePart } from "#app/drinks/recipe-state.ts";
import { verdictOf } from "#app/drinks/verdict.ts";
import { measureSystems } from "#app/i18n/measure-systems.ts";
import { withArticle } from "#app/kit/words.ts";
import { MarkBar } from "#app/marks/mark-bar.tsx";
import { visitOf } from "#app/operations/visit.ts";
import { unpack } from "#app/platform/packed.ts";
import { washOf } from "#app/ui/cards.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { later, SocialMeta } from "#app/ui/page.tsx";
import { usePart, usePersonal } from "#app/visitor/personal.tsx";
import { blockOf, CardGroups } from "../areas/entry/card-groups.tsx";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { TextLinks } from "../areas/entry/text-link.ts";
import { methodWords, type Recipe, socialPath } from "../cocktail.ts";
import { comparePath } from "../comparing/asked-ids.ts";
import { CookButton } from "../recipe/cook-button.tsx";
import { MissingFoot } from "../recipe/members-part.tsx";
import { RecipeHead, RecipeStrip } from "../recipe/recipe-head.tsx";
import type { Route } from "./+types/recipe-page";
import { cocktailReading } from "./cocktail-store.server.ts";
import { ContentsNote } from "./contents-note.tsx";
import { LineList } from "./line-list.tsx";
import { PaperFoot, PrintBar, PrintLink } from "./printing.tsx";
import { UnitLinks, UnitsSwitch } from "./units-switch.tsx";
import { useDrinks, YieldForm } from "./yield-form.tsx";

const story = async () => (await import("../making/story.tsx")).Story;
const Story = later(import.meta.env.SSR ? await story() : null, story);
const versions = async () => (await import("../making/versions.tsx")).Versions;
const Versions = later(import.meta.env.SSR ? await versions() : null, versions);
const makingFacts = async () => (await import("../making/making-facts.tsx")).MakingFacts;
const MakingFacts = later(import.meta.env.SSR ? await makingFacts() : null, makingFacts);
const recipeFacts = async () => (await import("./recipe-facts.tsx")).RecipeFacts;
const RecipeFacts = later(import.meta.env.SSR ? await recipeFacts() : null, recipeFacts);
const mediaList = async () => (await import("../recipe/media-list.tsx")).MediaList;
const MediaList = later(import.meta.env.SSR ? await mediaList() : null, mediaList);
const batchNote = async () => (await import("../recipe/batch/batch-note.tsx")).BatchNote;
const BatchNote = later(import.meta.env.SSR ? await batchNote() : null, batchNote);
const sharing = async () => (await import("../recipe/sharing.tsx")).Sharing;
const Sharing = later(import.meta.env.SSR ? await sharing() : null, sharing);

export async function loader(args: Route.LoaderArgs) {
  const asked = args.url.searchParams;
  const { house } = visitOf(args);
  return loadEntry(args, cocktailReading, async (entry) => ({
    drinks: readYield(asked.get("yield")),
    print: asked.get("view") === "print",
    units: measureSystems.find((system) => system === asked.get("units")) ?? null,
    media: entry.of_member ? await house.media(house.db, { link_table: "cocktails", ...entry }) : [],
  }));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function RecipePage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { area, entry: recipe, links, related, print, jsonLd, units, comments, media } = shown;
  const [drinks, setDrinks] = useDrinks(shown.drinks, recipe.id);
  const oids = [`cocktails:${recipe.id}`, ...recipe.lines.map((line) => `ingredients:${line.ingredient_id}`)];
  usePersonal(`oids=${[...new Set(oids)].join()}&recipe=${recipe.id}`);
  const told = usePart(recipePart);
  const state = told?.id === recipe.id ? told : null;
  return (
    <article
      className="page-width"
      data-print-view={print ? "" : undefined}
      data-show-units={units ?? undefined}
      style={washOf(recipe.colour)}
    >
      <title>{`${recipe.name} recipe · Jigger`}</title>
      <meta name="description" content={recipe.teaser} />
      {import.meta.env.SSR ? (
        <SocialMeta
          title={recipe.name}
          description={recipe.teaser}
          path={recipe.href}
          image={socialPath(recipe.image)}
          alt={recipe.picture_text}
          type="article"
        />
      ) : null}
      <JsonLdScript of={jsonLd} />
      {print ? <PrintBar recipe={recipe} drinks={drinks} /> : null}
      <div className="recipe md:pt-8">
        <RecipeHead recipe={recipe} />
        <p className="recipe-teaser mt-3 text-muted md:mt-0 md:text-lg">
          <NamedText text={recipe.teaser} links={links.teaser} />
        </p>
        <RecipeStrip recipe={recipe} drinks={drinks} />
        <section className="recipe-lines mt-4 md:mt-7">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 className="text-h2">{drinks === 1 ? "Ingredients" : `Ingredients for ${drinks}`}</h2>
            <div className="flex grow flex-wrap items-center justify-between gap-2 sm:grow-0 print:hidden">
              <YieldForm key={recipe.id} drinks={shown.drinks} path={recipe.href} onChange={setDrinks} />
              <UnitsSwitch asked={units} />
              <UnitLinks units={units} path={recipe.href} />
            </div>
          </div>
          <div className="verdict-room print:hidden">{state ? <Verdict state={state} /> : null}</div>
          <LineList lines={recipe.lines} drinks={drinks} states={state?.lines ?? null} />
          {state ? <MissingFoot state={state} /> : null}
          <BatchNote recipe={recipe} drinks={drinks} />
        </section>
        <div className="marks-room mt-5 flex flex-wrap items-center gap-2 print:hidden max-sm:gap-x-1.5 [&>.mark-bar]:contents">
          {print ? null : <CookButton recipe={recipe} drinks={drinks} />}
          <Sharing recipe={recipe} drinks={drinks} />
          {print ? null : <PrintLink recipe={recipe} drinks={drinks} />}
          {print ? null : (
            <A
              to={comparePath([recipe.id])}
              rel="nofollow"
              className="button button-quiet button-icon"
              title="Compare with another drink"
            >
              <Columns2 size={20} aria-hidden="true" />
              <span className="sr-only">Compare</span>
            </A>
          )}
          <MarkBar subject={{ link_table: "cocktails", link_id: recipe.id }} name={recipe.name} sayable={area} />
          {state ? (
            <A to={state.made_href} className="button button-quiet">
              I made this
            </A>
          ) : null}
          {state?.edit_href ? (
            <A to={state.edit_href} className="button button-quiet">
              Edit your recipe
            </A>
          ) : null}
        </div>
        <Method recipe={recipe} links={links} />
        <MakingFacts recipe={recipe} drinks={drinks} links={links.tip} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text (entry-comments.server.tsx) */}
        {comments?.tips ? <div className="print:hidden" dangerouslySetInnerHTML={{ __html: comments.tips }} /> : null}
        <section className="recipe-facts mt-8" aria-label="In figures">
          <ContentsNote contents={recipe.contents} />
          <RecipeFacts recipe={recipe} drinks={drinks} />
        </section>
        {print ? null : <MediaList media={media} photographs={shown.photographs} id={recipe.id} name={recipe.name} />}
        {print ? null : <CardGroups groups={blockOf(related, "bottles")} />}
        <Versions recipe={recipe} drinks={drinks} links={links} />
        <Story recipe={recipe} links={links} landings={shown.landings} />
        <PaperFoot recipe={recipe} drinks={drinks} />
      </div>
      {print ? null : <CardGroups groups={blockOf(related)} />}
      {print || !comments ? null : (
        <CommentsSection
          key={recipe.id}
          subject={{ link_table: "cocktails", link_id: recipe.id }}
          name={recipe.name}
          html={comments.html}
        />
      )}
    </article>
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
      id="verdict"
      tabIndex={-1}
      role="status"
      className={`mb-3 font-semibold outline-none ${verdict.state === "missing" ? "" : "text-good"}`}
      data-verdict={missing}
    >
      <span key={verdict.text} className="rolls">
        {verdict.text}.
      </span>
    </p>
  );
}

function Method({ recipe, links }: { recipe: Recipe; links: TextLinks }) {
  return (
    <section className="recipe-method mt-9">
      <h2 className="mb-3 text-h2">How to make it</h2>
      <p className="mb-3 font-semibold">
        {methodWords[recipe.method]}, serve in {withArticle(recipe.glass.name.toLowerCase())} ({recipe.glass.ml}
        {"\u00a0"}ml)
        {recipe.ice === "none" ? "" : recipe.ice === "large" ? " over one large cube" : ` over ${recipe.ice} ice`}.
      </p>
      <ol className="grid list-decimal gap-2.5 pl-6 text-lg marker:font-display marker:font-semibold marker:text-accent">
        {recipe.instructions.map((step, place) => (
          <li key={step} className="max-w-prose pl-1">
            <NamedText text={step} links={links[`instructions.${place}`]} />
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
