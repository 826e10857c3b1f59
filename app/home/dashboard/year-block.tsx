import { showMonth } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { capitalised } from "#app/kit/words.ts";
import type { Year } from "#app/my-bar/bar-types.ts";

/** A year in drinks, drawn small; a table says the same to who does not see it. */
export function YearBlock({ year: { months, total, spirit, families } }: { year: Year }) {
  const { locale } = useReader();
  const most = Math.max(...months, 1);
  return (
    <>
      <p className="mb-3">
        {total === 1 ? "One thing" : `${total} things`} rated, tried or made
        {spirit ? (
          <>
            ; most of what you liked holds <strong>{spirit.name.toLowerCase()}</strong>
          </>
        ) : null}
        .
      </p>
      <div aria-hidden="true" className="flex h-20 items-end gap-1">
        {months.map((count, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months keep their places
          <span key={place} className="flex flex-1 flex-col justify-end self-stretch text-center text-xs">
            <span className="rounded-t-sm bg-accent" style={{ height: `${Math.round((count / most) * 100)}%` }} />
            <span className="text-muted">{showMonth(place + 1, locale).slice(0, 1)}</span>
          </span>
        ))}
      </div>
      <table className="sr-only">
        <caption>Rated, tried or made, by month</caption>
        <tbody>
          {months.map((count, place) => (
            <tr key={showMonth(place + 1, locale)}>
              <th scope="row">{showMonth(place + 1, locale)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {families.length > 0 ? (
        <dl className="mt-4 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 text-sm">
          {families.map(({ name, count }) => (
            <div key={name} className="contents">
              <dt>{capitalised(name)}</dt>
              <dd className="order-none col-span-2 grid grid-cols-subgrid items-center">
                <span aria-hidden="true" className="h-2 rounded-full bg-raised">
                  <span
                    className="block h-2 rounded-full bg-accent"
                    style={{ width: `${Math.round((count / families[0]!.count) * 100)}%` }}
                  />
                </span>
                <span className="tabular-nums">{count}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
