import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FormField, Typed } from "#app/library/content-form.ts";
import { ErrorSummary } from "#app/ui/form.ts";
import { fieldPrefix } from "./content-rows.ts";
import { FieldsOf, type Filled } from "./form-parts.tsx";

type Props = {
  fields: readonly FormField[];
  /** By kind the names that a field may say. */
  offered: Record<string, string[]>;
  typed: Typed;
  version: string;
  errors: Record<string, string>;
  /** The field that somebody goes on with, after a row came or went. */
  focus: string | null;
  attempt: unknown;
};

/** The form of an entry, made of the schema of its kind; rows come and go with a press that sends it, with script or without. */
export function EntryForm({ fields, offered, typed, version, errors, focus, attempt }: Props) {
  const { state } = useNavigation();
  useEffect(() => {
    if (attempt && focus) document.getElementById(fieldPrefix + focus)?.focus();
  }, [attempt, focus]);
  const filled: Filled = { typed, errors, offered };
  const times = useTimes(attempt, version);
  return (
    <Form method="post" action="?" noValidate key={times} className="min-w-0" aria-label="What it says">
      <ErrorSummary errors={errors} attempt={attempt} prefix={fieldPrefix} />
      {/* The Enter key presses the first button: it looks, and stores nothing. */}
      <button type="submit" name="intent" value="preview" className="sr-only" tabIndex={-1} aria-hidden="true">
        Look at it
      </button>
      <input type="hidden" name="version" value={version} />
      <div className="grid items-end gap-x-6 sm:grid-cols-2">
        <FieldsOf fields={fields} path="" filled={filled} />
      </div>
      {Object.entries(offered).map(([kind, names]) => (
        <datalist key={kind} id={`names-${kind}`}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ))}
      <div className="form-foot bottom-0 flex flex-wrap gap-3 border-line border-t bg-paper py-3 md:sticky">
        <button type="submit" name="intent" value="keep" className="button button-main" disabled={state !== "idle"}>
          Store it
        </button>
        <button type="submit" name="intent" value="preview" className="button button-quiet" disabled={state !== "idle"}>
          Look at it first
        </button>
      </div>
    </Form>
  );
}

/** Another form for each answer: its fields begin with what that one says. */
function useTimes(attempt: unknown, version: string): string {
  const seen = useRef({ attempt, count: 0 });
  if (seen.current.attempt !== attempt) seen.current = { attempt, count: seen.current.count + 1 };
  return `${version} ${seen.current.count}`;
}
