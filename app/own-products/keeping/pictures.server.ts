import { failure, type Result, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import type { UploadedFile } from "#app/platform/body.server.ts";
import { filesProblem, leastOfGuide } from "#app/uploads/image-rules.ts";
import { dropPicture, takePicture } from "#app/uploads/uploads.server.ts";
import { mostImages } from "../form/draft.ts";

const declarationMissing = "Say that these pictures are yours to show, or leave them out";

/** Stores the pictures of a bottle (guide.md, 5): all of them or none, and none that nobody says is theirs to show. */
export async function storePictures(
  house: House,
  sent: readonly UploadedFile[],
  { declared, kept }: { declared: boolean; kept: number },
): Promise<Result<string[]>> {
  if (sent.length === 0) return success([]);
  if (kept + sent.length > mostImages) return wrong(`A bottle can have ${mostImages} pictures at most`);
  if (!declared) return failure("invalid", declarationMissing, { image_declaration: declarationMissing });
  const problem = filesProblem(sent.map(({ name, bytes }) => ({ name, size: bytes.byteLength })));
  if (problem) return wrong(problem);
  const names: string[] = [];
  for (const { bytes } of sent) {
    const wanted = { least: leastOfGuide, shape: leastOfGuide, crop: null };
    const made = await takePicture(house.uploads, "products", bytes, wanted);
    if (!made.ok) {
      await dropPictures(house, names);
      return { ...made, fields: { image: made.reason } };
    }
    names.push(made.value);
  }
  return success(names);
}

const wrong = (problem: string) => failure("invalid", problem, { image: problem });

/** Takes files away that became nobody's before they were anybody's. */
export async function dropPictures(house: House, names: readonly string[]): Promise<void> {
  for (const name of names) await dropPicture(house.uploads, name);
}
