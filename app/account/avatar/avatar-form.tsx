import { CropChoice, ErrorSummary, FieldError, useChosenPicture } from "#app/ui/form.ts";
import { imageRules, leastOfGuide } from "#app/uploads/image-rules.ts";
import { Avatar } from "../avatar-picture.tsx";
import type { Rejected } from "../update/intents.ts";

type Props = { picture: string | null; name: string; rejected: Rejected | null };

/**
 * Choosing one's picture (guide.md, 5). With a script the file is looked at before it is sent, and a part of it chosen; without,
 * the server says what is wrong, and takes the middle.
 */
export function AvatarForm({ picture, name, rejected }: Props) {
  const before = rejected?.errors.avatar ?? rejected?.errors.form;
  const { chosen, problem: error, look } = useChosenPicture(before);

  return (
    <>
      {rejected && error ? <ErrorSummary errors={{ avatar: error }} attempt={rejected} prefix="avatar-" /> : null}
      <form method="post" action="?#avatar" encType="multipart/form-data" noValidate>
        <input type="hidden" name="intent" value="avatar" />
        <div className="flex flex-wrap items-start gap-5">
          {chosen ? null : <Avatar picture={picture} name={name} size={96} />}
          <div className="min-w-0 flex-1 basis-60">
            <label htmlFor="avatar-avatar" className="mb-1 block font-semibold">
              {picture ? "Another picture" : "Your picture"}
            </label>
            <p id="avatar-hint" className="mb-2 text-muted">
              A .jpg or .png, at least {leastOfGuide.width} px wide and {leastOfGuide.height} px tall, 15 MB at most.
            </p>
            <div aria-live="polite">
              <FieldError id="avatar-error" error={error} />
            </div>
            <input
              id="avatar-avatar"
              name="avatar"
              type="file"
              accept={imageRules.accept}
              className="input file:mr-4 file:cursor-pointer file:rounded-full file:border file:border-edge file:bg-transparent file:px-4 file:font-semibold"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "avatar-hint avatar-error" : "avatar-hint"}
              onChange={(event) => void look(event.currentTarget)}
            />
          </div>
        </div>
        {chosen ? <CropChoice picture={chosen} shape={leastOfGuide} round /> : null}
        <p className="mt-5 flex flex-wrap gap-3">
          <button type="submit" className="button button-main">
            Save your picture
          </button>
          {picture ? (
            <button type="submit" name="remove" value="yes" className="button button-quiet">
              Take your picture away
            </button>
          ) : null}
        </p>
      </form>
    </>
  );
}
