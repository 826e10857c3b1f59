import type { MakesState } from "#app/drinks/recipe-state.ts";
import { CardGroups } from "../areas/entry/card-groups.tsx";

/** What a bar makes with a thing, or would make if that stood in it. */
export function Makes({ state, name }: { state: MakesState; name: string }) {
  const { there, count, drinks, all_href } = state;
  const told = there ? "With what you have" : "If you had it";
  if (count === 0)
    return (
      <section className="mt-section">
        <h2 className="mb-3 text-h2">{told}</h2>
        <p className="max-w-prose text-muted">
          {there
            ? `Every drink with ${name} asks for something else that you do not have yet.`
            : `${name} alone makes no further drink of your bar: each asks for something else as well.`}
        </p>
      </section>
    );
  const drinksOf = `${count} ${count === 1 ? "drink" : "drinks"}`;
  const cards = drinks.map(({ id, ...drink }) => {
    return { ...drink, link_table: "cocktails", link_id: id, facts: null, badge: null };
  });
  const more = all_href ? { href: all_href, text: `See all ${drinksOf}` } : null;
  return <CardGroups groups={[{ title: `${told}: ${drinksOf}${there ? "" : " more"}`, cards, more, rows: false }]} />;
}
