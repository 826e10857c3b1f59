import { Form } from "react-router";
import { Field, Select } from "#app/ui/form.ts";
import type { DeskCountry } from "./rates-desk-store.server.ts";

type Props = {
  countries: readonly DeskCountry[];
  refused: { errors: Record<string, string>; values: Record<string, string> } | undefined;
};
const named = (countries: readonly DeskCountry[]) => countries.map(({ code, name }) => ({ value: code, text: name }));

/** A rate of VAT from a day on: the one before stays for the days before. */
export function RateForm({ countries, refused }: Props) {
  const { errors = {}, values = {} } = refused ?? {};
  return (
    <Form method="post" className="panel px-5 py-5" aria-labelledby="rate-title">
      <h3 id="rate-title" className="mb-3 text-xl">
        A rate from a day on
      </h3>
      <input type="hidden" name="intent" value="rate" />
      <Select
        id="rate-country"
        name="country"
        label="Country"
        none="Choose"
        options={named(countries)}
        defaultValue={values.country}
        error={errors.country}
      />
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
      <Field
        id="rate-source"
        name="source"
        label="Where that is written"
        maxLength={300}
        defaultValue={values.source}
        error={errors.source}
      />
      <button type="submit" className="button button-main mt-2">
        Set the rate
      </button>
    </Form>
  );
}

/** From which age alcohol is sold in a country; without one none is sent there. */
export function AgeForm({ countries, refused }: Props) {
  const { errors = {}, values = {} } = refused ?? {};
  return (
    <Form method="post" className="panel px-5 py-5" aria-labelledby="age-title">
      <h3 id="age-title" className="mb-3 text-xl">
        The age for alcohol
      </h3>
      <input type="hidden" name="intent" value="age" />
      <Select
        id="age-country"
        name="country"
        label="Country"
        none="Choose"
        options={named(countries)}
        defaultValue={values.country}
        error={errors.country}
      />
      <Field
        name="age"
        label="Age"
        hint="Empty: none is sent there"
        inputMode="numeric"
        defaultValue={values.age}
        error={errors.age}
      />
      <Field
        id="age-source"
        name="source"
        label="Where that is written"
        maxLength={300}
        defaultValue={values.source}
        error={errors.source}
      />
      <button type="submit" className="button button-main mt-2">
        Set the age
      </button>
    </Form>
  );
}
