import { useNavigation } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { UploadedPicture } from "#app/ui/cards.ts";
import { ErrorSummary } from "#app/ui/form.ts";
import { pictureNamed } from "#app/uploads/upload-href.ts";
import { DeclaredFields, type Refused } from "./photograph-fields.tsx";
import type { PhotographTold } from "./photograph-operations.server.ts";

const statusWords: Record<PhotographTold["status"], string> = {
  shown: "On the page",
  away: "Taken off the page",
  refused: "Taken away with its files",
};

/** One of an entry's photographs: what is said of it, what became of it, and what can be done. */
export function GivenPhotograph({ photograph, refused }: { photograph: PhotographTold; refused: Refused | null }) {
  const { id, src, caption, credit, source, licence, status, reason, sent, decided } = photograph;
  const { width, height } = (src && pictureNamed(src)) || { width: 1_200, height: 900 };
  const { state } = useNavigation();
  const { locale } = useReader();
  const number = <input type="hidden" name="photograph" value={id} />;
  return (
    <article className="card overflow-hidden" aria-label={caption}>
      {src ? (
        <UploadedPicture
          href={src}
          alt={caption}
          {...{ width, height }}
          sizes="(min-width: 64rem) 34rem, 92vw"
          className="mx-auto h-auto max-h-96 w-auto max-w-full"
        />
      ) : null}
      <div className="px-5 py-4">
        <p className="font-semibold">{statusWords[status]}</p>
        <p className="wrap-anywhere">{caption}</p>
        <p className="wrap-anywhere text-muted">
          {credit} · {licence} · {source}
        </p>
        <p className="text-muted text-sm">
          Put there on {showDay(sent, locale)}
          {decided && (status !== "shown" || decided.at !== sent)
            ? `, last changed on ${showDay(decided.at, locale)}`
            : ""}
          {decided?.by ? ` by ${decided.by}` : ""}
        </p>
        {reason ? <p className="wrap-anywhere mt-2 whitespace-pre-line">“{reason}”</p> : null}
        {status === "refused" ? null : (
          <form method="post" action="?" className="mt-3">
            {number}
            <button
              type="submit"
              name="intent"
              value={status === "shown" ? "take-away" : "bring-back"}
              className="button button-quiet"
              disabled={state !== "idle"}
            >
              {status === "shown" ? "Take it off the page" : "Bring it back"}
              <span className="sr-only">: {caption}</span>
            </button>
          </form>
        )}
        {status === "refused" ? null : (
          <details className="mt-2" open={refused !== null && Object.keys(refused.errors).length > 0}>
            <summary className="flex min-h-11 cursor-pointer items-center underline">
              Change what is said of it<span className="sr-only">: {caption}</span>
            </summary>
            <form method="post" action="?" noValidate className="mt-2">
              <ErrorSummary errors={refused?.errors ?? {}} attempt={refused} prefix={`p${id}-`} />
              {number}
              <DeclaredFields
                typed={refused?.typed ?? { caption, credit, source, licence }}
                errors={refused?.errors ?? {}}
                prefix={`p${id}-`}
              />
              <button
                type="submit"
                name="intent"
                value="declare"
                className="button button-quiet"
                disabled={state !== "idle"}
              >
                Store it
              </button>
            </form>
          </details>
        )}
      </div>
    </article>
  );
}
