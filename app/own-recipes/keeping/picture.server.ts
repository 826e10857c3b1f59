import { failure, type Result, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import type { UploadedFile } from "#app/platform/body.server.ts";
import type { CropFields } from "#app/uploads/crop.ts";
import { fileProblem, leastOfGuide, leastOfRecipe } from "#app/uploads/image-rules.ts";
import { takePicture } from "#app/uploads/uploads.server.ts";

export type SentPicture = {
  image: UploadedFile | null;
  copyright: boolean;
  /** As the builder shows it; square else. */
  tall: boolean;
  crop: CropFields;
};

const copyrightMissing = "Say that the picture is yours to show, or leave it out";

/** Stores the picture of a recipe (guide.md, 5; builder.md, 5); null where none was sent. Until it is a recipe's, a chore may take it away. */
export async function storePicture(
  house: House,
  { image, copyright, tall, crop }: SentPicture,
): Promise<Result<string | null>> {
  if (!image) return success(null);
  const wrong = fileProblem({ name: image.name, size: image.bytes.byteLength });
  if (wrong) return failure("invalid", wrong, { image: wrong });
  if (!copyright) return failure("invalid", copyrightMissing, { copyright: copyrightMissing });
  const shape = tall ? leastOfRecipe : leastOfGuide;
  const wanted = { least: shape, shape, crop };
  const made = await takePicture(house.uploads, "cocktails", image.bytes, wanted);
  return made.ok ? made : { ...made, fields: { image: made.reason } };
}
