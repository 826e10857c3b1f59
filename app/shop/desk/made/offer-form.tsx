import { Check, Field, Select, TextArea } from "#app/ui/form.ts";
import type { CategoryChoice } from "./made-offer-store.server.ts";

type Told = { errors: Record<string, string>; values: Record<string, string> };

type Props = Told & {
  categories: readonly CategoryChoice[];
  shows: readonly { value: string; text: string }[];
};

const vats = [
  { value: "standard", text: "Most things" },
  { value: "books", text: "Books" },
  { value: "reduced", text: "What is reduced" },
];
const choices = [
  { value: "one", text: "One of its skews" },
  { value: "any", text: "Any number of each" },
];

/** What an offer is: the fields of its form, empty or as it stands. */
export function OfferForm({ categories, shows, errors, values }: Props) {
  const at = (name: string) => ({ name, defaultValue: values[name] ?? "", error: errors[name] });
  return (
    <>
      <Field {...at("offer")} label="Name" maxLength={80} />
      <Select
        {...at("category")}
        label="Category"
        options={categories.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      <Field {...at("teaser")} label="One sentence for its card" hint="20 to 180 characters" maxLength={180} />
      <TextArea {...at("description")} label="What it is" hint="A paragraph of at least 80 characters" rows={5} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          {...at("for")}
          label="The ingredient that it is"
          hint="Its name in the guide; whoever misses it can buy this. May stay empty"
        />
        <Select
          {...at("shows")}
          label="What is drawn"
          hint="Nothing: the bottle of its ingredient"
          none="The ingredient"
          options={[...shows]}
        />
        <Select {...at("choice")} label="A buyer takes" none="Choose" options={choices} />
        <Field {...at("max_per_order")} label="Of all its skews one order may have" type="number" min={1} max={99} />
        <Select {...at("vat")} label="Taxed as" none="Choose" options={vats} />
        <Field {...at("weight_g")} label="Weight packed, in grams" type="number" min={1} />
      </div>
      <TextArea
        {...at("asks")}
        label="What its buyer is asked for"
        hint="A line each, such as Engraving. May stay empty"
        rows={2}
      />
      <Check
        name="alcohol"
        value="yes"
        label="It holds alcohol: sold to the age of the country that it goes to"
        defaultChecked={values.alcohol === "yes"}
      />
    </>
  );
}

/** A skew: its name, what it costs, and how many there are. */
export function SkewFields({ errors, values }: Told) {
  const at = (name: string) => ({ name, defaultValue: values[name] ?? "", error: errors[name] });
  return (
    <>
      <Field {...at("name")} label="Name of the skew" hint="Such as 100 ml" maxLength={60} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field {...at("gbp")} label="Pounds" inputMode="decimal" />
        <Field {...at("eur")} label="Euros" inputMode="decimal" />
        <Field {...at("usd")} label="US dollars" inputMode="decimal" />
        <Field {...at("aud")} label="Australian dollars" hint="Empty: told in pounds" inputMode="decimal" />
        <Field {...at("stock")} label="How many are there" type="number" min={0} />
      </div>
    </>
  );
}

/** The texts of a form that was sent, to stand there again. */
export function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string")) as Record<
    string,
    string
  >;
}
