import { inCountry, priceWords } from "#app/drinks/vocabulary.ts";
import { showNumber } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { visitOf } from "#app/operations/visit.ts";
import { unpack } from "#app/platform/packed.ts";
import { UploadedPicture } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { entryPath } from "../area.ts";
import { blockOf, CardGroups } from "../areas/entry/card-groups.tsx";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { WordLinks } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import { ingredients } from "../ingredients/ingredient-area.ts";
import { asksMakes, InBarRoom, MakesRoom } from "../making/makes-room.tsx";
import { producers } from "../producers/producer.ts";
import type { Route } from "./+types/product-page";
import { productReading } from "./product-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { house } = visitOf(args);
  return loadEntry(args, productReading, async (entry) => ({
    media: await house.media(house.db, { link_table: "spiritbrands", ...entry }),
  }));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { entry, related } = shown;
  const subject = { link_table: "spiritbrands", link_id: entry.id };
  const media = shown.media.filter((one) => one.type === "image");
  const { locale } = useReader();
  const { ingredient_id, ingredient, producer_id, producer, path, abv, country, sizes_ml, tasting_note, text } = entry;
  const elsewhere = entry.abv_elsewhere.map(({ where, abv }) => `${showNumber(abv, locale, 1)} % ${inCountry(where)}`);
  return (
    <EntryPage
      shown={shown}
      asks={asksMakes(subject)}
      actions={<InBarRoom of={subject} name={entry.name} />}
      below={
        <>
          <MakesRoom of={subject} name={entry.name} />
          <CardGroups groups={blockOf(related, "drinks")} />
        </>
      }
    >
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="font-semibold">Counts as</dt>
        <dd>
          <A to={entryPath(ingredients, ingredient_id, ingredient)} className="text-link">
            {ingredient}
          </A>
        </dd>
        {producer && producer_id ? <dt className="font-semibold">Made by</dt> : null}
        {producer && producer_id ? (
          <dd>
            <A to={entryPath(producers, producer_id, producer)} className="text-link">
              {producer}
            </A>
          </dd>
        ) : null}
        {path.length > 0 ? <dt className="font-semibold">Kind</dt> : null}
        {path.length > 0 ? (
          <dd>
            {path.map(({ id, name }, level) => (
              <span key={id}>
                {level > 0 ? " › " : ""}
                <A to={`${shown.area.path}?category${level + 1}=${id}`} className="text-link">
                  {name}
                </A>
              </span>
            ))}
          </dd>
        ) : null}
        {country ? <dt className="font-semibold">Country</dt> : null}
        {country ? (
          <dd>
            <WordLinks
              words={[country]}
              to={(word) => shown.landings[word] ?? `${shown.area.path}?country=${encodeURIComponent(word)}`}
            />
          </dd>
        ) : null}
        {abv === null ? null : <dt className="font-semibold">Strength</dt>}
        {abv === null ? null : <dd>{[`${showNumber(abv, locale, 1)} % vol`, ...elsewhere].join(", ")}</dd>}
        {entry.price ? <dt className="font-semibold">Price</dt> : null}
        {entry.price ? <dd>{priceWords[entry.price]} for its kind</dd> : null}
        {sizes_ml.length > 0 ? <dt className="font-semibold">Sizes</dt> : null}
        {sizes_ml.length > 0 ? <dd>{sizes_ml.map((ml) => `${showNumber(ml, locale, 0)} ml`).join(", ")}</dd> : null}
      </dl>
      {tasting_note ? (
        <p className="mt-6 max-w-prose font-display text-2xl">
          <NamedText text={tasting_note} links={shown.links.tasting_note} />
        </p>
      ) : null}
      {text ? (
        <p className="mt-6 max-w-prose text-lg">
          <NamedText text={text} links={shown.links.description} />
        </p>
      ) : null}
      {media.length > 0 ? (
        <ul aria-label="Pictures" className="mt-8 grid max-w-xl grid-cols-2 gap-4 sm:grid-cols-3 print:hidden">
          {media.map(({ src, alt }) => (
            <li key={src}>
              <UploadedPicture
                href={src}
                alt={alt}
                width={440}
                height={440}
                sizes="(min-width: 40rem) 12rem, 45vw"
                className="h-auto w-full rounded-2xl"
              />
            </li>
          ))}
        </ul>
      ) : null}
      <CardGroups groups={blockOf(related, "buy")} />
    </EntryPage>
  );
}
