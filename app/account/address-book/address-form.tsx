import { Check, ErrorSummary, Field, Select } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import type { Lookup } from "../address-lookup.server.ts";
import { AddressLookup } from "../address-lookup.tsx";
import type { longest } from "./address.ts";

type Props = {
  /** Of the address that is changed; null for a new one. */
  id: number | null;
  values: Readonly<Record<string, string>>;
  errors: Record<string, string> | undefined;
  countries: readonly { value: string; text: string }[];
  lookup: Lookup | null;
  /** Whether the book is empty: its first address is the usual one, whatever is ticked. */
  first: boolean;
};

/** One address (guide.md, 3), with what browsers know of each field. */
export function AddressForm({ id, values, errors = {}, countries, first, lookup }: Props) {
  const line = (name: keyof typeof longest, label: string, autoComplete: string, more: object = {}) => (
    <Field
      name={name}
      label={label}
      autoComplete={autoComplete}
      defaultValue={values[name]}
      error={errors[name]}
      {...more}
    />
  );
  return (
    <form method="post" action="?" noValidate className="max-w-xl">
      <ErrorSummary errors={errors} attempt={errors} />
      <input type="hidden" name="intent" value="save" />
      {id === null ? null : <input type="hidden" name="id" value={id} />}
      <AddressLookup lookup={lookup} />
      {line("street", "Address line 1", "address-line1", { hint: "House number or name, and street" })}
      {line("street2", "Address line 2 (optional)", "address-line2")}
      {line("city", "Town or city", "address-level2", { className: "sm:max-w-md" })}
      {line("state", "County or state (optional)", "address-level1", { className: "sm:max-w-md" })}
      {line("postCode", "Postcode", "postal-code", {
        className: "max-w-48",
        hint: "Left empty where there are none.",
        autoCapitalize: "characters",
        spellCheck: false,
      })}
      <Select
        name="country"
        label="Country"
        className="sm:max-w-md"
        options={countries}
        autoComplete="country"
        defaultValue={values.country}
        error={errors.country}
      />
      {first ? null : (
        <Check
          name="usual"
          value="yes"
          label="Send things here unless I say otherwise"
          defaultChecked={values.usual === "yes"}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="submit" className="button button-main">
          {id === null ? "Add this address" : "Save this address"}
        </button>
        {first ? null : (
          <A to="/your-account/address-book" className="button button-quiet">
            {id === null ? "Cancel" : "Leave it as it is"}
          </A>
        )}
      </div>
    </form>
  );
}
