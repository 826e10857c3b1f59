import { Img } from "#app/ui/cards.ts";
import { Check, CropChoice, PictureInput, useChosenPicture } from "#app/ui/form.ts";
import { leastOfGuide, leastOfRecipe } from "#app/uploads/image-rules.ts";

type Props = { present: string | null; errors: Readonly<Record<string, string>>; tall: boolean };

/** The writer's own picture of the drink (guide.md, 5): looked at before it is sent, a part of it chosen, and said to be theirs. */
export function PictureField({ present, errors, tall }: Props) {
  const least = tall ? leastOfRecipe : leastOfGuide;
  const { chosen, problem, look } = useChosenPicture(errors.image, { least });
  return (
    <div className="mb-5">
      <PictureInput
        label={present ? "Another picture" : "A picture of your own"}
        hint={`A .jpg or .png, at least ${least.width} px wide and ${least.height} px tall, 15 MB at most.`}
        {...{ problem, look }}
      >
        {present && !chosen ? (
          <div className="mb-3 flex items-center gap-4">
            <Img
              src={present}
              alt="Yours, as it is now"
              width={96}
              height={96}
              className="h-24 w-auto rounded-xl object-cover"
            />
            <Check name="remove_image" value="yes" label="Take it away" />
          </div>
        ) : null}
      </PictureInput>
      {chosen ? <CropChoice picture={chosen} shape={least} /> : null}
      <Check
        name="copyright"
        value="yes"
        label="I took this picture, or may show it"
        error={errors.copyright}
        className={chosen || errors.copyright ? "mt-2" : "without-script mt-2"}
      />
    </div>
  );
}
