import { FieldError } from "#app/ui/form.ts";
import type { DraftLine } from "../form/draft.ts";
import type { TellIngredient } from "../form/told.ts";
import { LineFields } from "./line-fields.tsx";

type Props = {
  line: DraftLine;
  thing: TellIngredient | undefined;
  error: string | undefined;
  onChange(line: DraftLine): void;
  onRemove(): void;
};

/** One ingredient of the recipe, with all that can be changed of it. */
export function LineRow({ line, thing, error, onChange, onRemove }: Props) {
  const name = thing?.name ?? "Unknown ingredient";
  return (
    <li className="card p-4" data-row={line.ingredientId}>
      <fieldset className="min-w-0">
        <legend className="float-left mb-2 w-[calc(100%-7rem)] font-semibold text-lg wrap-break-word">{name}</legend>
        <button
          type="submit"
          name="intent"
          value={`remove:${line.key}`}
          className="button button-quiet float-right -mt-1 px-3"
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          Remove<span className="sr-only"> {name}</span>
        </button>
        <div className="clear-both">
          <FieldError id={`line-${line.key}-wrong`} error={error} />
          <LineFields
            line={line}
            prefix={`cocktail[ingredient][${line.key}]`}
            thing={thing}
            error={error}
            onChange={onChange}
          />
        </div>
      </fieldset>
    </li>
  );
}
