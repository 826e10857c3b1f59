import type { ComponentProps } from "react";
import { phrase } from "#app/i18n/phrases.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { ActionNotice } from "../changes/action-notice.tsx";
import { MarkedLists } from "./marked-lists.tsx";

type Listed = ComponentProps<typeof MarkedLists>;
type Marked = {
  lists: Listed["lists"] & { total_result_count: number };
  offsets: Listed["offsets"];
  title: string;
  intro: string;
  /** The phrase for an empty list (guide.md, 8: empty states use phrase texts). */
  empty: string;
};

/** What somebody has marked: the favourites and the wish list. */
export function MarkedPage({ title, intro, empty, lists, offsets }: Marked) {
  return (
    <>
      <DocumentHead
        title={`${title} · My Bar`}
        description={`${title}: what you marked among cocktails, bottles and ingredients.`}
      />
      <PageHead eyebrow="My Bar" title={title}>
        <p>{intro}</p>
      </PageHead>
      <ActionNotice />
      {lists.total_result_count === 0 ? (
        <Empty title={title}>
          <p>{phrase("mybar", empty)}</p>
          <p className="mt-4">
            <A to="/cocktails" className="text-link">
              All cocktails
            </A>
          </p>
        </Empty>
      ) : (
        <MarkedLists lists={lists} offsets={offsets} />
      )}
    </>
  );
}
