import { Form } from "react-router";
import { Picture, unbroken } from "#app/ui/cards.ts";
import { Word } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Empty } from "#app/ui/page.tsx";
import type { ListCard } from "../areas/area-card.tsx";
import { comparePath } from "./asked-ids.ts";
import type { Compared } from "./comparison.ts";

type Props = { first: Compared | null; offered: ListCard[]; keyword: string };

/** The choice of a recipe to compare with: by a word, or from those that are most like it. */
export function SecondChoice({ first, offered, keyword }: Props) {
  const heading = keyword
    ? `Found for “${keyword}”`
    : first
      ? `Most like ${first.name}`
      : "Well-known drinks to begin with";
  return (
    <>
      <Form
        method="get"
        action="/cocktails/compare"
        role="search"
        className="mb-8 flex max-w-xl flex-wrap items-end gap-3"
      >
        {first ? <input type="hidden" name="ids" value={first.id} /> : null}
        <div className="min-w-48 flex-1">
          <Word name="keyword" label={first ? "Another drink" : "A drink"} defaultValue={keyword} key={keyword} />
        </div>
        <button type="submit" className="button button-main">
          Search
        </button>
      </Form>
      {offered.length === 0 ? (
        <Empty title="No results found">
          <p>No drink goes by that name. Try a shorter word.</p>
        </Empty>
      ) : (
        <section aria-labelledby="offered">
          <h2 id="offered" className="mb-4 text-2xl">
            {heading}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {offered.map((card) => (
              <li key={card.link_id} className="card relative flex items-center gap-4 p-3">
                {card.image ? (
                  <Picture src={card.image} wash={card.colour} className="h-20 w-16 shrink-0 rounded-lg p-1" />
                ) : null}
                <div className="min-w-0">
                  <h3 className="text-lg">
                    <A
                      to={comparePath(first ? [first.id, card.link_id] : [card.link_id])}
                      className="after:absolute after:inset-0 hover:underline"
                    >
                      {first ? <span className="sr-only">Compare with </span> : null}
                      {card.name}
                    </A>
                  </h3>
                  {card.facts ? <p className="text-muted">{unbroken(card.facts)}</p> : null}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
