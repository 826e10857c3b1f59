import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { UploadedFile } from "#app/platform/body.server.ts";
import { yesField } from "#app/platform/fields.ts";
import { cropFields } from "#app/uploads/crop-fields.ts";
import { fileProblem, leastOfGuide } from "#app/uploads/image-rules.ts";
import { dropPicture, takePicture } from "#app/uploads/uploads.server.ts";
import { problem } from "#app/visitor/account-forms.ts";
import { storePicture } from "../profile/profile-store.server.ts";

const file = z.instanceof(UploadedFile).nullable().catch(null);

/** Gives the signed-in person another picture (contract.md, 8: `avatar`), or with `remove` none. */
export const setAvatar = operation({
  name: "account/set-avatar",
  summary: "Changes or takes away one's own picture.",
  who: "member",
  changes: true,
  transaction: "own",
  input: z.object({ avatar: file, remove: yesField, ...cropFields }),
  answers: z.null(),
  limit: [
    { times: 10, seconds: 60 },
    { times: 60, seconds: 3_600 },
  ],
  async handle({ avatar, remove, ...crop }, { house, person }) {
    const { uploads } = house;
    if (remove) {
      const before = await storePicture(house.db, person.id, null);
      if (before !== null) await dropPicture(uploads, before);
      return success(null);
    }
    if (!avatar) return failure("invalid", problem, { avatar: "Choose a picture" });
    const wrong = fileProblem({ name: avatar.name, size: avatar.bytes.byteLength });
    if (wrong) return failure("invalid", problem, { avatar: wrong });
    const wanted = { least: leastOfGuide, shape: leastOfGuide, crop };
    const made = await takePicture(uploads, "avatars", avatar.bytes, wanted);
    if (!made.ok) return { ...made, fields: { avatar: made.reason } };
    const name = made.value;
    try {
      const before = await storePicture(house.db, person.id, name);
      if (before !== null) await dropPicture(uploads, before);
    } catch (error) {
      await dropPicture(uploads, name);
      throw error;
    }
    return success(null);
  },
});
