import { useState } from "react";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { phrase } from "#app/i18n/phrases.ts";
import { CardRow, unbroken } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { Empty } from "#app/ui/page.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { type ListAddress, queryFor } from "./list-address.ts";
import type { ListedRow } from "./list-operations.server.ts";
import type { ListName } from "./personal-lists.ts";

type Props = { name: ListName; path: string; rows: readonly ListedRow[]; total: number; asked: ListAddress };

/** The rows of a list, each with a box: several can be taken off at once. */
export function ListRows({ name, path, rows, total, asked }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { locale } = useReader();
  const turn = (oid: string, on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(oid);
      else next.delete(oid);
      return next;
    });
  const query = queryFor({ ...asked, offset: 0 });
  const download = (format: string) => `/api/dev/frontend/list/${name}${query ? `${query}&` : "?"}format=${format}`;
  if (rows.length === 0)
    return (
      <Empty title={phrase("list", "empty-title")}>
        <p role="status">{phrase("list", "empty-text")}</p>
      </Empty>
    );
  return (
    <form method="post" action={path + queryFor(asked)}>
      <div className="mb-4 flex flex-wrap items-center gap-2 sm:gap-3 print:hidden">
        <p role="status" className="mr-auto text-lg font-semibold tabular-nums">
          {total === 1 ? "One thing" : `${total} things`}
          {chosen.size > 0 ? <span className="text-muted"> · {chosen.size} chosen</span> : null}
        </p>
        <button type="submit" name="intent" value="take-off" className="button button-quiet max-sm:px-3.5">
          Take off what is chosen
        </button>
        <a href={download("csv")} className="button button-quiet max-sm:px-3.5" download="">
          CSV
        </a>
        <a href={download("json")} className="button button-quiet max-sm:px-3.5" download="">
          JSON
        </a>
        <button type="button" className="button button-quiet needs-script max-sm:px-3.5" onClick={() => print()}>
          Print
        </button>
        <A to={`/your/shared#${name}`} className="button button-quiet max-sm:px-3.5">
          Share
        </A>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {rows.map(({ oid, name: title, href, image, colour, category, facts, your_rating, rating, said_at }) => (
          <CardRow
            key={oid}
            item={oid}
            image={image}
            colour={colour}
            name={
              <A to={href} className="hover:underline">
                {title}
              </A>
            }
            actions={
              <label className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center print:hidden">
                <input
                  type="checkbox"
                  name="oids"
                  value={oid}
                  className="size-6"
                  checked={chosen.has(oid)}
                  onChange={(event) => turn(oid, event.target.checked)}
                />
                <span className="sr-only">Choose {title}</span>
              </label>
            }
          >
            <p className="text-muted">{facts ? unbroken(facts) : category}</p>
            {your_rating === null ? (
              rating === null ? null : (
                <Stars value={rating} />
              )
            ) : (
              <p className="flex flex-wrap items-center gap-2 text-sm">
                Yours <Stars value={your_rating} label="You rated" />
              </p>
            )}
            <p className="text-muted text-sm">{showDay(said_at.slice(0, 10), locale)}</p>
          </CardRow>
        ))}
      </ul>
      <Pager
        label="Pages of the list"
        offset={asked.offset}
        size={asked.limit}
        total={total}
        href={(offset) => path + queryFor({ ...asked, offset })}
        ends
      />
    </form>
  );
}
