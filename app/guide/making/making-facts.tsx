import { difficultyWords, minutesWords, toolWords } from "#app/drinks/making-words.ts";
import { A } from "#app/ui/link.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { TextLink } from "../areas/entry/text-link.ts";
import type { Recipe } from "../cocktail.ts";

type Props = { recipe: Recipe; drinks: number; links: readonly TextLink[] | undefined };

/** What it takes to make a drink, and a bartender's advice: below the steps, and not on paper. */
export function MakingFacts({ recipe, drinks, links }: Props) {
  const { difficulty, minutes, tools, serves, glass_alternatives, pronunciation, tip } = recipe.making;
  const facts = [
    difficulty === null ? null : ["Difficulty", difficultyWords[difficulty]],
    minutes === null ? null : ["Time", minutesWords(minutes)],
    tools.length === 0 ? null : ["Tools", toolWords(tools)],
    glass_alternatives.length === 0 ? null : ["Also served in", glass_alternatives.join(", ")],
    pronunciation === null ? null : ["Say", pronunciation],
  ].filter((fact) => fact !== null);
  if (facts.length === 0 && tip === null) return null;
  return (
    <section className="mt-6 print:hidden" aria-label="What it takes">
      {tip ? (
        <p className="max-w-prose border-l-4 border-accent py-1 pl-5" data-tip="">
          <strong className="eyebrow mb-1 block">Bartender’s tip</strong>
          <NamedText text={tip} links={links} />
        </p>
      ) : null}
      {serves && serves !== drinks ? (
        <p className="mt-4">
          It is usually made for {serves}:{" "}
          <A to={`${recipe.href}?yield=${serves}`} className="text-link">
            {`show the amounts for ${serves}`}
          </A>
        </p>
      ) : null}
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className="eyebrow mb-1">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
