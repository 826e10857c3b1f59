import { Check, Choice, optionsOf, Word } from "#app/ui/form.ts";
import { mostMissing, type RecipeQuery } from "../recipe-query.ts";
import { alcoholTexts, missingText, ratingTexts, substituteTexts, triNames, triTexts } from "./recipe-address.ts";

type Props = {
  query: RecipeQuery;
  change(part: Partial<RecipeQuery>, typed?: boolean): void;
  /** They have the width of a page, not that of a column. */
  wide?: boolean;
};

const missingChoices = Array.from({ length: mostMissing + 1 }, (_, most) => ({
  value: String(most),
  text: missingText(most),
}));

/** builder.md, 2 and 9: every filter of a search of recipes; the same fields beside the results and in the second step. */
export function RecipeFilterFields({ query, change, wide = false }: Props) {
  const set = <Name extends keyof RecipeQuery>(name: Name) => ({
    name,
    value: String(query[name]),
    onChange: (value: string) => change({ [name]: typeof query[name] === "number" ? Number(value) : value }),
  });
  return (
    <>
      <Word name="keyword" label="Keyword" value={query.keyword} onChange={(keyword) => change({ keyword }, true)} />
      <div className={`mt-4 grid gap-x-3 gap-y-4 min-[24em]:grid-cols-2 ${wide ? "lg:grid-cols-3" : "lg:grid-cols-1"}`}>
        <Choice label="Missing" options={missingChoices} {...set("missing")} />
        <Choice label="Substitutes" options={optionsOf(substituteTexts)} {...set("altingredients")} />
        <Choice label="Alcohol" any="With alcohol" options={optionsOf(alcoholTexts)} {...set("nonalcoholic")} />
        <Choice label="Stars" any="Any" options={ratingOptions} {...set("rating")} />
        <Choice label="Your stars" any="Any" options={ratingOptions} {...set("yourrating")} />
        {triNames.map((name) => (
          <Choice key={name} label={triTexts[name].label} any="All" options={triOptions(name)} {...set(name)} />
        ))}
      </div>
      <Check
        name="requireoptional"
        value="1"
        label="Optional lines count"
        checked={query.requireoptional}
        onChange={(event) => change({ requireoptional: event.target.checked })}
        className="mt-2"
      />
    </>
  );
}

/** Best first, by the steps of the scale: digits for keys would put themselves into an order of their own. */
const ratingOptions = (["rated-only", "5.5", "5", "4", "3"] as const).map((value) => ({
  value,
  text: ratingTexts[value],
}));

const triOptions = (name: keyof typeof triTexts) => [
  { value: "only", text: triTexts[name].only },
  { value: "hide", text: triTexts[name].hide },
];
