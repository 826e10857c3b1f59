import { Img } from "#app/ui/cards.ts";
import { Check, CropChoice, FieldError, useChosenPicture } from "#app/ui/form.ts";
import { acceptedOf, leastOfGuide, sizeWarning } from "#app/uploads/image-rules.ts";

const least = { width: 1, height: 1 };

type Props = { present: string | null; error?: string | undefined; hint: string };

/** A picture of one's own ingredient or collection (builder.md, 5): looked at before it is sent, and a part of it chosen. */
export function PictureChoice({ present, error, hint }: Props) {
  const { chosen, problem, warning, look } = useChosenPicture(error, { kind: "any", least, warningOf: sizeWarning });
  return (
    <div className="mb-5">
      <label htmlFor="image" className="mb-1 block font-semibold">
        {present ? "Another picture" : "A picture of your own"}
      </label>
      <p id="image-hint" className="mb-2 text-muted">
        {hint}
      </p>
      <div aria-live="polite">
        <FieldError id="image-error" error={problem} />
        {warning ? <p className="mb-2 font-semibold">{warning}</p> : null}
      </div>
      {present && !chosen ? (
        <div className="mb-3 flex items-center gap-4">
          <Img
            src={present}
            alt="Yours, as it is now"
            width={96}
            height={96}
            className="size-24 rounded-xl object-cover"
          />
          <Check name="remove_image" value="yes" label="Take it away" />
        </div>
      ) : null}
      <input
        id="image"
        name="image"
        type="file"
        accept={acceptedOf.any}
        className="input file:mr-4 file:cursor-pointer file:rounded-full file:border file:border-edge file:bg-transparent file:px-4 file:font-semibold"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? "image-hint image-error" : "image-hint"}
        onChange={(event) => void look(event.currentTarget)}
      />
      {chosen ? <CropChoice picture={chosen} shape={leastOfGuide} /> : null}
    </div>
  );
}
