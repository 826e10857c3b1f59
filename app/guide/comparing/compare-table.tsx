import type { Locale } from "#app/i18n/locale.ts";
import { Img, washOf } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Amount } from "../cocktails/line-list.tsx";
import { comparePath } from "./asked-ids.ts";
import { type Compared, comparedFacts, comparedLines, type Row, same } from "./comparison.ts";

type Two = [Compared, Compared];

/** Two recipes in a table: their pictures, what they pour, what they are like; each row says in words how they differ. */
export function CompareTable({ recipes, locale }: { recipes: Two; locale: Locale }) {
  const lines = comparedLines(recipes);
  const facts = comparedFacts(recipes, locale);
  return (
    <>
      <table className="compare w-full table-fixed border-collapse">
        <caption className="sr-only">
          {recipes[0].name} and {recipes[1].name}, line by line
        </caption>
        <thead>
          <tr>
            <td className="w-[34%] md:w-[28%]" />
            {recipes.map((recipe, place) => (
              <th key={recipe.id} scope="col" className="px-1 pb-2 align-top font-normal md:px-2">
                <Head recipe={recipe} other={recipes[place === 0 ? 1 : 0]} />
              </th>
            ))}
          </tr>
        </thead>
        <Rows title="Ingredients" rows={lines}>
          {(amount) => (amount === null ? <span className="text-muted">None</span> : <Amount amount={amount} />)}
        </Rows>
        <Rows title="The drink" rows={facts}>
          {(text) => text}
        </Rows>
      </table>
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        {recipes.map((recipe) => (
          <section key={recipe.id}>
            <h2 className="mb-3 text-2xl">How to make {recipe.name}</h2>
            <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-accent">
              {recipe.instructions.map((step) => (
                <li key={step} className="pl-1">
                  {step}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

function Head({ recipe, other }: { recipe: Compared; other: Compared }) {
  return (
    <>
      <Img
        src={recipe.image}
        alt=""
        width={400}
        height={500}
        className="wash mx-auto mb-3 h-40 w-full max-w-80 rounded-card object-contain p-2 md:h-56"
        style={washOf(recipe.colour)}
      />
      <A to={recipe.href} className="block font-display text-lg hover:underline md:text-2xl">
        {recipe.name}
      </A>
      <A to={comparePath([other.id])} className="text-link">
        Change<span className="sr-only"> {recipe.name} for another drink</span>
      </A>
    </>
  );
}

type RowsProps<Value> = { title: string; rows: Row<Value>[]; children(value: Value): React.ReactNode };

function Rows<Value>({ title, rows, children }: RowsProps<Value>) {
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup" className="pt-8 pb-2 text-left font-display text-2xl">
          {title}
        </th>
      </tr>
      {rows.map(({ term, values, difference }) => {
        const isSame = difference === same;
        return (
          <tr key={term} className="border-line border-t" data-difference={difference}>
            <th scope="row" className="py-3 pr-1 text-left align-top font-semibold wrap-break-word hyphens-auto">
              {term}
              <span className={`block font-normal ${isSame ? "text-muted" : "text-accent"}`}>{difference}</span>
            </th>
            {values.map((value, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns, always the same two
              <td key={place} className="px-1 py-3 text-center align-top wrap-break-word hyphens-auto md:px-3">
                {children(value)}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}
