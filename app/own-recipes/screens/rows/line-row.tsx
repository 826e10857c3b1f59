import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import type { ComponentProps } from "react";
import { FieldError } from "#app/ui/form.ts";
import { rowMark } from "#app/ui/list.ts";
import type { DraftLine } from "../../form/draft.ts";
import type { TellIngredient } from "../../form/told.ts";
import { LineFields } from "./line-fields.tsx";

type Props = {
  line: DraftLine;
  thing: TellIngredient | undefined;
  error: string | undefined;
  /** Whether it stands first and last: what is first goes no further up. */
  first: boolean;
  last: boolean;
  /** What its handle is moved by, with a mouse or a finger. */
  handle: ComponentProps<"span">;
  carried: boolean;
  onChange(line: DraftLine): void;
  onMove(way: "up" | "down"): void;
  onRemove(): void;
};

/** One ingredient of the recipe, with all that can be changed of it; moved by its handle, or by keys. */
export function LineRow({ line, thing, error, first, last, handle, carried, onChange, onMove, onRemove }: Props) {
  const name = thing?.name ?? "Unknown ingredient";
  const move = (way: "up" | "down") => (
    <button
      type="submit"
      name="intent"
      value={`${way}:${line.key}`}
      id={`line-${line.key}-${way}`}
      className="button button-quiet px-2"
      aria-disabled={way === "up" ? first : last}
      onClick={(event) => {
        event.preventDefault();
        if (!(way === "up" ? first : last)) onMove(way);
      }}
    >
      {way === "up" ? <ArrowUp size={20} aria-hidden="true" /> : <ArrowDown size={20} aria-hidden="true" />}
      <span className="sr-only">
        Move {name} {way}
      </span>
    </button>
  );
  return (
    <li
      className={`card p-4 ${carried ? "outline-2 outline-accent" : ""}`}
      data-row={line.ingredientId}
      {...rowMark(line.key)}
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">{name}</legend>
        <div className="mb-2 flex flex-wrap items-center gap-1">
          <span className="needs-script -ml-2 inline-grid size-11 place-items-center text-muted" {...handle}>
            <GripVertical size={20} aria-hidden="true" />
          </span>
          <p className="mr-auto min-w-0 flex-1 basis-24 font-semibold text-lg wrap-break-word" aria-hidden="true">
            {name}
          </p>
          {move("up")}
          {move("down")}
          <button
            type="submit"
            name="intent"
            value={`remove:${line.key}`}
            className="button button-quiet px-2 sm:px-3"
            onClick={(event) => {
              event.preventDefault();
              onRemove();
            }}
          >
            <X size={20} aria-hidden="true" className="sm:hidden" />
            <span className="max-sm:sr-only">Remove</span>
            <span className="sr-only"> {name}</span>
          </button>
        </div>
        <FieldError id={`line-${line.key}-wrong`} error={error} />
        <LineFields
          line={line}
          prefix={`cocktail[ingredient][${line.key}]`}
          thing={thing}
          error={error}
          onChange={onChange}
        />
      </fieldset>
    </li>
  );
}
