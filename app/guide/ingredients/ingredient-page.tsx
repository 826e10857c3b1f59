import { ingredientTypes } from "#app/drinks/vocabulary.ts";
import { showNumber } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { kitchenNumber } from "#app/i18n/measures.ts";
import { type Unpacked, unpack } from "#app/platform/packed.ts";
import { A } from "#app/ui/link.tsx";
import { entryPath } from "../area.ts";
import { blockOf, CardGroups } from "../areas/entry/card-groups.tsx";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import { asksMakes, InBarRoom, MakesRoom } from "../making/makes-room.tsx";
import type { Route } from "./+types/ingredient-page";
import { ingredients } from "./ingredient-area.ts";
import { ingredientReading } from "./ingredient-store.server.ts";
import type { KindNode } from "./kind-tree.ts";

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

/** Whom it suits, in words. */
function dietTold({ vegan, vegetarian }: { vegan: string; vegetarian: boolean }): string {
  if (vegan === "yes") return "Vegan";
  if (vegan === "check") return "Vegan from some makers: the label decides";
  return vegetarian ? "Vegetarian, not vegan" : "Neither vegan nor vegetarian";
}

type Shown = Unpacked<Route.ComponentProps["loaderData"]>;

export default function IngredientPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { entry, links, related } = shown;
  const subject = { link_table: "ingredients", link_id: entry.id };
  const isMade = entry.parts.length > 0 || entry.method !== null;
  const below = (
    <>
      <CardGroups groups={blockOf(related, "bottles")} />
      <Kin entry={entry} />
      <MakesRoom of={subject} name={entry.name} />
      <CardGroups groups={blockOf(related, "drinks")} />
      {entry.storage && !isMade ? (
        <section className="mt-section">
          <h2 className="mb-3 text-h2">How it keeps</h2>
          <p className="max-w-prose text-lg">
            <NamedText text={entry.storage} links={links.storage} />
          </p>
        </section>
      ) : null}
    </>
  );
  return (
    <EntryPage
      shown={shown}
      lead={<NamedText text={entry.text} links={links.description} />}
      below={below}
      asks={asksMakes(subject)}
      actions={<InBarRoom of={subject} name={entry.name} />}
    >
      <Facts shown={shown} />
      <Scales scales={entry.scales} />
      {isMade ? <HowToMake shown={shown} /> : null}
    </EntryPage>
  );
}

/** What it is, in a column of names and values. */
function Facts({ shown: { entry, landings } }: { shown: Shown }) {
  const { locale } = useReader();
  const { key, type, abv, taste, contains } = entry;
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      <dt className="font-semibold">Type</dt>
      <dd>{ingredientTypes[type] ?? "Misc ingredient"}</dd>
      {abv > 0 ? <dt className="font-semibold">Strength</dt> : null}
      {abv > 0 ? <dd>{showNumber(abv, locale, 1)} % vol</dd> : null}
      {taste.length > 0 ? <dt className="font-semibold">Tastes</dt> : null}
      {taste.length > 0 ? <dd>{taste.join(", ")}</dd> : null}
      {contains.length > 0 ? <dt className="font-semibold">Contains</dt> : null}
      {contains.length > 0 ? <dd>{contains.join(", ")}</dd> : null}
      <dt className="font-semibold">Diet</dt>
      <dd>{dietTold(entry)}</dd>
      {landings[key] ? <dt className="font-semibold">More of it</dt> : null}
      {landings[key] ? (
        <dd>
          <A to={landings[key]} className="text-link">
            Its drinks, bottles, bars and people
          </A>
        </dd>
      ) : null}
    </dl>
  );
}

/** How it tastes, each scale from 0 to 10. */
function Scales({ scales }: { scales: Shown["entry"]["scales"] }) {
  return (
    <section aria-label="How it tastes">
      <dl className="mt-6 grid max-w-md grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {Object.entries(scales).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="capitalize">{name}</dt>
            <dd className="flex items-center gap-3">
              <span className="gauge flex-1" aria-hidden="true">
                <span style={{ width: `${Math.min(value, 10) * 10}%` }} />
              </span>
              <span className="w-20 whitespace-nowrap text-muted">{value} of 10</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is made at home: its parts, the way, what it yields and how that keeps. */
function HowToMake({ shown: { entry, links } }: { shown: Shown }) {
  const { locale } = useReader();
  const { parts, method, makes, storage } = entry;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-h2">How to make it</h2>
      <ul className="mb-4 grid gap-1">
        {parts.map(({ id, name, plural, amount, unit, units, unit_key }) => (
          <li key={id}>
            {kitchenNumber(amount)} {unit_key === "piece" ? "" : `${amount === 1 ? unit : units} `}
            <A to={entryPath(ingredients, id, name)} className="text-link">
              {unit_key === "piece" && amount > 1 ? (plural ?? name) : name}
            </A>
          </li>
        ))}
      </ul>
      {method ? (
        <p className="max-w-prose">
          <NamedText text={method} links={links.method} />
        </p>
      ) : null}
      {makes ? (
        <p className="mt-3 text-muted">
          Makes about {showNumber(makes.amount, locale, 0)} {makes.unit}.
        </p>
      ) : null}
      {storage ? (
        <p className="mt-3 max-w-prose">
          <strong>How it keeps:</strong> <NamedText text={storage} links={links.storage} />
        </p>
      ) : null}
    </section>
  );
}

/** Its kinds, and what stands in for it, side by side. */
function Kin({ entry: { tree, stand_ins } }: { entry: Shown["entry"] }) {
  if (tree.length === 0 && stand_ins.length === 0) return null;
  return (
    <div className="two-blocks mt-section">
      {tree.length > 0 ? (
        <section aria-labelledby="kinds">
          <h2 id="kinds" className="mb-3 text-h2">
            Kinds
          </h2>
          <Tree nodes={tree} />
        </section>
      ) : null}
      {stand_ins.length > 0 ? (
        <section aria-labelledby="stand-ins">
          <h2 id="stand-ins" className="mb-3 text-h2">
            What stands in for it
          </h2>
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
    </div>
  );
}

/** What it is a kind of, itself, and its kinds, each below the wider one. */
function Tree({ nodes }: { nodes: KindNode[] }) {
  return (
    <ul className="kind-tree">
      {nodes.map(({ id, name, own, kinds }) => (
        <li key={id}>
          {own ? (
            <strong aria-current="page">{name}</strong>
          ) : (
            <A to={entryPath(ingredients, id, name)} className="text-link">
              {name}
            </A>
          )}
          {kinds.length > 0 ? <Tree nodes={kinds} /> : null}
        </li>
      ))}
    </ul>
  );
}
