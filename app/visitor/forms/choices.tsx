import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "#app/ui/form.ts";

type BoxProps = Omit<ComponentProps<"input">, "type"> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A tick box whose whole row can be pressed. */
export function CheckBox({ name, id = name, label, hint, error, ...input }: BoxProps) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div>
      <FieldError id={`${id}-error`} error={error} />
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          id={id}
          name={name}
          type="checkbox"
          className="size-6 shrink-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-2 mb-2 pl-9 text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

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
