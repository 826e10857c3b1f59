import type { ReactNode } from "react";
import { FieldError } from "./field-error.tsx";

type Props = {
  legend: string;
  hint?: ReactNode;
  name: string;
  id?: string;
  options: readonly { value: string; text: string; hint?: string }[];
  /** The value that is chosen at first. */
  value: string | undefined;
  error: string | undefined;
  /** True where they stand beside each other. */
  inline?: boolean;
  onChoose?(): void;
};

/** A question with several answers, of which one is given; the first one's id is the question's. */
export function Radios({ legend, hint, name, id = name, options, value, error, inline = false, onChoose }: Props) {
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
      <div className={inline ? "flex flex-wrap gap-x-8" : "grid gap-1"}>
        {options.map((option, place) => {
          const own = place === 0 ? id : `${id}-${option.value.replace(/\W/g, "-")}`;
          return (
            <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 pr-2">
              <input
                id={own}
                name={name}
                type="radio"
                value={option.value}
                defaultChecked={value === option.value}
                onChange={onChoose}
                className="size-6 shrink-0"
                aria-invalid={error ? true : undefined}
              />
              <span>
                {option.text}
                {option.hint ? <span className="block text-muted">{option.hint}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
