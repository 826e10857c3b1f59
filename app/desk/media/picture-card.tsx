import { Fragment } from "react";
import { Form, useNavigation } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { UploadedPicture } from "#app/ui/cards.ts";
import { TextArea } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import type { PictureTold } from "./media-operations.server.ts";

const seenWords: Record<string, string> = {
  everybody: "Seen by everybody",
  editors: "Waits for an editor",
  sender: "Seen by its sender only",
};

type Props = { picture: PictureTold; refused: { reason: string; error: string | undefined } | null };

/** One picture that somebody sent, what is known of it, and the way to take it away. */
export function PictureCard({ picture, refused }: Props) {
  const { name, src, kind, what, by, sent, size, kilobytes, href, seen } = picture;
  const { state } = useNavigation();
  const { locale } = useReader();
  return (
    <article className="card h-full overflow-hidden" aria-label={`${what}, ${kind}`}>
      <UploadedPicture
        href={src}
        alt={`${what}, sent by ${by.split(",")[0]}`}
        width={440}
        height={330}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw"
        className="aspect-[4/3] h-auto w-full bg-raised object-cover"
      />
      <div className="px-5 py-4">
        <p className="eyebrow mb-1">{kind}</p>
        <p className="wrap-anywhere font-semibold">
          {href ? (
            <A to={href} className="text-link">
              {what}
            </A>
          ) : (
            what
          )}
        </p>
        <p className="wrap-anywhere text-muted">By {by}</p>
        <p className="text-muted text-sm">
          {[
            seenWords[seen],
            sent ? `sent on ${showDay(sent, locale)}` : null,
            size,
            `${kilobytes.toLocaleString("en-GB")} kB`,
          ]
            .filter((one) => one !== null)
            .map((one, place) => (
              <Fragment key={one}>
                {place > 0 ? " · " : ""}
                <span className="whitespace-nowrap">{one}</span>
              </Fragment>
            ))}
        </p>
        <details className="mt-2" open={refused !== null}>
          <summary className="flex min-h-11 cursor-pointer items-center underline">
            Take it away<span className="sr-only">: {what}</span>
          </summary>
          <Form method="post" noValidate className="mt-2">
            <input type="hidden" name="name" value={name} />
            <TextArea
              name="reason"
              id={`reason-${name.replace(/\W/g, "-")}`}
              rows={3}
              label="Why"
              hint="It is mailed to whoever sent it, as you write it. The files cannot be brought back."
              defaultValue={refused?.reason}
              error={refused?.error}
            />
            <button type="submit" className="button button-quiet" disabled={state !== "idle"}>
              Take it away and tell them
            </button>
          </Form>
        </details>
      </div>
    </article>
  );
}
