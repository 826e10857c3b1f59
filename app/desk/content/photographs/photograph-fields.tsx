import { useNavigation } from "react-router";
import { licences, longestCaption, longestCredit, longestSource } from "#app/photographs/photographs.ts";
import { ErrorSummary, Field, PictureInput, Select, useChosenPicture } from "#app/ui/form.ts";
import { leastOfGuide } from "#app/uploads/image-rules.ts";

export type DeclaredText = { caption: string; credit: string; source: string; licence: string };
/** A form that was not accepted; `photograph` is the number of the one that it was about, empty of a new one. */
export type Refused = { reason: string; errors: Record<string, string>; photograph: string; typed: DeclaredText };

/** Gives an entry a photograph. With a script the file is looked at before it is sent; without, the server says what is wrong. */
export function PhotographFields({ refused }: { refused: Refused | null }) {
  const errors = refused?.errors ?? {};
  const { problem, look } = useChosenPicture(errors.image);
  const { state } = useNavigation();
  return (
    <form method="post" action="?" encType="multipart/form-data" noValidate aria-labelledby="give-title">
      <h2 id="give-title" className="mb-3 text-h2">
        Give it one
      </h2>
      <ErrorSummary errors={{ ...errors }} attempt={refused} />
      <PictureInput
        label="The photograph"
        hint={`A .jpg or .png, at least ${leastOfGuide.width} px wide and ${leastOfGuide.height} px tall, 15 MB at most. All of it is shown; where and with what it was taken is not kept.`}
        className="mb-5"
        {...{ problem, look }}
      />
      <DeclaredFields typed={refused?.typed ?? null} errors={errors} prefix="" />
      <button type="submit" name="intent" value="add" className="button button-main mt-2" disabled={state !== "idle"}>
        Put it on the page
      </button>
    </form>
  );
}

type Props = { typed: DeclaredText | null; errors: Readonly<Record<string, string>>; prefix: string };

/** What is declared of a photograph; `prefix` begins the ids of its fields, where a page has them several times. */
export function DeclaredFields({ typed, errors, prefix }: Props) {
  return (
    <>
      <Field
        name="caption"
        id={`${prefix}caption`}
        label="What one sees"
        hint="It stands below the picture, and is read out to those who do not see it."
        maxLength={longestCaption}
        defaultValue={typed?.caption}
        error={errors.caption}
      />
      <Field
        name="credit"
        id={`${prefix}credit`}
        label="Who made it"
        maxLength={longestCredit}
        defaultValue={typed?.credit}
        error={errors.credit}
      />
      <Field
        name="source"
        id={`${prefix}source`}
        label="Where it comes from"
        hint="The address of the page where it was found, or in words, as “taken for the guide”."
        maxLength={longestSource}
        defaultValue={typed?.source}
        error={errors.source}
      />
      <Select
        name="licence"
        id={`${prefix}licence`}
        label="Licence"
        hint="What its source says. “With permission” where whoever made it has allowed the guide to show it."
        options={Object.keys(licences)}
        defaultValue={typed?.licence}
        error={errors.licence}
      />
    </>
  );
}
