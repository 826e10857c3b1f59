import type { ReactNode } from "react";
import { dietWords } from "#app/drinks/diets.ts";
import { standardDrinks, ukUnits } from "#app/drinks/strength.ts";
import { showNumber } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { membersWords, ratingWords } from "#app/marks/rating.ts";
import { Stars } from "#app/ui/stars.tsx";
import { type Recipe, sweetnessWord } from "../cocktail.ts";

const dietTags = new Set<string>(Object.values(dietWords));

/** What a drink is like, in figures and words: strength with meltwater counted, sweetness, ratings. */
export function RecipeFacts({ recipe, drinks }: { recipe: Recipe; drinks: number }) {
  const { locale } = useReader();
  const number = (value: number, digits: number) => showNumber(value, locale, digits);
  // Diets stand with what it contains, strength above.
  const kinds = recipe.tags.filter((tag) => !dietTags.has(tag) && tag !== "no alcohol");
  const alcohol = recipe.alcohol_ml * drinks;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8">
      <Fact term="Strength">
        {recipe.without_alcohol
          ? "Without alcohol"
          : `${number(recipe.abv, 1)} % vol, about ${number(recipe.volume_ml, 0)} ml in the glass with its meltwater`}
      </Fact>
      {recipe.without_alcohol ? null : (
        <Fact term={drinks === 1 ? "Alcohol in it" : `Alcohol in ${drinks} drinks`}>
          {number(ukUnits(alcohol), 1)} UK units, {number(standardDrinks(alcohol), 1)} US standard drinks (
          {number(alcohol * 0.789, 0)} g)
        </Fact>
      )}
      <Fact term="Sweetness">
        <span className="gauge mb-1 max-w-48" aria-hidden="true">
          <span style={{ width: `${recipe.sweetness * 10}%` }} />
        </span>
        {sweetnessWord(recipe.sweetness)}
      </Fact>
      <Fact term="Tastes">{recipe.taste.join(", ")}</Fact>
      {kinds.length > 0 ? <Fact term="Kind">{kinds.join(", ")}</Fact> : null}
      <Fact term="Our rating">
        {recipe.rating === null ? (
          "Not rated yet"
        ) : (
          <>
            <Stars value={recipe.rating} /> <span className="block">{ratingWords[String(recipe.rating)]}</span>
          </>
        )}
      </Fact>
      <Fact term="Members’ rating">{membersWords(recipe.members_rating ?? null, number)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow mb-1">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
