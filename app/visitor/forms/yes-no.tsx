import type { ReactNode } from "react";
import { FieldError } from "#app/ui/form.ts";

type YesNoProps = {
  legend: string;
  hint?: ReactNode;
  name: string;
  id: string;
  value: string | undefined;
  error: string | undefined;
  onChoose(): void;
};

/** A question with yes and no, neither chosen beforehand; its message goes when one is chosen (guide.md, 5). */
export function YesNo({ legend, hint, name, id, value, error, onChoose }: YesNoProps) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset className="mb-5" aria-describedby={described || undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
      <div className="flex gap-8">
        {(["yes", "no"] as const).map((choice, index) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3 pr-2">
            <input
              id={index === 0 ? id : `${id}-${choice}`}
              name={name}
              type="radio"
              value={choice}
              defaultChecked={value === choice}
              onChange={onChoose}
              className="size-6 shrink-0"
              aria-invalid={error ? true : undefined}
            />
            {choice === "yes" ? "Yes" : "No"}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
