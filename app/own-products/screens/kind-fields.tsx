import { useEffect, useRef, useState } from "react";
import { ask } from "#app/platform/client-call.ts";
import { FieldError, Select } from "#app/ui/form.ts";
import { type FieldName, fieldOf } from "../form/fields.ts";
import type { ToldProduct } from "../form/told.ts";

type Thing = ToldProduct["producers"][number];
const levels = ["category1", "category2", "category3", "category4"] as const satisfies FieldName[];

type Props = { told: ToldProduct; errors: Readonly<Record<string, string>> };

/**
 * The four levels of kinds (guide.md, 4: Category selects): another kind takes back what is below it, and the next level opens
 * where there is one. Without a script a button asks for the next level.
 */
export function KindFields({ told: { facts, categories }, errors }: Props) {
  const [options, setOptions] = useState<readonly (readonly Thing[])[]>(categories);
  const [values, setValues] = useState(levels.map((name) => facts.values[name] ?? ""));
  const [failed, setFailed] = useState(false);
  // Without a script a level may be chosen as soon as it is told; with one it waits for the level above.
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const asked = useRef<AbortController>(undefined);
  async function choose(at: number, value: string) {
    asked.current?.abort();
    const asking = new AbortController();
    asked.current = asking;
    const { signal } = asking;
    setValues((before) => before.map((one, place) => (place === at ? value : place > at ? "" : one)));
    setOptions((before) => before.map((one, place) => (place > at ? [] : one)));
    setFailed(false);
    if (value === "" || at + 1 >= levels.length) return;
    try {
      const below = await ask<Thing[]>("/api/dev/frontend/bws/dropdowns", { parent_id: value }, signal);
      setOptions((before) => before.map((one, place) => (place === at + 1 ? below : one)));
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  }
  return (
    <div className="mb-2">
      {levels.map((name, at) => (
        <Select
          key={name}
          name={name}
          label={fieldOf(name).label}
          error={errors[name]}
          options={(options[at] ?? []).map(({ id, name: text }) => ({ value: String(id), text }))}
          value={values[at]}
          onChange={(event) => void choose(at, event.target.value)}
          className={scripted && (options[at] ?? []).length === 0 ? "[&_select]:opacity-60" : ""}
          disabled={scripted && (options[at] ?? []).length === 0}
        />
      ))}
      <FieldError id="kinds-error" error={failed ? "The kinds below could not be loaded. Choose again." : undefined} />
      <button type="submit" name="intent" value="look" className="button button-quiet without-script mb-5">
        Show what is below
      </button>
    </div>
  );
}
