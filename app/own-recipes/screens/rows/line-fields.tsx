import { Check, Field, Select } from "#app/ui/form.ts";
import type { DraftLine } from "../../form/draft.ts";
import { longest } from "../../form/texts.ts";
import type { TellIngredient } from "../../form/told.ts";

type Props = {
  line: DraftLine;
  /** Before the names of its fields: `cocktail[ingredient][r1]`. */
  prefix: string;
  thing: TellIngredient | undefined;
  error: string | undefined;
  onChange(line: DraftLine): void;
};

/** How much of an ingredient a row asks for, and how it is meant. */
export function LineFields({ line, prefix, thing, error, onChange }: Props) {
  const id = `line-${line.key}`;
  // What is wrong is told at the field that it is about: without a unit that one, before anything else.
  const wrong = error ? { "aria-invalid": true, "aria-describedby": `${id}-wrong` } : {};
  const set = (part: Partial<DraftLine>) => onChange({ ...line, ...part });
  return (
    <>
      <input type="hidden" name={`${prefix}[ingredientId]`} value={line.ingredientId} />
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-[6rem_9rem_minmax(0,1fr)] [&>div]:mb-2">
        <Field
          name={`${prefix}[amount]`}
          id={id}
          label="Amount"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          value={line.amount}
          onChange={(event) => set({ amount: event.target.value })}
          {...(line.unitId === null ? {} : wrong)}
        />
        <Select
          name={`${prefix}[unitId]`}
          id={`${id}-unit`}
          label="Unit"
          options={(thing?.units ?? []).map((unit) => ({ value: String(unit.id), text: unit.name }))}
          value={line.unitId === null ? "" : String(line.unitId)}
          onChange={(event) => set({ unitId: Number(event.target.value) || null })}
          {...(line.unitId === null ? wrong : {})}
        />
        <Field
          name={`${prefix}[note]`}
          id={`${id}-note`}
          label="Note"
          className="max-sm:col-span-2"
          maxLength={longest.note}
          value={line.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </div>
      {thing && thing.bottles.length > 0 ? (
        <Select
          name={`${prefix}[my_bar_spiritbrandsId]`}
          id={`${id}-bottle`}
          label="Bottle"
          none="Any"
          options={thing.bottles.map((bottle) => ({ value: String(bottle.id), text: bottle.name }))}
          value={line.brandId === null ? "" : String(line.brandId)}
          onChange={(event) => set({ brandId: Number(event.target.value) || null })}
        />
      ) : line.brandId === null ? null : (
        <input type="hidden" name={`${prefix}[my_bar_spiritbrandsId]`} value={line.brandId} />
      )}
      <Check
        name={`${prefix}[optional]`}
        id={`${id}-optional`}
        value="yes"
        label="Optional"
        checked={line.optional}
        onChange={(event) => set({ optional: event.target.checked })}
      />
    </>
  );
}
