import type { CSSProperties } from "react";
import type { FrontCard, FrontPage, Way } from "#app/guide/front-page.server.ts";
import { Picture, unbroken, washOf } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { HomeCard } from "./home-card.tsx";
import { SectionHead } from "./section-head.tsx";

/** How wide the cards of a rail are. */
const wide = (width: string) => ({ "--rail": width }) as CSSProperties;
const recipes = (count: number) => (count === 1 ? "1 drink" : `${count} drinks`);

/** Collections, what belongs to the season first. */
export function Moods({ ways }: { ways: readonly Way[] }) {
  return (
    <section aria-labelledby="moods" className="mt-12">
      <SectionHead id="moods" title="What are you in the mood for?" to="/cocktails" text="All recipes" />
      <ul className="rail" style={wide("10rem")}>
        {ways.map(({ text, href, count, image, colour }) => (
          <li
            key={text}
            className="wash group relative flex flex-col overflow-hidden rounded-card pt-3"
            style={washOf(colour)}
          >
            <h3 className="px-3 font-semibold font-text text-base leading-snug">
              <A to={href} className="after:absolute after:inset-0 group-hover:underline">
                {text}
              </A>
            </h3>
            <p className="px-3 text-muted text-sm tabular-nums">{recipes(count)}</p>
            {image ? <Picture src={image} className="mt-auto h-32 w-full object-bottom px-3" /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the season has one drink, eight of it anew every day. */
export function Season({ collection }: { collection: FrontPage["collection"] }) {
  if (!collection) return null;
  const { title, href, count, cards } = collection;
  return (
    <section aria-labelledby="season" className="mt-14">
      <SectionHead
        id="season"
        title={`A collection: ${title.toLowerCase()}`}
        to={href}
        text={`All ${recipes(count)}`}
      />
      <DrinkRail cards={cards} />
    </section>
  );
}

/** A bottle, another every day, and the best that it makes. */
export function BottleAndDrinks({ bottle }: { bottle: FrontPage["bottle"] }) {
  if (!bottle) return null;
  const { card, drinks } = bottle;
  return (
    <section aria-labelledby="bottle" className="mt-14">
      <SectionHead id="bottle" title="A bottle and what it makes" to="/beer-wine-spirits" text="All bottles" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="card group relative flex items-center gap-4 overflow-hidden p-4">
          {card.image ? (
            <Picture src={card.image} wash={card.colour} className="h-44 w-32 shrink-0 rounded-lg p-2" />
          ) : null}
          <div className="min-w-0">
            <p className="eyebrow">A bottle</p>
            <h3 className="text-2xl">
              <A to={card.href} className="after:absolute after:inset-0 group-hover:underline">
                {card.name}
              </A>
            </h3>
            {card.facts ? <p className="text-sm">{unbroken(card.facts)}</p> : null}
            <p className="mt-1 line-clamp-3 text-muted text-sm">{card.teaser}</p>
          </div>
        </div>
        <DrinkRail cards={drinks} />
      </div>
    </section>
  );
}

/** The best rated recipes of all. */
export function Best({ cards }: { cards: readonly FrontCard[] }) {
  return (
    <section aria-labelledby="best" className="mt-14">
      <SectionHead id="best" title="The canon" to="/cocktails" text="Best rated" />
      <DrinkRail cards={cards} />
    </section>
  );
}

function DrinkRail({ cards }: { cards: readonly FrontCard[] }) {
  return (
    <ul className="rail" style={wide("11.5rem")}>
      {cards.map((card) => (
        <HomeCard key={card.href} of={card} tall>
          {card.rating === null ? null : <Stars value={card.rating} />}
          {card.facts ? <p className="text-muted text-sm">{unbroken(card.facts)}</p> : null}
        </HomeCard>
      ))}
    </ul>
  );
}

/** The base spirits, each a bottle. */
export function Spirits({ ways }: { ways: readonly Way[] }) {
  return (
    <section aria-labelledby="spirits" className="mt-14">
      <SectionHead id="spirits" title="By bottle" to="/what-can-i-make" text="By what you have" />
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-6">
        {ways.map(({ text, href, count, image }) => (
          <li key={text} className="group relative text-center">
            <div className="mx-auto aspect-square w-full max-w-36 overflow-hidden rounded-full bg-raised p-3">
              {image ? <Picture src={image} className="h-full w-full" /> : null}
            </div>
            <h3 className="mt-2 font-semibold font-text text-base">
              <A to={href} className="after:absolute after:inset-0 group-hover:underline">
                {text}
              </A>
            </h3>
            <p className="mx-auto text-muted text-sm tabular-nums">{recipes(count)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
