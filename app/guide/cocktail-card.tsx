import type { ReactNode } from "react";
import { PictureCard } from "#app/ui/cards.ts";
import type { CocktailCard as Cocktail } from "./cocktail.ts";

/** What a card shows of a cocktail. */
export type Card = Omit<Cocktail, "taste">;

/** A cocktail in a list; `children` is what the list adds below: what is missing, why it is here. */
export function CocktailCard({ card, eager = false, children }: { card: Card; eager?: boolean; children?: ReactNode }) {
  return (
    <PictureCard of={card} eager={eager}>
      {card.without_alcohol ? <p className="mt-auto pt-1 font-semibold text-good">Without alcohol</p> : null}
      {children}
    </PictureCard>
  );
}
