import { Check, CropChoice, ErrorSummary, Field, FieldError, useChosenPicture } from "#app/ui/form.ts";
import { imageRules, leastOfGuide } from "#app/uploads/image-rules.ts";
import { largest, licence, longestCaption } from "../photographs.ts";

type Refused = { errors: Readonly<Record<string, string>>; caption: string } | null;

/**
 * Sends a photograph (guide.md, 5). With a script the file is looked at before it is sent, and a part of it chosen; without, the
 * server says what is wrong, and takes the middle.
 */
export function PhotographForm({ refused }: { refused: Refused }) {
  const errors = refused?.errors ?? {};
  const { chosen, problem, look } = useChosenPicture(errors.image);
  return (
    <form method="post" action="?" encType="multipart/form-data" noValidate aria-labelledby="send-title">
      <h2 id="send-title" className="mb-3 text-h2">
        Send one
      </h2>
      <ErrorSummary errors={{ ...errors }} attempt={refused} />
      <label htmlFor="image" className="mb-1 block font-semibold">
        Your photograph
      </label>
      <p id="image-hint" className="mb-2 text-muted">
        A .jpg or .png, at least {leastOfGuide.width} px wide and {leastOfGuide.height} px tall, 15 MB at most. Where
        and with what it was taken is not kept.
      </p>
      <div aria-live="polite">
        <FieldError id="image-error" error={problem} />
      </div>
      <input
        id="image"
        name="image"
        type="file"
        accept={imageRules.accept}
        className="input mb-5 file:mr-4 file:cursor-pointer file:rounded-full file:border file:border-edge file:bg-transparent file:px-4 file:font-semibold"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? "image-hint image-error" : "image-hint"}
        onChange={(event) => void look(event.currentTarget)}
      />
      {chosen ? <CropChoice picture={chosen} shape={largest} /> : null}
      <Field
        name="caption"
        label="Caption (optional)"
        hint="What one sees: where it was, or what you did otherwise."
        maxLength={longestCaption}
        defaultValue={refused?.caption}
        error={errors.caption}
      />
      <Check
        name="declaration"
        value="yes"
        error={errors.declaration}
        label={
          <>
            I took it myself, and anybody may show it who names me (
            <a href={licence.href} rel="license noreferrer" className="underline">
              {licence.name}
            </a>
            )
          </>
        }
      />
      <button type="submit" className="button button-main mt-3">
        Send it
      </button>
    </form>
  );
}
