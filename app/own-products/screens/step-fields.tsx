import { useState } from "react";
import { FieldError, Select } from "#app/ui/form.ts";
import { numberIn } from "../form/draft.ts";
import { type FieldName, fieldOf, fieldsOfStep } from "../form/fields.ts";
import type { ToldProduct } from "../form/told.ts";
import { CodeRows } from "./code-rows.tsx";
import { KindFields } from "./kind-fields.tsx";
import { PicturesField } from "./pictures-field.tsx";
import { PlainField } from "./plain-field.tsx";

type Props = { told: ToldProduct; shown: number; errors: Readonly<Record<string, string>> };

/** The fields of one step: those that the register describes wholly, and by hand the ones that offer things of the guide. */
export function StepFields({ told, shown, errors }: Props) {
  const { facts, step } = told;
  const plain = (names: readonly FieldName[]) =>
    names.map((name) => <PlainField key={name} {...{ name, facts, errors }} />);
  if (step === 1)
    return (
      <>
        <CodeRows rows={facts.rows} shown={shown} errors={errors} />
        <PicturesField images={facts.images} errors={errors} />
      </>
    );
  if (step === 2)
    return (
      <>
        {plain(["name", "brand_line", "edition"])}
        <KindFields told={told} errors={errors} />
      </>
    );
  if (step === 3) return <Strength {...{ told, errors }} />;
  if (step === 7)
    return (
      <>
        {plain(["serve"])}
        <ThingField name="ingredient" things={told.ingredients} {...{ told, errors }} />
        <Drinks {...{ told, errors }} />
      </>
    );
  if (step === 8)
    return (
      <>
        <ThingField name="producer" things={told.producers} {...{ told, errors }} />
        {plain(["producer_new"])}
        <hr className="my-6 border-line" />
        <ThingField name="processor" things={told.producers} {...{ told, errors }} />
        {plain(["processor_new"])}
      </>
    );
  return <>{plain(step === "summary" ? [] : fieldsOfStep(step))}</>;
}

type Told = Omit<Props, "shown">;

/** A thing of the guide, chosen from all that there are. */
function ThingField({ name, things, told, errors }: Told & { name: FieldName; things: ToldProduct["producers"] }) {
  const { label, hint } = fieldOf(name);
  return (
    <Select
      {...{ name, label, hint }}
      error={errors[name]}
      options={things.map(({ id, name: text }) => ({ value: String(id), text }))}
      none="None of these"
      defaultValue={told.facts.values[name] ?? ""}
    />
  );
}

/** Percent and US proof: the one that is typed computes the other. */
function Strength({ told, errors }: Told) {
  const [typed, setTyped] = useState({ abv: told.facts.values.abv ?? "", proof: told.facts.values.proof ?? "" });
  const type = (name: "abv" | "proof", value: string) => {
    const number = numberIn(value);
    const other = number === null ? "" : String(Math.round((name === "abv" ? 2 : 0.5) * number * 100) / 100);
    setTyped(name === "abv" ? { abv: value, proof: other } : { abv: other, proof: value });
  };
  return (
    <>
      {(["abv", "proof"] as const).map((name) => (
        <PlainField
          key={name}
          {...{ name, errors }}
          facts={told.facts}
          value={typed[name]}
          onChange={(value) => type(name, value)}
        />
      ))}
      <PlainField name="alcohol_free" facts={told.facts} errors={errors} />
    </>
  );
}

/** Up to five drinks, found by a word of their names: what is ticked stays, and what was found stands below it. */
function Drinks({ told: { facts, cocktails, found, word }, errors }: Told) {
  const chosen = new Set(facts.lists.cocktails);
  const fresh = found.filter(({ id }) => !chosen.has(String(id)));
  const { label, longest } = fieldOf("cocktails");
  return (
    <fieldset className="mb-5 min-w-0" aria-describedby={errors.cocktails ? "cocktails-error" : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <p className="mb-2 text-muted">{longest} at most.</p>
      <FieldError id="cocktails-error" error={errors.cocktails} />
      <div className="mb-3 flex flex-wrap gap-2">
        {[...cocktails, ...fresh].map(({ id, name }) => (
          <label key={id} className="pick">
            <input
              type="checkbox"
              name="cocktails[]"
              value={id}
              defaultChecked={chosen.has(String(id))}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <label className="block min-w-0 flex-1 basis-56">
          <span className="mb-1 block font-semibold">Find a drink</span>
          <input
            id="cocktails"
            name="find"
            type="search"
            className="input"
            maxLength={60}
            autoComplete="off"
            defaultValue={word}
          />
        </label>
        <button type="submit" name="intent" value="find" className="button button-quiet">
          Find
        </button>
      </div>
      <p role="status" className="mt-2 text-muted">
        {word === "" ? null : fresh.length === 0 ? "No other drink is called so." : "Tick the ones that fit."}
      </p>
    </fieldset>
  );
}
