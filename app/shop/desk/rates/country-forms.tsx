import type { ReactNode } from "react";
import { Form } from "react-router";
import { Field, Select } from "#app/ui/form.ts";
import type { DeskCountry } from "./rates-desk-store.server.ts";

type Props = {
  countries: readonly DeskCountry[];
  refused: { errors: Record<string, string>; values: Record<string, string> } | undefined;
};

/** What is set for a country, with where that is written: the frame of both forms below. */
function CountryForm(props: Props & { intent: "rate" | "age"; title: string; button: string; children: ReactNode }) {
  const { intent, title, button, countries, refused, children } = props;
  const { errors = {}, values = {} } = refused ?? {};
  return (
    <Form method="post" className="panel px-5 py-5" aria-labelledby={`${intent}-title`}>
      <h3 id={`${intent}-title`} className="mb-3 text-xl">
        {title}
      </h3>
      <input type="hidden" name="intent" value={intent} />
      <Select
        id={`${intent}-country`}
        name="country"
        label="Country"
        none="Choose"
        options={countries.map(({ code, name }) => ({ value: code, text: name }))}
        defaultValue={values.country}
        error={errors.country}
      />
      {children}
      <Field
        id={`${intent}-source`}
        name="source"
        label="Where that is written"
        maxLength={300}
        defaultValue={values.source}
        error={errors.source}
      />
      <button type="submit" className="button button-main mt-2">
        {button}
      </button>
    </Form>
  );
}

/** A rate of VAT from a day on: the one before stays for the days before. */
export function RateForm(props: Props) {
  const { errors = {}, values = {} } = props.refused ?? {};
  return (
    <CountryForm {...props} intent="rate" title="A rate from a day on" button="Set the rate">
      <Select
        name="category"
        label="What is taxed so"
        none="Choose"
        options={[
          { value: "standard", text: "Most things" },
          { value: "books", text: "Books" },
          { value: "reduced", text: "What is reduced" },
        ]}
        defaultValue={values.category}
        error={errors.category}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field name="rate" label="Per cent" inputMode="decimal" defaultValue={values.rate} error={errors.rate} />
        <Field name="holds_from" label="From" type="date" defaultValue={values.holds_from} error={errors.holds_from} />
      </div>
    </CountryForm>
  );
}

/** From which age alcohol is sold in a country; without one none is sent there. */
export function AgeForm(props: Props) {
  const { errors = {}, values = {} } = props.refused ?? {};
  return (
    <CountryForm {...props} intent="age" title="The age for alcohol" button="Set the age">
      <Field
        name="age"
        label="Age"
        hint="Empty: none is sent there"
        inputMode="numeric"
        defaultValue={values.age}
        error={errors.age}
      />
    </CountryForm>
  );
}
