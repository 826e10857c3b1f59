import { capitalised } from "#app/kit/words.ts";
import { PageHead } from "#app/ui/page.tsx";
import type { ShownArea } from "../../area.ts";
import { filtersOf, type Tag } from "../area-filters.ts";

type Props = {
  area: ShownArea;
  /** What the list is called with nothing on. */
  name: string;
  tags: readonly Tag[];
};

/**
 * The head of a list: its area; or, where one filter makes another kind of list of it, that kind, with the area's name behind it.
 * It stays as high as it is, so that nothing moves under whoever is choosing.
 */
export function KindHead({ area, name, tags }: Props) {
  const kind = kindOf(area, tags);
  // An advanced search has its area's name first: all of it as large would take a line more of a phone.
  const [, behind] = kind === null ? name.split(": ") : [kind, name];
  return (
    <PageHead
      title={
        behind ? (
          <>
            {kind ?? `${area.words.title}:`}{" "}
            <span className="font-text text-base text-muted tracking-normal">{behind}</span>
          </>
        ) : (
          name
        )
      }
      {...(area.under ? { eyebrow: area.under.title } : {})}
    >
      <p className={kind === null ? "" : "max-md:hidden"}>{area.words.intro}</p>
    </PageHead>
  );
}

/** What one chosen value makes of a list; null where none does, or several. A word, a number or a letter names no kind. */
function kindOf(area: ShownArea, tags: readonly Tag[]): string | null {
  const [tag] = tags;
  if (!tag || tags.length > 1) return null;
  const kind = filtersOf(area).find(({ name }) => name === tag.name)?.kind;
  return kind === "choice" || kind === "choices" ? capitalised(tag.text) : null;
}
