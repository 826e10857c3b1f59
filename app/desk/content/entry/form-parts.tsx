import { type Asked, type FormField, joined, rowsIn, type Typed } from "#app/library/content-form.ts";
import { Check, Field, Select, TextArea } from "#app/ui/form.ts";
import { fieldPrefix } from "./content-rows.ts";
import { ReferenceField } from "./reference-field.tsx";

export type Filled = {
  typed: Typed;
  errors: Readonly<Record<string, string>>;
  /** By kind the names that a field may say. */
  offered: Readonly<Record<string, string[]>>;
};
type One = { path: string; label: string; hint?: string | undefined; required: boolean; filled: Filled };

/** The fields of an entry, or of a part of it, in the order of its schema. */
export function FieldsOf({ fields, path, filled }: { fields: readonly FormField[]; path: string; filled: Filled }) {
  return fields.map(({ name, label, hint, required, asked }) => (
    <Part key={name} asked={asked} {...{ path: joined(path, name), label, hint, required, filled }} />
  ));
}

function Part({ asked, ...one }: One & { asked: Asked }) {
  if (asked.is === "rows") return <Rows of={asked.of} {...one} />;
  if (asked.is === "group") return <Group fields={asked.fields} {...one} />;
  return <Single asked={asked} {...one} />;
}

function Group({ fields, path, label, filled, hint }: One & { fields: readonly FormField[] }) {
  return (
    <fieldset className="panel mb-5 px-4 pt-4 pb-0 sm:col-span-full" id={fieldPrefix + path}>
      <legend className="float-left mb-3 w-full font-semibold">{label}</legend>
      <div className="clear-both grid gap-x-4 sm:grid-cols-2">
        {hint ? <p className="text-muted sm:col-span-2">{hint}</p> : null}
        <FieldsOf fields={fields} path={path} filled={filled} />
      </div>
    </fieldset>
  );
}

function Rows({ of, path, label, filled }: One & { of: Asked }) {
  const count = rowsIn(filled.typed, path);
  return (
    <fieldset className="mb-6 min-w-0 sm:col-span-full" id={fieldPrefix + path} tabIndex={-1}>
      <legend className="mb-2 font-semibold">{label}</legend>
      {filled.errors[path] ? <p className="mb-2 font-semibold text-bad">{filled.errors[path]}</p> : null}
      <ol className="grid gap-3">
        {Array.from({ length: count }, (_, place) => joined(path, place)).map((row, place) => (
          <li key={row} className="panel min-w-0 px-4 pt-4 pb-3">
            {of.is === "group" ? (
              <div className="grid items-end gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
                <FieldsOf fields={of.fields} path={row} filled={filled} />
              </div>
            ) : (
              <Part asked={of} path={row} label={`${label} ${place + 1}`} required={false} filled={filled} />
            )}
            <div className="flex flex-wrap gap-2">
              <RowButton act="up" path={row} text="Up" of={`${label} ${place + 1}`} off={place === 0} />
              <RowButton act="down" path={row} text="Down" of={`${label} ${place + 1}`} off={place === count - 1} />
              <RowButton act="remove" path={row} text="Take away" of={`${label} ${place + 1}`} />
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <button
          type="submit"
          name="intent"
          value={`add ${path}`}
          id={`${fieldPrefix}${path}.add`}
          className="button button-quiet"
        >
          Add one<span className="sr-only"> to: {label}</span>
        </button>
      </p>
    </fieldset>
  );
}

type ButtonProps = { act: string; path: string; text: string; of: string; off?: boolean };

function RowButton({ act, path, text, of, off = false }: ButtonProps) {
  return (
    <button type="submit" name="intent" value={`${act} ${path}`} className="button button-quiet" disabled={off}>
      {text}
      <span className="sr-only"> ({of})</span>
    </button>
  );
}

const answers = ["yes", "no"];

/** One field, as what it asks for wants it. */
function Single({ asked, path, label, hint, required, filled }: One & { asked: Asked }) {
  const name = fieldPrefix + path;
  const value = filled.typed[path] ?? "";
  const shared = { name, id: name, label: required ? label : `${label} (optional)`, error: filled.errors[path] };
  if (asked.is === "tick") return <Check {...shared} label={label} defaultChecked={value !== ""} className="mb-5" />;
  if (asked.is === "yes-no")
    return <Select {...shared} options={answers} none="Not said" defaultValue={value} hint={hint} />;
  if (asked.is === "choice")
    return (
      <Select
        {...shared}
        hint={hint}
        defaultValue={value}
        none={required ? "Choose one" : "None"}
        options={asked.values.map(String)}
      />
    );
  if (asked.is === "reference")
    return (
      <ReferenceField
        {...shared}
        hint={hint}
        defaultValue={value}
        names={filled.offered[asked.names] ?? []}
        list={`names-${asked.names}`}
      />
    );
  if (asked.is === "words")
    return (
      <TextArea
        {...shared}
        rows={Math.min(6, Math.max(2, value.split("\n").length))}
        hint={hint ?? "One on each line."}
        defaultValue={value}
        className="sm:col-span-full"
      />
    );
  if (asked.is === "text" && (asked.long || value.includes("\n")))
    return (
      <TextArea
        {...shared}
        rows={value.length > 400 ? 8 : 3}
        hint={hint}
        defaultValue={value}
        className="sm:col-span-full"
      />
    );
  if (asked.is === "date") return <Field {...shared} type="date" hint={hint} defaultValue={value} />;
  const mode = asked.is === "number" ? ({ inputMode: asked.whole ? "numeric" : "decimal" } as const) : {};
  return <Field {...shared} {...mode} hint={hint} defaultValue={value} />;
}
