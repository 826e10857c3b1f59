import { Form } from "react-router";
import { decimalPrice } from "#app/i18n/prices.ts";
import type { DeliveryRow } from "./rates-desk-store.server.ts";

const zones: Record<string, string> = { gb: "United Kingdom", eu: "European Union", world: "Elsewhere" };
const currencies = ["gbp", "eur", "usd", "aud"] as const;

/** What delivery costs by zone and weight: each row a form of its own. */
export function DeliveryTable({ rows }: { rows: readonly DeliveryRow[] }) {
  return (
    <ul className="grid gap-2">
      {rows.map((row) => {
        const what = `${zones[row.zone]}, up to ${row.up_to_g / 1000} kg`;
        return (
          <li key={`${row.zone} ${row.up_to_g}`} className="card px-5 py-3">
            <Form method="post" className="flex flex-wrap items-end gap-3" aria-label={what}>
              <input type="hidden" name="intent" value="delivery" />
              <input type="hidden" name="zone" value={row.zone} />
              <input type="hidden" name="up_to_g" value={row.up_to_g} />
              <p className="grow basis-64 self-center font-semibold">
                {what} {row.sample ? <span className="font-normal text-muted">· sample</span> : null}
              </p>
              {currencies.map((currency) => (
                <label key={currency}>
                  <span className="block text-muted text-sm uppercase">
                    {currency}
                    <span className="sr-only">, {what}</span>
                  </span>
                  <input
                    name={currency}
                    className="input w-24 text-right tabular-nums"
                    inputMode="decimal"
                    defaultValue={decimalPrice(row[currency])}
                  />
                </label>
              ))}
              <button type="submit" className="button button-quiet">
                Set<span className="sr-only"> {what}</span>
              </button>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
