import { type FocusEvent, type FormEvent, type ReactNode, useState } from "react";
import { tidyDatePart } from "#app/kit/dates.ts";
import { FieldError } from "#app/ui/form.ts";
import { type BornParts, bornFields, bornProblem, isFullyTyped, notReal } from "./born.ts";

type Props = {
  legend: string;
  hint?: ReactNode;
  /** Before each field's id, so that two of these fit on one page. */
  idPrefix: string;
  minimumAge: number;
  /** What to say to those who are not old enough. */
  tooYoung: string;
  /** The message of a rejected form; whoever gives it takes it back when something is typed. */
  error?: string | undefined;
  defaults?: BornParts;
  onTyped?(parts: BornParts): void;
};

const clearedTexts: Record<keyof BornParts, string> = {
  day: "The day is a number from 1 to 31",
  month: "The month is a number from 1 to 12",
  year: "The year is a number of four digits",
};
const nothing: BornParts = { day: "", month: "", year: "" };

/**
 * A date of birth in three fields that tidy what is typed (guide.md, 5). The fields hold their own
 * values, so what was typed before the page came alive is not lost.
 */
export function BornField({ legend, hint, idPrefix, minimumAge, tooYoung, error, defaults = nothing, onTyped }: Props) {
  const [live, setLive] = useState<string>();
  const message = live ?? error;
  const described = [hint ? `${idPrefix}-hint` : "", message ? `${idPrefix}-error` : ""].filter(Boolean).join(" ");

  function judge(parts: BornParts, finished: boolean) {
    const problem = finished ? bornProblem(parts, minimumAge, new Date()) : null;
    setLive(problem === "not-real" ? notReal : problem === "too-young" ? tooYoung : undefined);
    onTyped?.(parts);
  }

  function typed(event: FormEvent<HTMLFieldSetElement>) {
    const field = event.target as HTMLInputElement;
    const part = bornFields.find(({ name }) => name === field.name)?.part;
    if (!part) return;
    // Four digits are a year that was typed to its end, though it loses those that are none.
    const ended = part === "year" && field.value.replace(/\D/g, "").length === 4;
    const tidy = tidyDatePart(part, field.value);
    const cleared = tidy === "" && field.value.trim() !== "";
    if (tidy !== field.value) field.value = tidy;
    const parts = partsOf(event.currentTarget);
    judge(parts, isFullyTyped(parts) || (ended && parts.day !== "" && parts.month !== ""));
    // guide.md, 5 clears what cannot be; who typed it hears why.
    if (cleared) setLive(clearedTexts[part]);
  }

  function left(event: FocusEvent<HTMLFieldSetElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const parts = partsOf(event.currentTarget);
    if (parts.day && parts.month && parts.year) judge(parts, true);
  }

  return (
    <fieldset className="mb-5" aria-describedby={described || undefined} onInput={typed} onBlur={left}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint ? (
        <p id={`${idPrefix}-hint`} className="mb-2 text-muted">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        <FieldError id={`${idPrefix}-error`} error={message} />
      </div>
      <div className="flex gap-2 sm:gap-3">
        {bornFields.map(({ part, name, label, autoComplete, length }) => (
          <div key={name} className={bornWidth(part)}>
            <label htmlFor={`${idPrefix}-${name}`} className="mb-1 block">
              {label}
            </label>
            <input
              id={`${idPrefix}-${name}`}
              name={name}
              className="input"
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length + 2}
              defaultValue={defaults[part]}
              aria-invalid={message ? true : undefined}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** How wide a part of the date is, wherever it stands. */
export const bornWidth = (part: keyof BornParts) => (part === "year" ? "w-24 sm:w-28" : "w-16 sm:w-20");

function partsOf(fieldset: HTMLFieldSetElement): BornParts {
  const parts = { ...nothing };
  for (const { part, name } of bornFields) {
    parts[part] = fieldset.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? "";
  }
  return parts;
}
