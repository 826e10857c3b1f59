import { A } from "#app/ui/link.tsx";
import { Empty } from "#app/ui/page.tsx";

export type Hint = { text: string; href: string; count: number };

/** Nothing found, and what would find something (guide.md, 8). */
export function NoRecipes({ hints, emptyBar }: { hints: Hint[]; emptyBar: boolean }) {
  return (
    <Empty title="No Results Found">
      {emptyBar ? (
        <p>
          There is nothing in your bar yet.{" "}
          <A to="/my-bar" className="text-link">
            Put your bottles on the shelf
          </A>{" "}
          and see what they make.
        </p>
      ) : hints.length === 0 ? (
        <p>No items available matching your criteria</p>
      ) : (
        <p>No items available matching your criteria. Ask for a little less:</p>
      )}
      {hints.length > 0 ? (
        <ul className="mt-4 flex flex-wrap justify-center gap-2">
          {hints.map(({ text, href, count }) => (
            <li key={href}>
              <A to={href} className="button button-quiet">
                {text} <span className="font-normal text-muted">{count === 1 ? "1 recipe" : `${count} recipes`}</span>
              </A>
            </li>
          ))}
        </ul>
      ) : null}
    </Empty>
  );
}
