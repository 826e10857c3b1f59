import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { CardRow } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { Rejected } from "../changes/bar-action.server.ts";
import type { Made } from "./diary-operations.server.ts";
import { MadeFields } from "./made-fields.tsx";

/** One drink of the diary; what was said of it can be mended or taken back behind a disclosure. */
export function DiaryEntry({ made, rejected }: { made: Made; rejected: Rejected | null }) {
  const { locale } = useReader();
  const { id, name, href, rating, note, date } = made;
  const values = rejected?.values ?? { date, rating: rating === null ? "" : String(rating), note };
  return (
    <CardRow
      item={`made:${id}`}
      image={made.image}
      colour={made.colour}
      heading="h3"
      name={
        href ? (
          <A to={href} className="hover:underline">
            {name}
          </A>
        ) : (
          name
        )
      }
      actions={
        <details className="w-full print:hidden" open={rejected !== null || undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
            Change
            <span className="sr-only">
              : {name}, {showDay(date, locale)}
            </span>
          </summary>
          <form method="post" className="mt-3">
            <input type="hidden" name="id" value={id} />
            <MadeFields id={`made-${id}`} values={values} errors={rejected?.fields ?? {}} />
            <div className="flex flex-wrap gap-3">
              <button type="submit" name="intent" value="made" className="button button-main">
                Save
              </button>
              {/* Asked about: what was noted on an evening is nowhere else. */}
              <details className="open:basis-full">
                <summary className="button button-quiet list-none">Take it out of the diary</summary>
                <button type="submit" name="intent" value="made-delete" className="button button-quiet mt-3 text-bad">
                  Yes, take it out
                </button>
              </details>
            </div>
          </form>
        </details>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 text-muted">
        {showDay(date, locale)} {rating === null ? null : <Stars value={rating} label="You gave it" />}
      </p>
      {note ? <p className="mt-1 whitespace-pre-line wrap-break-word">{note}</p> : null}
    </CardRow>
  );
}
