import { ingredientTypes } from "#app/drinks/vocabulary.ts";
import { showNumber } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { kitchenNumber } from "#app/i18n/measures.ts";
import { A } from "#app/ui/link.tsx";
import { entryPath } from "../area.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import type { Route } from "./+types/ingredient-page";
import { ingredients } from "./ingredient-area.ts";
import { ingredientReading } from "./ingredient-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, ingredientReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** How well something stands in for another thing, as the engine counts it (contract.md, 13). */
const strengthWords: Record<string, string> = {
  same: "the same thing in another form",
  close: "close",
  "in a pinch": "in a pinch",
};

type Named = { id: number; name: string };

function Names({ of }: { of: Named[] }) {
  return of.map(({ id, name }, place) => (
    <span key={id}>
      {place > 0 ? ", " : ""}
      <A to={entryPath(ingredients, id, name)} className="text-link">
        {name}
      </A>
    </span>
  ));
}

export default function IngredientPage({ loaderData }: Route.ComponentProps) {
  const { entry } = loaderData;
  const { locale } = useReader();
  const { type, abv, taste, storage, method, parts, stand_ins, parents, kinds, scales } = entry;
  return (
    <EntryPage area={ingredients} shown={loaderData}>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="font-semibold">Type</dt>
        <dd>{ingredientTypes[type] ?? "Misc ingredient"}</dd>
        {abv > 0 ? <dt className="font-semibold">Strength</dt> : null}
        {abv > 0 ? <dd>{showNumber(abv, locale, 1)} % vol</dd> : null}
        <dt className="font-semibold">Tastes</dt>
        <dd>{taste.join(", ")}</dd>
        {parents.length > 0 ? <dt className="font-semibold">A kind of</dt> : null}
        {parents.length > 0 ? (
          <dd>
            <Names of={parents} />
          </dd>
        ) : null}
        {kinds.length > 0 ? <dt className="font-semibold">Kinds of it</dt> : null}
        {kinds.length > 0 ? (
          <dd>
            <Names of={kinds} />
          </dd>
        ) : null}
      </dl>
      <dl className="mt-6 grid max-w-md grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2" aria-label="How it tastes">
        {Object.entries(scales).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="capitalize">{name}</dt>
            <dd className="flex items-center gap-3">
              <span className="gauge flex-1" aria-hidden="true">
                <span style={{ width: `${Math.min(value, 10) * 10}%` }} />
              </span>
              <span className="w-14 text-muted">{value} of 10</span>
            </dd>
          </div>
        ))}
      </dl>
      {stand_ins.length > 0 ? (
        <section className="mt-8">
          <h2 className="mb-3 text-2xl">What stands in for it</h2>
          <ul className="grid gap-1">
            {stand_ins.map(({ id, name, strength }) => (
              <li key={id}>
                <A to={entryPath(ingredients, id, name)} className="text-link">
                  {name}
                </A>
                <span className="text-muted">: {strengthWords[strength]}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {parts.length > 0 || method ? (
        <section className="mt-8">
          <h2 className="mb-3 text-2xl">How to make it</h2>
          <ul className="mb-4 grid gap-1">
            {parts.map(({ id, name, amount, unit, units, kind }) => (
              <li key={id}>
                {kitchenNumber(amount)} {kind === "count" && unit === "" ? "" : amount === 1 ? unit : units}{" "}
                <A to={entryPath(ingredients, id, name)} className="text-link">
                  {name}
                </A>
              </li>
            ))}
          </ul>
          {method ? <p className="max-w-prose">{method}</p> : null}
        </section>
      ) : null}
      {storage ? (
        <section className="mt-8">
          <h2 className="mb-3 text-2xl">How it keeps</h2>
          <p className="max-w-prose">{storage}</p>
        </section>
      ) : null}
    </EntryPage>
  );
}
