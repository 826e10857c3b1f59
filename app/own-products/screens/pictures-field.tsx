import { useRef, useState } from "react";
import { Img } from "#app/ui/cards.ts";
import { Check, FieldError, PictureFile, readPicture } from "#app/ui/form.ts";
import { filesProblem, leastOfGuide } from "#app/uploads/image-rules.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { mostImages } from "../form/draft.ts";

type Props = { images: readonly string[]; errors: Readonly<Record<string, string>> };

/** Pictures of the bottle (guide.md, 5): looked at before they are sent, and said to be theirs to show. */
export function PicturesField({ images, errors }: Props) {
  const [problem, setProblem] = useState(errors.image);
  const [chosen, setChosen] = useState(0);
  const latest = useRef(0);
  async function look(input: HTMLInputElement) {
    latest.current += 1;
    const mine = latest.current;
    const files = [...(input.files ?? [])];
    let wrong = filesProblem(files);
    // What is too much for one form is not worth reading.
    for (const file of wrong ? [] : files) {
      const { bitmap, problem } = await readPicture(file);
      bitmap?.close();
      wrong ??= problem;
    }
    if (mine !== latest.current) return;
    if (images.length + files.length > mostImages) wrong ??= `A bottle can have ${mostImages} pictures at most`;
    setProblem(wrong ?? undefined);
    setChosen(wrong ? 0 : files.length);
    if (wrong) input.value = "";
  }
  return (
    <fieldset className="mb-8 min-w-0">
      <legend className="mb-1 font-semibold text-xl">Pictures (optional)</legend>
      <p id="image-hint" className="mb-3 text-muted">
        Up to {mostImages}, each a .jpg or .png of {leastOfGuide.width} by {leastOfGuide.height} px at least; 15 MB
        together.
      </p>
      {images.length > 0 ? (
        <ul className="mb-4 flex flex-wrap gap-4">
          {images.map((name, at) => (
            <li key={name} className="w-28">
              <Img
                src={uploadHref(name) ?? undefined}
                alt={`Yours, number ${at + 1}`}
                width={112}
                height={112}
                className="size-28 rounded-xl object-cover"
              />
              <Check
                name="remove_image[]"
                id={`remove-${at}`}
                value={name}
                label={
                  <>
                    Take away<span className="sr-only"> number {at + 1}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div aria-live="polite">
        <FieldError id="image-error" error={problem} />
      </div>
      <label htmlFor="image" className="mb-1 block font-semibold">
        {images.length > 0 ? "More pictures" : "Choose pictures"}
      </label>
      <PictureFile name="image[]" multiple {...{ problem, look }} />
      <Check
        name="image_declaration"
        value="yes"
        label="I took these pictures, or may show them"
        error={errors.image_declaration}
        className={chosen > 0 || errors.image_declaration ? "mt-2" : "without-script mt-2"}
      />
    </fieldset>
  );
}
