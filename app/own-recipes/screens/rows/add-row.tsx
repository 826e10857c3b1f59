import { useCallback, useEffect, useRef, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { FoundItem } from "#app/my-bar/bar-types.ts";
import { ItemCombobox } from "#app/my-bar/tabs.tsx";
import { ask } from "#app/platform/client-call.ts";
import { useLatest } from "#app/ui/button-state.ts";
import { unhurried } from "#app/ui/combobox.ts";
import { FieldError } from "#app/ui/form.ts";
import type { DraftLine } from "../../form/draft.ts";
import type { TellIngredient, ToldForm } from "../../form/told.ts";
import { LineFields } from "./line-fields.tsx";

/** Of the row that is to be added. */
const amountField = "#line-new";
const onlyIngredients = { "search-all": "1", "must-be-ingredient": "1" };
type Things = ToldForm["ingredients"];
type Props = {
  form: ToldForm;
  errors: Readonly<Record<string, string>>;
  things: Things;
  onKnown(id: number, thing: TellIngredient): void;
  onAdd(line: DraftLine): void;
  /** The builder's boxes wait longer than others (builder.md, 9). */
  slow: boolean;
};

/** Finding an ingredient and adding it: its unit is chosen before (guide.md, 5). */
export function AddRow({ form, errors, things, onKnown, onAdd, slow }: Props) {
  const [pending, setPending] = useState(form.draft.pending);
  const [problem, setProblem] = useState(errors["line-new"]);
  useEffect(() => {
    if (errors["line-new"]) setProblem(errors["line-new"]);
  }, [errors]);
  const [round, setRound] = useState(0);
  const load = useUnits(onKnown, setProblem);

  // The box goes once it has found one: what is said of it begins with the amount.
  const chosen = useRef(false);
  useEffect(() => {
    if (!pending || !chosen.current) return;
    chosen.current = false;
    const amount = document.querySelector<HTMLInputElement>(amountField);
    amount?.focus();
    amount?.select();
  }, [pending]);
  const choose = useCallback(
    (item: FoundItem | null) => {
      if (!item) return;
      setPending({ ...unsaid, ingredientId: item.ingredient_id });
      setProblem(undefined);
      void load(item.ingredient_id, item.display_name);
      chosen.current = true;
    },
    [load],
  );
  const thing = pending ? things[pending.ingredientId] : undefined;
  const end = () => {
    setPending(null);
    setProblem(undefined);
    setRound((before) => before + 1);
    requestAnimationFrame(() => document.getElementById("find")?.focus());
  };
  return (
    <div className="panel mt-4 p-4">
      {pending ? (
        <fieldset className="min-w-0" data-pending="">
          <legend className="mb-2 font-semibold text-lg">Add {thing?.name ?? "this ingredient"}</legend>
          <FieldError id="line-new-wrong" error={problem} />
          <LineFields line={pending} prefix="pending" thing={thing} error={problem} onChange={setPending} />
          <p className="mt-2 flex flex-wrap gap-3">
            <button
              type="submit"
              name="intent"
              value="add"
              className="button button-main"
              disabled={!thing || thing.units.length === 0}
              onClick={(event) => {
                event.preventDefault();
                if (pending.unitId === null) {
                  setProblem(`Choose a unit for ${thing?.name}`);
                  // Whoever does not see what is said hears it there.
                  requestAnimationFrame(() => document.getElementById("line-new-unit")?.focus());
                  return;
                }
                onAdd(pending);
                end();
              }}
            >
              Add to the recipe
            </button>
            <button
              type="submit"
              name="intent"
              value="drop"
              className="button button-quiet"
              onClick={(event) => {
                event.preventDefault();
                end();
              }}
            >
              Leave it out
            </button>
          </p>
        </fieldset>
      ) : (
        <>
          <FieldError id="find-error" error={errors.find} />
          <ItemCombobox
            key={round}
            id="find"
            name="find"
            label="Add an ingredient"
            initial={form.draft.find}
            extra={onlyIngredients}
            {...(slow ? { pauseFor: unhurried } : {})}
            onChoose={choose}
          />
          <button type="submit" name="intent" value="find" className="button button-quiet without-script mt-2">
            Find
          </button>
          <Found found={form.found} />
        </>
      )}
    </div>
  );
}

/** builder.md, 9: the measure that a row begins with, 6, is one of its unit. */
const unsaid: DraftLine = {
  key: "new",
  ingredientId: 0,
  unitId: null,
  brandId: null,
  amount: "1",
  optional: false,
  note: "",
};

/** What was found without a script: each is a button that takes it. */
function Found({ found }: { found: ToldForm["found"] }) {
  if (!found || found.length === 0) return null;
  return (
    <ul className="without-script mt-3 flex flex-wrap gap-2">
      {found.map(({ id, name }) => (
        <li key={id}>
          <button type="submit" name="intent" value={`pick:${id}`} className="button button-quiet">
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

type UnitsAnswer = { units: { id: number; name: string }[] };
type BottlesAnswer = { response: { result: { link_id: number; display_name: string }[] } };

/**
 * Asks for the units of an ingredient (guide.md, 7: unit-measures), until which nothing can be added, and for its bottles, which
 * may be missing.
 */
function useUnits(onKnown: Props["onKnown"], onFail: (problem: string) => void) {
  const local = useLocalPath();
  const address = local("/api/dev/frontend/cocktails/unit-measures");
  const bottlesAddress = local("/builder/api/recipe-edit-ingredient-search");
  const latest = useLatest({ onKnown, onFail, address, bottlesAddress });
  return useCallback(async (id: number, name: string) => {
    const { onKnown, onFail, address, bottlesAddress } = latest.current;
    const { signal } = new AbortController();
    onKnown(id, { name, units: [], bottles: [] });
    const asked = ask<BottlesAnswer>(bottlesAddress, { ingredient_id: String(id), limit: "100" }, signal).then(
      ({ response }) => response.result.map((each) => ({ id: each.link_id, name: each.display_name })),
      () => [],
    );
    try {
      const { units } = await ask<UnitsAnswer>(address, { ingredient: String(id) }, signal);
      onKnown(id, { name, units, bottles: await asked });
    } catch {
      onFail("The units could not be loaded. Leave it out, and choose it again.");
    }
  }, []);
}
