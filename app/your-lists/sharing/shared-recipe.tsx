import { listed } from "#app/kit/words.ts";
import { Img, Picture } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import type { Shown } from "./share-operations.server.ts";

/** A member's own recipe, shown by its secret link. */
export function SharedRecipe({ recipe }: { recipe: NonNullable<Shown["recipe"]> }) {
  const { description, lines, instructions, served, garnish, drawing, picture, colour } = recipe;
  return (
    <div className="mb-10 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        {description ? <p className="mb-6 max-w-prose text-lg wrap-break-word">{description}</p> : null}
        <h2 className="mb-2 text-2xl">Ingredients</h2>
        <ul className="mb-6 grid gap-1">
          {lines.map((line) => (
            <li key={line} className="wrap-break-word">
              {line}
            </li>
          ))}
        </ul>
        <h2 className="mb-2 text-2xl">Method</h2>
        <ol className="mb-6 list-decimal space-y-1 pl-6">
          {instructions.map((step) => (
            <li key={step} className="wrap-break-word">
              {step}
            </li>
          ))}
        </ol>
        <p className="mb-6 text-muted">
          {served}
          {garnish ? `. Garnish: ${garnish}` : ""}.
        </p>
        <p>
          <A to="/what-can-i-make" className="text-link">
            See what your own shelf makes
          </A>
        </p>
      </div>
      <aside aria-label="The drink" className="max-md:order-first">
        <Picture
          src={drawing}
          wash={colour}
          eager
          className="mb-4 aspect-4/5 w-full max-w-40 rounded-2xl p-4 md:max-w-64 md:p-6"
        />
        {picture ? (
          <Img src={picture} alt="As its writer made it" className="mb-4 w-full max-w-64 rounded-2xl" />
        ) : null}
        <p>
          {recipe.abv < 0.5 ? "Without alcohol" : `${Math.round(recipe.abv)} % vol, ${recipe.units} UK units`},{" "}
          {Math.round(recipe.volume_ml)} ml
        </p>
        {recipe.contains.length > 0 ? <p className="text-muted">Contains: {listed(recipe.contains)}</p> : null}
      </aside>
    </div>
  );
}
