import { useLocation, useNavigate } from "react-router";
import { type Currency, currencies } from "#app/i18n/prices.ts";
import { keepCurrency } from "./use-currency.ts";

/** The currency of a page's prices: a real form, whose address says which. */
export function CurrencyChoice({ currency, kept }: { currency: Currency; kept: Readonly<Record<string, string[]>> }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <form method="get" className="flex items-center gap-2" aria-label="Currency">
      {Object.entries(kept).flatMap(([name, values]) =>
        values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <label className="flex items-center gap-2">
        <span className="sr-only">Currency</span>
        <select
          name="currency"
          className="input w-auto"
          value={currency}
          onChange={(event) => {
            const chosen = event.target.value as Currency;
            keepCurrency(chosen);
            const query = new URLSearchParams(search);
            query.set("currency", chosen);
            navigate(`${pathname}?${query}`, { replace: true, state: { stay: true }, preventScrollReset: true });
          }}
        >
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet without-script">
        Show
      </button>
    </form>
  );
}
