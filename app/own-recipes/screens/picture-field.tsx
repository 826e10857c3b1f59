import { Img } from "#app/ui/cards.ts";
import { Check, CropChoice, FieldError, useChosenPicture } from "#app/ui/form.ts";
import { imageRules, leastOfGuide, leastOfRecipe } from "#app/uploads/image-rules.ts";

type Props = { present: string | null; errors: Readonly<Record<string, string>>; tall: boolean };

/** The writer's own picture of the drink (guide.md, 5): looked at before it is sent, a part of it chosen, and said to be theirs. */
export function PictureField({ present, errors, tall }: Props) {
  const least = tall ? leastOfRecipe : leastOfGuide;
  const { chosen, problem, look } = useChosenPicture(errors.image, { least });
  return (
    <div className="mb-5">
      <label htmlFor="image" className="mb-1 block font-semibold">
        {present ? "Another picture" : "A picture of your own"}
      </label>
      <p id="image-hint" className="mb-2 text-muted">
        A .jpg or .png, at least {least.width} px wide and {least.height} px tall, 15 MB at most.
      </p>
      <div aria-live="polite">
        <FieldError id="image-error" error={problem} />
      </div>
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
      <input
        id="image"
        name="image"
        type="file"
        accept={imageRules.accept}
        className="input file:mr-4 file:cursor-pointer file:rounded-full file:border file:border-edge file:bg-transparent file:px-4 file:font-semibold"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? "image-hint image-error" : "image-hint"}
        onChange={(event) => void look(event.currentTarget)}
      />
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
