import { useState } from "react";
import { Field, Select } from "#app/ui/form.ts";
import { labels } from "./labels.ts";
import type { DetailsShown } from "./load-details.server.ts";

type Props = {
  prefix: "" | "billing_";
  values: Record<string, string>;
  errors: Record<string, string>;
  countries: DetailsShown["countries"];
  /** Those of a member's address book, to be taken by one choice. */
  addresses?: DetailsShown["addresses"];
  picked?(): void;
};

/** An address: what most need stands open, a second line and a county are a press away. */
export function AddressFields({ prefix, values, errors, countries, addresses = [], picked }: Props) {
  const [chosen, setChosen] = useState<Record<string, string> | null>(null);
  const kind = prefix ? "billing" : "shipping";
  const value = (name: string) => chosen?.[name] ?? values[prefix + name] ?? "";
  const field = (name: string) => ({
    name: prefix + name,
    key: `${name} ${chosen ? value(name) : ""}`,
    defaultValue: value(name),
    error: errors[prefix + name],
  });
  const { key: streetKey, ...street } = field("street");
  const { key: street2Key, ...street2 } = field("street2");
  const { key: stateKey, ...state } = field("state");
  const { key: cityKey, ...city } = field("city");
  const { key: codeKey, ...code } = field("postCode");
  const { key: countryKey, ...country } = field("country");
  return (
    <>
      {addresses.length > 1 ? (
        <label className="needs-script mb-5 block">
          <span className="mb-1 block font-semibold">From your address book</span>
          <select
            className="input"
            onChange={(event) => {
              setChosen(addresses.find(({ id }) => String(id) === event.target.value)?.fields ?? null);
              setTimeout(() => picked?.());
            }}
          >
            {addresses.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Field key={streetKey} {...street} label={labels.street} autoComplete={`${kind} address-line1`} />
      <details className="mb-5" open={value("street2") !== "" || value("state") !== ""}>
        <summary className="text-link min-h-11 cursor-pointer py-2">A second line, or a county</summary>
        <Field
          key={street2Key}
          {...street2}
          label={`${labels.street2} (optional)`}
          autoComplete={`${kind} address-line2`}
        />
        <Field key={stateKey} {...state} label={`${labels.state} (optional)`} autoComplete={`${kind} address-level1`} />
      </details>
      <div className="grid gap-x-5 sm:grid-cols-2">
        <Field key={cityKey} {...city} label={labels.city} autoComplete={`${kind} address-level2`} />
        <Field key={codeKey} {...code} label={labels.postCode} autoComplete={`${kind} postal-code`} />
      </div>
      <Select
        key={countryKey}
        {...country}
        label={labels.country}
        autoComplete={`${kind} country`}
        options={countries.map(({ code, name }) => ({ value: code, text: name }))}
      />
    </>
  );
}
