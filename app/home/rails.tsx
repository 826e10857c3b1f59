import type { CSSProperties } from "react";
import type { FrontCard, Way } from "#app/guide/front-page.server.ts";
import { Picture, washOf } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Stars } from "#app/ui/stars.tsx";
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

/** The best rated recipes of all. */
export function Best({ cards }: { cards: readonly FrontCard[] }) {
  return (
    <section aria-labelledby="best" className="mt-14">
      <SectionHead id="best" title="The canon" to="/cocktails" text="Best rated" />
      <ul className="rail" style={wide("11.5rem")}>
        {cards.map(({ href, name, image, colour, facts, rating }) => (
          <li key={href} className="card group relative overflow-hidden">
            <div className="wash p-2" style={washOf(colour)}>
              {image ? <Picture src={image} className="aspect-4/5 w-full" /> : null}
            </div>
            <div className="p-3">
              <h3 className="text-lg">
                <A to={href} className="after:absolute after:inset-0 group-hover:underline">
                  {name}
                </A>
              </h3>
              {rating === null ? null : <Stars value={rating} />}
              {facts ? <p className="text-muted text-sm">{facts}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
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
