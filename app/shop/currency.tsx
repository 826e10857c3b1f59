import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useReader } from "#app/i18n/locale-context.tsx";
import { type Currency, currencies, currencyNamed, currencyWished } from "#app/i18n/prices.ts";
import { mayKeep } from "#app/visitor/consent.ts";
import { usePart } from "#app/visitor/personal.tsx";
import { basketPart } from "./basket-part.ts";

const kept = "currency";

/**
 * The currency that prices are shown in: what the address says, what was chosen for the basket or in the profile, what this browser's
 * person chose, or that of the page's language (contract.md, 10). Pages are the same for everybody; a choice is there once the page has come alive.
 */
export function useCurrency(asked: string | null | undefined): Currency {
  const { locale } = useReader();
  const { currency: chosen } = usePart(basketPart);
  const [known, setKnown] = useState<Currency>();
  useEffect(() => setKnown(currencyNamed(recalled())), []);
  return currencyWished(locale, asked, chosen, known);
}

/** Keeps a choice for the next page, where this browser's person allows that. */
export function keepCurrency(currency: Currency): void {
  if (!mayKeep()) return;
  try {
    localStorage.setItem(kept, currency);
  } catch {
    // Where nothing can be stored, the address says it.
  }
}

function recalled(): string | null {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
}

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
