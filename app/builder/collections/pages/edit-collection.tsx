import { Check, Field } from "#app/ui/form.ts";
import { PictureChoice } from "../../pictures/picture-choice.tsx";

type Props = {
  collection: {
    name: string;
    is_public: string;
    is_gratis: string;
    is_base_collection: string;
    picture: string | null;
  };
  /** An editor may offer it to members without premium. */
  editor: boolean;
  /** What is wrong with the picture that was sent, and with the name. */
  errors: { image: string; wrong: string } | undefined;
};

/** What is said of a collection, and the way to delete it. */
export function EditCollection({ collection, editor, errors }: Props) {
  const { name, is_public, is_gratis, is_base_collection, picture } = collection;
  return (
    <section id="edit" className="grid max-w-xl scroll-mt-24 gap-6">
      <form method="post" encType="multipart/form-data" className="card p-5">
        <h2 className="mb-4 text-2xl">Edit it</h2>
        <input type="hidden" name="intent" value="edit" />
        <Field
          name="name"
          label="Name"
          required
          maxLength={80}
          defaultValue={name}
          error={errors?.wrong || undefined}
        />
        <PictureChoice
          key={picture}
          present={picture}
          error={errors?.image || undefined}
          hint="A jpg, png, webp or gif. Without one its cover is drawn from what is in it."
        />
        <Check
          name="is_public"
          label="Public: whoever has its address can read it and its menu, and it stands on your profile where you show one"
          value="yes"
          defaultChecked={is_public === "yes"}
        />
        {editor ? (
          <Check
            name="gratis"
            label="Offered to members without premium"
            value="yes"
            defaultChecked={is_gratis === "yes"}
          />
        ) : null}
        <button type="submit" className="button button-main mt-4">
          Save
        </button>
      </form>
      {is_base_collection === "yes" ? (
        <p className="text-muted">This is your base collection, which is always there.</p>
      ) : (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
            Delete this collection
          </summary>
          <form method="post" className="mt-2">
            <input type="hidden" name="intent" value="delete" />
            <button type="submit" className="button button-quiet text-bad">
              Yes, delete it
            </button>
          </form>
        </details>
      )}
    </section>
  );
}
