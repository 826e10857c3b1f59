import { Check, CropChoice, ErrorSummary, Field, PictureInput, useChosenPicture } from "#app/ui/form.ts";
import { leastOfGuide } from "#app/uploads/image-rules.ts";
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
      <PictureInput
        label="Your photograph"
        hint={`A .jpg or .png, at least ${leastOfGuide.width} px wide and ${leastOfGuide.height} px tall, 15 MB at most. Where and with what it was taken is not kept.`}
        className="mb-5"
        {...{ problem, look }}
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
