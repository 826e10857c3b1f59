import type { ReactNode } from "react";
import { A } from "#app/ui/link.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { CocktailCard as Cocktail } from "./cocktail.ts";

/** What a card shows of a cocktail. */
export type Card = Omit<Cocktail, "taste">;

/**
 * A cocktail in a list. Its picture's space is reserved, so that nothing moves when it comes; the whole
 * card is one link. `children` is what a list adds below: what is missing, why it is here.
 */
export function CocktailCard({ card, eager = false, children }: { card: Card; eager?: boolean; children?: ReactNode }) {
  return (
    <li className="cocktail-card card group relative flex overflow-hidden">
      <div className="cocktail-card-picture bg-raised">
        <img
          src={card.image}
          alt=""
          width={400}
          height={500}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          className="h-full w-full object-contain"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-4">
        <h3 className="text-xl">
          <A to={card.href} className="after:absolute after:inset-0 group-hover:underline">
            {card.name}
          </A>
        </h3>
        {card.rating === null ? null : <Stars value={card.rating} />}
        <p className="text-muted">{card.teaser}</p>
        {card.without_alcohol ? <p className="mt-auto pt-1 font-semibold text-good">Without alcohol</p> : null}
        {children}
      </div>
    </li>
  );
}
