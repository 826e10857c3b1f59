import { Check, Field, FieldError, optionsOf, Radios, Select, TextArea } from "#app/ui/form.ts";
import type { ProductFacts } from "../form/draft.ts";
import { type FieldName, fieldOf } from "../form/fields.ts";

type Props = {
  name: FieldName;
  facts: ProductFacts;
  errors: Readonly<Record<string, string>>;
  /** Where the page keeps what is typed. */
  value?: string;
  onChange?(value: string): void;
};

/** A field as its line of the register says. */
export function PlainField({ name, facts, errors, value: typed, onChange }: Props) {
  const { kind, label, hint, longest, options = {}, decimals } = fieldOf(name);
  const value = facts.values[name] ?? "";
  const shared = { name, label, hint, error: errors[name] };
  if (kind === "tick") return <Check {...shared} value="yes" defaultChecked={value !== ""} className="mb-2" />;
  if (kind === "several") return <Several {...{ name, facts, errors }} />;
  if (kind === "text")
    return <TextArea {...shared} rows={(longest ?? 0) > 1_000 ? 8 : 4} defaultValue={value} maxLength={longest} />;
  if (kind === "choice" && Object.keys(options).length > 6)
    return <Select {...shared} options={optionsOf(options)} defaultValue={value} />;
  if (kind === "choice")
    return (
      <Radios legend={label} hint={hint} name={name} options={optionsOf(options)} value={value} error={errors[name]} />
    );
  if (kind === "number")
    return (
      <Field
        {...shared}
        inputMode={decimals === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={10}
        {...(typed === undefined ? { defaultValue: value } : { value: typed })}
        onChange={onChange && ((event) => onChange(event.target.value))}
        className="max-w-60"
      />
    );
  return <Field {...shared} autoComplete="off" defaultValue={value} maxLength={longest} />;
}

/** Several of a list, as chips. */
function Several({ name, facts, errors }: Props) {
  const { label, longest, options = {} } = fieldOf(name);
  const chosen = facts.lists[name] ?? [];
  return (
    <fieldset className="mb-5" aria-describedby={errors[name] ? `${name}-error` : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <p className="mb-2 text-muted">{longest} at most.</p>
      <FieldError id={`${name}-error`} error={errors[name]} />
      <div className="flex flex-wrap gap-2">
        {optionsOf(options).map(({ value, text }, at) => (
          <label key={value} className="pick">
            <input
              id={at === 0 ? name : undefined}
              type="checkbox"
              name={`${name}[]`}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
