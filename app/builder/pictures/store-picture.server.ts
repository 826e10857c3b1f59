import { failure, type Result, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import type { UploadedFile } from "#app/platform/body.server.ts";
import type { CropFields } from "#app/uploads/crop.ts";
import { fileProblem, leastOfGuide } from "#app/uploads/image-rules.ts";
import { takePicture } from "#app/uploads/uploads.server.ts";

/**
 * Stores the picture of one's own ingredient or collection (builder.md, 5): of any kind and size, shown square; null where none
 * was sent. Until it is somebody's, a chore may take it away.
 */
export async function storePicture(
  { uploads }: House,
  folder: "ingredients" | "collections",
  image: UploadedFile | null,
  crop: CropFields,
): Promise<Result<string | null>> {
  if (!image) return success(null);
  const wrong = fileProblem({ name: image.name, size: image.bytes.byteLength }, "any");
  if (wrong) return failure("invalid", wrong, { image: wrong });
  const least = { width: 1, height: 1 };
  const wanted = { least, shape: leastOfGuide, crop, kind: "any", enlarged: true } as const;
  const made = await takePicture(uploads, folder, image.bytes, wanted);
  return made.ok ? made : { ...made, fields: { image: made.reason } };
}
