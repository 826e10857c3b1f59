import { type FormEvent, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Lookup } from "#app/account/address-lookup.server.ts";
import { AddressLookup } from "#app/account/address-lookup.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import { Check, ErrorSummary, Field, FieldError, Radios } from "#app/ui/form.ts";
import { soldBy } from "../orders/seller.ts";
import { DeliveryWarning } from "../warning/delivery-warning.tsx";
import { AddressFields } from "./address-fields.tsx";
import { labels } from "./labels.ts";
import type { DetailsShown } from "./load-details.server.ts";

type Props = {
  shown: DetailsShown;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Another one for each time that it was not accepted. */
  attempt: unknown;
  idempotencyKey: string;
  lookup: Lookup | null;
  /** Asks what the order comes to under other circumstances. */
  reckonAgain(query: URLSearchParams): void;
};

/**
 * Who buys, where it goes and who is billed, in one column. What only some need comes when it is needed: an address for the bill, a VAT
 * number in the EU, a day of birth for alcohol.
 */
export function DetailsForm({ shown, values, errors, attempt, idempotencyKey, lookup, reckonAgain }: Props) {
  const { locale } = useReader();
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [same, setSame] = useState(values.book_delivery === "yes" || !attempt);
  const [isPrivate, setPrivate] = useState(Boolean(values.private_buyer));
  const country = shown.countries.find(({ code }) => code === shown.country);
  const text = (name: string) => ({ name, defaultValue: values[name] ?? "", error: errors[name] });
  function reckon() {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const query = new URLSearchParams();
    for (const name of ["country", "vat_number", "private_buyer"]) {
      const value = typed.get(name);
      if (typeof value === "string" && value !== "") query.set(name, value);
    }
    reckonAgain(query);
  }
  const decides = ["country", "vat_number", "private_buyer"];
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onChange={(event: FormEvent<HTMLFormElement>) => {
        const { name, type } = event.target as HTMLInputElement;
        if (decides.includes(name) && type !== "text") reckon();
      }}
      onBlur={(event) => {
        if ((event.target as unknown as HTMLInputElement).name === "vat_number") reckon();
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="vat_exempt" value={shown.exempt ? "yes" : "no"} />
      {shown.sums ? <input type="hidden" name="seal" value={shown.sums.seal} /> : null}
      <Part number={1} title="You and the delivery">
        <Field
          {...text("email")}
          label={labels.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field {...text("name")} label={labels.name} autoComplete="name" />
        <Field
          {...text("phone")}
          label={`${labels.phone} (optional)`}
          type="tel"
          autoComplete="tel"
          className="sm:max-w-80"
          hint="For the carrier, if they cannot find you."
        />
        <AddressLookup lookup={lookup} />
        <AddressFields
          prefix=""
          values={values}
          errors={errors}
          countries={shown.countries}
          addresses={shown.addresses}
          picked={reckon}
        />
        {country ? <DeliveryWarning country={country} /> : null}
        {country?.eu ? (
          <div className="mb-5">
            <Check
              name="private_buyer"
              value="yes"
              className="mb-4"
              label="I am buying as a private person"
              hint={`Then the price holds the VAT of ${country.said}.`}
              checked={isPrivate}
              onChange={(event) => setPrivate(event.target.checked)}
            />
            {isPrivate ? null : (
              <Field
                {...text("vat_number")}
                label={labels.vat_number}
                hint={`Of your business, beginning with ${country.code}. With it no VAT is charged.`}
                className="max-w-80"
                maxLength={20}
                autoCapitalize="characters"
              />
            )}
          </div>
        ) : null}
        {shown.asksBorn ? <Born values={values} error={errors.dob_day} /> : null}
      </Part>
      <Part number={2} title="The bill">
        <Check
          name="book_delivery"
          value="yes"
          label="The bill goes to the same address"
          checked={same}
          onChange={(event) => setSame(event.target.checked)}
        />
        {same ? null : (
          <>
            <input type="hidden" name="book_delivery" value="no" />
            <AddressFields prefix="billing_" values={values} errors={errors} countries={shown.countries} />
          </>
        )}
      </Part>
      <Part number={3} title="Payment">
        <Ways ways={shown.ways} chosen={values.payment} error={errors.payment} />
        <button
          type="submit"
          className="button button-main w-full sm:w-auto"
          disabled={state !== "idle" || !shown.sums}
        >
          {orderText({ shown, sending: state === "submitting", locale })}
        </button>
        {shown.leads ? null : (
          <p className="mt-3 text-muted">
            As a consumer you may withdraw within 14 days of delivery; the order’s page has the form for it.
            {shown.seller ? ` ${soldBy(shown.seller)}` : ""}
          </p>
        )}
      </Part>
    </Form>
  );
}

type Sending = { shown: DetailsShown; sending: boolean; locale: Locale };

/** What the form's button says: of an order that is made elsewhere nothing is promised here. */
function orderText({ shown: { sums, leads }, sending, locale }: Sending): string {
  if (leads) return "Go to the partner’s checkout";
  if (sending) return "Placing the order…";
  return sums ? `Place order, ${showPrice(sums.total, sums.currency, locale)}` : "Place order";
}

function Part({ number, title, children }: { number: number; title: string; children: React.ReactNode }) {
  return (
    <section className="mb-8">
      <h2 className="mb-4 text-2xl">
        {number}. {title}
      </h2>
      {children}
    </section>
  );
}

type WaysProps = { ways: DetailsShown["ways"]; chosen: string | undefined; error: string | undefined };

/** How it is paid: a question where there is something to choose. */
function Ways({ ways, chosen, error }: WaysProps) {
  const [only, ...others] = ways;
  if (!only || others.length > 0 || error)
    return (
      <Radios
        legend="How do you want to pay?"
        name="payment"
        options={ways}
        value={chosen ?? only?.value}
        error={error}
      />
    );
  return (
    <div className="mb-5">
      <input type="hidden" name="payment" value={only.value} />
      <p className="font-semibold">{only.text}</p>
      <p className="text-muted">{only.hint}</p>
    </div>
  );
}

/** Asked where there is alcohol in the basket and no account says it. */
function Born({ values, error }: { values: Record<string, string>; error: string | undefined }) {
  const fields = [
    ["dob_day", "Day", "bday-day"],
    ["dob_month", "Month", "bday-month"],
    ["dob_year", "Year", "bday-year"],
  ] as const;
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="mb-1 font-semibold">Date of birth</legend>
      <p className="mb-2 text-muted">There is alcohol in your basket.</p>
      <FieldError id="dob-error" error={error} />
      <div className="flex flex-wrap gap-3">
        {fields.map(([name, label, autoComplete]) => (
          <label key={name} className="w-24">
            <span className="mb-1 block">{label}</span>
            <input
              id={name}
              name={name}
              className="input"
              inputMode="numeric"
              maxLength={4}
              autoComplete={autoComplete}
              defaultValue={values[name]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "dob-error" : undefined}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
