import { ratings, ratingWords } from "#app/marks/rating.ts";
import { Choice, Field, TextArea } from "#app/ui/form.ts";

type Texts = Readonly<Record<string, string>>;
type Props = { id: string; today?: string; values: Texts; errors: Texts };

/** What is said of a drink that was made: its day, a rating, a note. */
export function MadeFields({ id, today, values, errors }: Props) {
  return (
    <>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Field
          name="date"
          id={`${id}-date`}
          type="date"
          label="Day"
          required
          max={today}
          defaultValue={values.date ?? ""}
          error={errors.date}
        />
        <div className="mb-5">
          <Choice
            name="rating"
            label="Your rating of this one"
            any="None"
            defaultValue={values.rating ?? ""}
            options={ratings.map((value) => ({ value: String(value), text: `${value} ${ratingWords[value]}` }))}
          />
        </div>
      </div>
      <TextArea
        name="note"
        id={`${id}-note`}
        label="Note"
        hint="What you changed, who drank it: 500 characters at most."
        rows={3}
        maxLength={500}
        defaultValue={values.note ?? ""}
        error={errors.note}
      />
    </>
  );
}
