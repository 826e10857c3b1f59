import { measureSystems } from "#app/i18n/measure-systems.ts";
import { Check, ErrorSummary, Field, optionsOf, Radios, Select, TextArea } from "#app/ui/form.ts";
import { longestName, YesNo } from "#app/visitor/account-forms.ts";
import { currencies, longest, unitWords } from "./profile.ts";

type Props = {
  values: Readonly<Record<string, string>>;
  errors: Record<string, string> | undefined;
  countries: readonly { value: string; text: string }[];
};

const id = (name: string) => `profile-${name}`;

/** What somebody says of themselves (contract.md, 8). What is asked of the trade unfolds by style alone, without a script too. */
export function ProfileForm({ values, errors = {}, countries }: Props) {
  const text = (name: string, label: string, more: object = {}) => (
    <Field id={id(name)} name={name} label={label} defaultValue={values[name]} error={errors[name]} {...more} />
  );
  const chosen = (name: string, label: string, options: Props["countries"], hint?: string) => (
    <Select
      id={id(name)}
      name={name}
      label={label}
      hint={hint}
      options={options}
      none="No choice"
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
  return (
    <form method="post" action="?#profile" noValidate className="unfolds">
      <ErrorSummary errors={errors} attempt={errors} prefix="profile-" />
      <input type="hidden" name="intent" value="profile" />
      {text("display_name", "Display name", {
        hint: "Shown beside what you write.",
        autoComplete: "nickname",
        maxLength: longestName,
      })}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {text("first_name", "First name (optional)", { autoComplete: "given-name", maxLength: 2 * longest.first_name })}
        {text("last_name", "Last name (optional)", { autoComplete: "family-name", maxLength: 2 * longest.last_name })}
      </div>
      {chosen("country", "Country (optional)", countries)}
      <Radios
        id={id("units")}
        name="units"
        legend="Show amounts in"
        options={[
          { value: "", text: "As on the page", hint: "Millilitres, or fluid ounces in the United States." },
          ...measureSystems.map((value) => ({ value, text: unitWords[value] })),
        ]}
        value={values.units ?? ""}
        error={errors.units}
      />
      {chosen("currency", "Prices in (optional)", optionsOf(currencies), "Where the shop has a price in it.")}
      <TextArea
        id={id("bio")}
        name="bio"
        label="About you (optional)"
        hint={`At most ${longest.bio} characters.`}
        rows={4}
        defaultValue={values.bio}
        error={errors.bio}
      />
      <Check
        id={id("profile_public")}
        name="profile_public"
        value="yes"
        label="Show my profile to everybody"
        hint="A page with your display name, your picture, what you say of yourself, and your public recipes."
        defaultChecked={values.profile_public === "yes"}
      />
      <div className="mt-4">
        <YesNo
          id={id("industryYN")}
          name="industryYN"
          legend="Do you work in the drinks industry?"
          value={values.industryYN}
          error={errors.industryYN}
        />
      </div>
      <div className="unfolded mb-5 border-l-4 border-line pl-5">
        {text("industry_role", "Your role (optional)", {
          autoComplete: "organization-title",
          maxLength: 2 * longest.industry_role,
        })}
        {text("industry_company", "Company (optional)", {
          autoComplete: "organization",
          maxLength: 2 * longest.industry_company,
        })}
        {text("industry_city", "City (optional)", {
          autoComplete: "address-level2",
          maxLength: 2 * longest.industry_city,
        })}
      </div>
      <button type="submit" className="button button-main">
        Save your profile
      </button>
    </form>
  );
}
