import { Img } from "#app/ui/cards.ts";
import { Check, CropChoice, PictureInput, useChosenPicture } from "#app/ui/form.ts";
import { acceptedOf, leastOfGuide, sizeWarning } from "#app/uploads/image-rules.ts";

const least = { width: 1, height: 1 };

type Props = { present: string | null; error?: string | undefined; hint: string };

/** A picture of one's own ingredient or collection (builder.md, 5): looked at before it is sent, and a part of it chosen. */
export function PictureChoice({ present, error, hint }: Props) {
  const { chosen, problem, warning, look } = useChosenPicture(error, { kind: "any", least, warningOf: sizeWarning });
  return (
    <div className="mb-5">
      <PictureInput
        label={present ? "Another picture" : "A picture of your own"}
        accept={acceptedOf.any}
        {...{ hint, problem, warning, look }}
      >
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
      </PictureInput>
      {chosen ? <CropChoice picture={chosen} shape={leastOfGuide} /> : null}
    </div>
  );
}
