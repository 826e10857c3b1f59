import { capitalised } from "#app/kit/words.ts";
import { Picture, washOf } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page.tsx";
import type { Area } from "../../area.ts";
import type { ListCard } from "../area-card.tsx";
import { filtersOf, type Tag } from "../area-filters.ts";

type Props = {
  area: Area;
  /** What the list is called with nothing on. */
  name: string;
  tags: readonly Tag[];
  /** The entry that the list is all about. */
  head: ListCard | null;
};

/**
 * The head of a list: its area; or, where one filter makes another kind of list of it, that kind, under the area's name. Where
 * that is an entry of the guide, what it is and the way to its page stand below.
 */
export function KindHead({ area, name, tags, head }: Props) {
  const kind = kindOf(area, tags);
  const above = [area.under?.title, kind === null ? undefined : name].filter((one) => one !== undefined).join(" · ");
  return (
    <>
      <PageHead title={kind ?? name} {...(above ? { eyebrow: above } : {})}>
        {head ? null : <p className={kind === null ? "" : "max-md:hidden"}>{area.words.intro}</p>}
      </PageHead>
      {head ? (
        <div className="card relative mb-5 flex items-center gap-4 overflow-hidden pr-4 hover:border-edge md:max-w-3xl">
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
      ) : null}
    </>
  );
}

/** What one chosen value makes of a list; null where none does, or several. A word, a number or a letter names no kind. */
function kindOf(area: Area, tags: readonly Tag[]): string | null {
  const [tag] = tags;
  if (!tag || tags.length > 1) return null;
  const kind = filtersOf(area).find(({ name }) => name === tag.name)?.kind;
  return kind === "choice" || kind === "choices" ? capitalised(tag.text) : null;
}
