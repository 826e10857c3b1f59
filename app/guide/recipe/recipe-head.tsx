import { difficultyWords } from "#app/drinks/making-words.ts";
import { ukUnits } from "#app/drinks/strength.ts";
import { showNumber } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { usePictureHref, useReader } from "#app/i18n/locale-context.tsx";
import { capitalised } from "#app/kit/words.ts";
import { Img } from "#app/ui/cards.ts";
import { FactStrip, type StripFact } from "#app/ui/page.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { EntryName } from "../areas/entry/named-text.tsx";
import { type Recipe, scenePath, sweetnessWord, tightPath } from "../cocktail.ts";

/** The head of a recipe: its name beside its drawing on a wash of the drink, and on paper too. */
export function RecipeHead({ recipe }: { recipe: Recipe }) {
  const picture = usePictureHref();
  return (
    <>
      <div className="recipe-ground wash print:hidden" aria-hidden="true" />
      <header className="recipe-head fitting min-w-0">
        <p className="eyebrow mb-1.5">
          {recipe.iba ? `IBA · ${recipe.iba}` : recipe.without_alcohol ? "Without alcohol" : "Cocktail"}
        </p>
        <EntryName name={recipe.name} />
        {recipe.aka.length > 0 ? (
          <p className="mt-1 text-muted text-sm md:text-base">Also called {recipe.aka.join(", ")}</p>
        ) : null}
        {recipe.rating === null ? null : (
          <p className="mt-1 print:hidden">
            <Stars value={recipe.rating} />
          </p>
        )}
      </header>
      <div className="recipe-picture wash">
        {/* Beside its name on a phone the drink stands alone; where there is room for it, on a bar. */}
        <picture key={recipe.id}>
          <source media="(min-width: 48rem)" srcSet={picture(scenePath(recipe.image))} width={400} height={400} />
          <Img
            src={tightPath(recipe.image)}
            alt={recipe.picture_text}
            width={400}
            height={500}
            fetchPriority="high"
            data-hero=""
          />
        </picture>
      </div>
    </>
  );
}

const madeWords: Record<string, string> = {
  shake: "Shaken",
  stir: "Stirred",
  build: "Built",
  blend: "Blended",
  throw: "Thrown",
  swizzle: "Swizzled",
};

/** What one asks first of a drink: how strong, how much alcohol, how sweet, how it is made. */
export function RecipeStrip({ recipe, drinks }: { recipe: Recipe; drinks: number }) {
  const { locale } = useReader();
  return <FactStrip facts={stripOf(recipe, drinks, locale)} className="recipe-strip mt-3 md:mt-5 print:hidden" />;
}

function stripOf(recipe: Recipe, drinks: number, locale: Locale): StripFact[] {
  const { difficulty, minutes } = recipe.making;
  const [taste = ""] = recipe.taste;
  const strength: StripFact = recipe.without_alcohol
    ? { term: "Strength", value: "0 %", more: "without alcohol", share: 0 }
    : { term: "Strength", value: `${showNumber(recipe.abv, locale, 0)} %`, more: "alcohol", share: recipe.abv / 40 };
  const alcohol: StripFact = {
    term: drinks === 1 ? "Alcohol" : `Alcohol in ${drinks}`,
    value: showNumber(ukUnits(recipe.alcohol_ml * drinks), locale, 1),
    more: "UK units",
  };
  const effort = [
    minutes === null ? null : minutes < 100 ? `${minutes} min` : null,
    difficulty === null ? null : difficultyWords[difficulty]?.toLowerCase(),
  ];
  return [
    strength,
    ...(recipe.without_alcohol ? [] : [alcohol]),
    {
      term: "Taste",
      value: capitalised(taste),
      more: sweetnessWord(recipe.sweetness).toLowerCase(),
      share: recipe.sweetness / 10,
    },
    {
      term: "Making",
      value: madeWords[recipe.method] ?? recipe.method,
      more: effort.filter(Boolean).join(", "),
    },
  ];
}
