import { type FormEvent, useState } from "react";
import { isOldEnough, isRealDay, tidyDatePart } from "#app/kit/dates.ts";
import { Field, FieldError, Radios, TextArea } from "#app/ui/form.ts";
import { longestNote, months } from "../membership.ts";

type Props = {
  /** How it is paid here. */
  paid: string;
  /** Nobody has asked for the date of birth yet. */
  askBorn: boolean;
  minimumAge: number;
  errors: Record<string, string>;
  values: Record<string, string>;
};

const parts = [
  { part: "day", label: "Day", autoComplete: "bday-day" },
  { part: "month", label: "Month", autoComplete: "bday-month" },
  { part: "year", label: "Year", autoComplete: "bday-year" },
] as const;

/** Asks for a membership. Who is not old enough is warned as they type, and the button is closed to them (guide.md, 5). */
export function StartForm({ paid, askBorn, minimumAge, errors, values }: Props) {
  const [young, setYoung] = useState(false);
  function typed(event: FormEvent<HTMLFieldSetElement>) {
    const data = new FormData(event.currentTarget.form ?? undefined);
    const [day = 0, month = 0, year = 0] = parts.map(({ part }) =>
      Number(tidyDatePart(part, String(data.get(`dob_${part}`) ?? ""))),
    );
    const born = { day, month, year };
    setYoung(year > 999 && isRealDay(born) && !isOldEnough(born, minimumAge, new Date()));
  }
  return (
    <form method="post" noValidate className="card max-w-2xl p-5 sm:p-7">
      <input type="hidden" name="intent" value="start" />
      <h2 className="mb-2 text-2xl">Become a premium member</h2>
      <p className="mb-5">{paid}</p>
      <Radios
        legend="For how long"
        name="months"
        options={months.map((count) => ({ value: String(count), text: `${count} months` }))}
        value={values.months || "12"}
        error={errors.months}
      />
      {askBorn ? (
        <fieldset className="mb-5" onInput={typed}>
          <legend className="mb-1 font-semibold">Date of birth</legend>
          <p className="mb-2 text-muted">You must be over {minimumAge}.</p>
          <FieldError
            id="dob_day-error"
            error={young ? `You must be over ${minimumAge} to subscribe.` : errors.dob_day}
          />
          <div className="flex gap-2 sm:gap-3">
            {parts.map(({ part, label, autoComplete }) => (
              <Field
                key={part}
                name={`dob_${part}`}
                label={label}
                inputMode="numeric"
                autoComplete={autoComplete}
                maxLength={4}
                defaultValue={values[`dob_${part}`]}
                className={part === "year" ? "mb-0 w-24 sm:w-28" : "mb-0 w-16 sm:w-20"}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <TextArea
        name="note"
        label="Why you would like it (optional)"
        hint={`Up to ${longestNote} characters.`}
        rows={3}
        defaultValue={values.note}
        error={errors.note}
      />
      <button type="submit" className="button button-main" disabled={young}>
        Ask for membership
      </button>
    </form>
  );
}
