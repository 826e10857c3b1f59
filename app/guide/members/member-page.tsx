import { data, redirect } from "react-router";
import { Avatar } from "#app/account/avatar-picture.tsx";
import { splitLocale } from "#app/i18n/locale.ts";
import { pageJsonLd } from "#app/kit/json-ld.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Cover, unbroken } from "#app/ui/cards.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, SocialMeta } from "#app/ui/page.tsx";
import { AreaCard, listCard } from "../areas/area-card.tsx";
import type { Route } from "./+types/member-page";
import { loadMember } from "./member-operation.server.ts";

/** A wrong or missing slug leads to the right one; who does not show their profile is a 404 (contract.md, 4 and 8). */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const found = await run(loadMember, { id: args.params.id }, visit.publicCaller());
  if (!found.ok) throw data(null, { status: 404 });
  const { recipes, ...member } = found.value;
  if (splitLocale(args.url.pathname).rest !== member.href) throw redirect(member.href, 301);
  const description = member.bio.replace(/\s+/g, " ").slice(0, 150) || `${member.name} on Jigger.`;
  const page = { title: member.name, path: member.href, description };
  return {
    ...member,
    description,
    recipes: recipes.map(listCard),
    jsonLd: pageJsonLd(page, visit.house.settings.BASE_URL),
  };
}

/** What a member shows everybody: who they are, and the recipes that they made public. */
export default function MemberPage({ loaderData }: Route.ComponentProps) {
  const { name, picture, bio, description, recipes, shelves, jsonLd } = loaderData;
  return (
    <div className="page-width pt-8 md:pt-12">
      <DocumentHead title={name} description={description} />
      <SocialMeta title={name} description={description} path={loaderData.href} type="article" />
      <JsonLdScript of={jsonLd} />
      <header className="mb-8 flex flex-wrap items-center gap-5">
        <Avatar picture={picture} name={name} size={112} />
        <div className="min-w-0 flex-1 basis-72">
          <p className="eyebrow mb-1">Member</p>
          <h1 className="text-h1 break-words">{name}</h1>
          {bio ? (
            <p className="mt-2 max-w-[65ch] whitespace-pre-line break-words text-muted md:text-lg">{bio}</p>
          ) : null}
        </div>
      </header>
      <section aria-labelledby="recipes">
        <h2 id="recipes" className="mb-4 text-3xl">
          Recipes
        </h2>
        {recipes.length === 0 ? (
          <p className="text-muted">{name} has not made a recipe public yet.</p>
        ) : (
          <ul className="card-list">
            {recipes.map((card) => (
              <AreaCard key={card.link_id} card={card} />
            ))}
          </ul>
        )}
      </section>
      {shelves.map(({ title, items }) => (
        <section key={title} aria-label={title} className="mt-section">
          <h2 className="mb-4 text-3xl">{title}</h2>
          <ul className="cover-list">
            {items.map((item) => (
              <li key={item.href} className="card relative overflow-hidden">
                <Cover images={item.images} picture={item.picture} />
                <div className="min-w-0 flex-1 p-4">
                  <h3 className="text-xl wrap-anywhere">
                    <A to={item.href} className="after:absolute after:inset-0 hover:underline">
                      {item.name}
                    </A>
                  </h3>
                  <p className="text-muted">{unbroken(item.facts)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
