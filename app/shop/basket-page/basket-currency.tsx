import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { type Currency, currencies } from "#app/i18n/prices.ts";
import { basketPath } from "../addresses.ts";
import { keepCurrency } from "../currency.tsx";

/** The currency that is wished for the basket, kept with it; something in it may have no price there. */
export function BasketCurrency({ currency }: { currency: Currency }) {
  const submit = useSubmit();
  const choice = useRef<HTMLSelectElement>(null);
  // It stays, and with it the focus.
  useEffect(() => {
    if (choice.current) choice.current.value = currency;
  }, [currency]);
  return (
    <Form method="post" action={basketPath} className="flex items-center gap-2" preventScrollReset>
      <input type="hidden" name="intent" value="currency" />
      <label>
        <span className="sr-only">Currency</span>
        <select
          ref={choice}
          name="currency"
          className="input w-auto"
          defaultValue={currency}
          onChange={(event) => {
            keepCurrency(event.target.value as Currency);
            submit(event.currentTarget.form, { preventScrollReset: true });
          }}
        >
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet without-script px-3">
        Show
      </button>
    </Form>
  );
}
