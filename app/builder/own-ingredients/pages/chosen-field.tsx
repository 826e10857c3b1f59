import { useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { ask } from "#app/platform/client-call.ts";
import { fewestCharacters, isLongEnough, tidyKeyword } from "#app/search/keyword.ts";
import { ComboboxList, unhurried, useSearchCombobox } from "#app/ui/combobox.ts";
import { FieldError } from "#app/ui/form.ts";
import type { Chosen } from "../ingredient.ts";
import type { ToldIngredient } from "../keeping/load-ingredient.server.ts";

type Found = { id: number; display_name: string; type: number };
type Answer = { response: { result: Found[] } };
type Props = {
  form: ToldIngredient;
  /** The ingredient itself, which is no kind of itself. */
  id: number | null;
  error: string | undefined;
  onChoose(type: number | null): void;
};

/** What of the guide it is a kind of: found while one types, chosen, and unlinked again (builder.md, 2). */
export function ChosenField({ form, id, error, onChoose }: Props) {
  const [chosen, setChosen] = useState<(Chosen & { name: string }) | null>(
    form.draft.chosen ? { ...form.draft.chosen, name: form.chosen_name ?? "" } : null,
  );
  if (chosen)
    return (
      <fieldset className="mb-5">
        <legend className="mb-1 font-semibold">A kind of</legend>
        <input type="hidden" name="link_table" value={chosen.link_table} />
        <input type="hidden" name="link_id" value={chosen.link_id} />
        <p className="card flex flex-wrap items-center justify-between gap-3 px-4 py-2">
          <span className="min-w-0 wrap-anywhere">{chosen.name}</span>
          <button
            type="submit"
            name="intent"
            value="unlink"
            className="button button-quiet"
            onClick={(event) => {
              event.preventDefault();
              setChosen(null);
              onChoose(null);
              requestAnimationFrame(() => document.getElementById("chosen")?.focus());
            }}
          >
            Unlink<span className="sr-only"> {chosen.name}</span>
          </button>
        </p>
      </fieldset>
    );
  return (
    <div className="mb-5">
      <FieldError id="chosen-error" error={error} />
      <FindKind
        id={id}
        initial={form.find}
        onChoose={({ id: link_id, display_name: name, type }) => {
          setChosen({ link_table: "ingredients", link_id, name });
          onChoose(type);
        }}
      />
      <button type="submit" name="intent" value="find" className="button button-quiet without-script mt-2">
        Find
      </button>
      {form.found.length > 0 ? (
        <ul className="without-script mt-3 flex flex-wrap gap-2">
          {form.found.map(({ link_table, link_id, label }) => (
            <li key={link_id}>
              <button
                type="submit"
                name="intent"
                value={`pick:${link_table}:${link_id}`}
                className="button button-quiet"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type FindProps = { id: number | null; initial: string; onChoose(found: Found): void };

function FindKind({ id, initial, onChoose }: FindProps) {
  const address = useLocalPath()("/builder/api/add-ingrededient-category-search");
  const { box, options, shown, waiting, keys } = useSearchCombobox<Answer, Found>({
    id: "chosen",
    initial,
    tidy: tidyKeyword,
    enough: isLongEnough,
    pauseFor: unhurried,
    ask: (keyword, signal) =>
      ask<Answer>(address, { keyword, ...(id === null ? {} : { ingredient_id: String(id) }) }, signal),
    optionsOf: ({ response }) => response.result,
    textOf: (found) => found.display_name,
    first: true,
    onChoose: (found) => found && onChoose(found),
  });
  const status = waiting
    ? "Searching…"
    : shown.status === "failed"
      ? "The search did not answer. Please try again."
      : shown.status === "idle"
        ? `Type at least ${fewestCharacters} letters, such as rum. Leave it empty where the guide has nothing like it.`
        : options.length === 0
          ? "No results found. Please try a different search query."
          : options.length === 1
            ? "1 found"
            : `${options.length} found`;
  return (
    <>
      <label {...box.getLabelProps({ className: "mb-1 block font-semibold" })} htmlFor="chosen">
        A kind of
      </label>
      <input
        {...box.getInputProps({
          ...{ className: "input", type: "text", name: "find", maxLength: 100, spellCheck: false },
          "aria-describedby": "chosen-status",
          ...keys,
        })}
      />
      <p id="chosen-status" role="status" className="mt-1 min-h-[1.6em] text-muted">
        {status}
      </p>
      <ComboboxList box={box} options={options} keyOf={(found) => String(found.id)} className="max-h-[45dvh]">
        {(found) => <span className="font-semibold">{found.display_name}</span>}
      </ComboboxList>
    </>
  );
}
