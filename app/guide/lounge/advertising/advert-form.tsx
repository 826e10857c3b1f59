import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { countries } from "#app/drinks/vocabulary.ts";
import { ErrorSummary, Field, optionsOf, Radios, Select, TextArea } from "#app/ui/form.ts";
import { type AdvertErrors, type AdvertForm as Fields, hoursWords, longest, mostDays, packages } from "./advert.ts";

type Props = {
  values: Partial<Fields>;
  errors: AdvertErrors & { form?: string };
  days: { first: string; last: string };
  /** What each place in the list costs, where it is bought in the shop. */
  prices?: Readonly<Record<string, string>> | undefined;
  /** Another one for each time that it was not accepted. */
  attempt: unknown;
};

/**
 * The form for an advertisement. The job's title and the company are copied, as they are typed, into what a shop's offer asks
 * for (guide.md, 2); without a script the server does that.
 */
export function AdvertForm({ values, errors, days, prices, attempt }: Props) {
  const { state } = useNavigation();
  const [copied, setCopied] = useState({ job_title: values.job_title ?? "", company: values.company ?? "" });
  const copy = (name: keyof typeof copied) => (event: { currentTarget: HTMLInputElement }) => {
    const { value } = event.currentTarget;
    setCopied((before) => ({ ...before, [name]: value }));
  };
  const text = (name: keyof typeof longest) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <Form method="post" noValidate className="max-w-2xl">
      <ErrorSummary errors={errors} attempt={attempt} />
      {Object.entries(copied).map(([name, value]) => (
        <input key={name} type="hidden" name={`product_vars[${name}]`} value={value} />
      ))}
      <Part title="The job">
        <Field {...text("job_title")} label="Job title" onChange={copy("job_title")} />
        <Field {...text("company")} label="Company" autoComplete="organization" onChange={copy("company")} />
        <div className="grid gap-x-5 sm:grid-cols-2">
          <Field {...text("city")} label="City" autoComplete="address-level2" />
          <Select
            name="country"
            label="Country"
            options={countries}
            defaultValue={values.country ?? ""}
            error={errors.country}
            autoComplete="country-name"
          />
        </div>
        <Radios legend="Hours" name="hours" options={optionsOf(hoursWords)} value={values.hours} error={errors.hours} />
        <Field {...text("pay")} label="Pay" hint="With what it is per: for example, £32,000 a year, or £14 an hour." />
        <Field
          name="closes"
          type="date"
          label="Closing date"
          hint={`Within ${mostDays} days.`}
          min={days.first}
          max={days.last}
          defaultValue={values.closes}
          error={errors.closes}
          className="max-w-60"
        />
        <TextArea
          rows={8}
          {...text("description")}
          label="Description"
          hint={`What somebody does there, with whom, what you ask for, and how to apply: by which address or page. Up to ${longest.description.toLocaleString("en-GB")} characters.`}
        />
      </Part>
      <Part title="How it is shown">
        <Radios
          legend="Place in the list"
          hint={
            prices
              ? "It goes into your basket. An editor publishes it once it is paid."
              : "An editor writes to you with the price before anything is published. Nothing is paid here."
          }
          name="package"
          options={Object.entries(packages).map(([value, { text, hint }]) => ({
            ...{ value, hint },
            text: prices?.[value] ? `${text}, ${prices[value]}` : text,
          }))}
          value={values.package}
          error={errors.package}
        />
      </Part>
      <Part title="You">
        <p className="mb-4 text-muted">For our editors only; none of this is published.</p>
        <Field {...text("contact_name")} label="Your name" autoComplete="name" />
        <Field
          {...text("email")}
          label="Email address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field {...text("phone")} label="Telephone number (optional)" type="tel" autoComplete="tel" />
      </Part>
      <button type="submit" className="button button-main" disabled={state !== "idle"}>
        {state === "idle" ? "Send the advertisement" : "Sending…"}
      </button>
    </Form>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mb-10">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
