import { Picture, washOf } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import type { ListCard } from "../area-card.tsx";

/** The entry of the guide that a list is all about: what it is, and the way to its page. */
export function AboutKind({ head }: { head: ListCard }) {
  return (
    <div className="card relative mb-4 flex items-center gap-4 overflow-hidden pr-4 hover:border-edge">
      {head.image ? (
        <span className="wash shrink-0 self-stretch" style={washOf(head.colour)}>
          <Picture src={head.image} eager className="h-26 w-21 p-1" />
        </span>
      ) : null}
      <div className="min-w-0 py-3">
        <p className="line-clamp-2 text-muted max-sm:text-sm">{head.teaser}</p>
        <A to={head.href} className="text-link after:absolute after:inset-0">
          All about {head.name}
        </A>
      </div>
    </div>
  );
}
