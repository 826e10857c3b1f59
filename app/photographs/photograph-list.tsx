import { UploadedPicture } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { pictureNamed } from "#app/uploads/upload-href.ts";
import { altOf, type Photograph } from "./photographs.ts";

/**
 * The photographs of an entry with their names and licences: the guide's own large and in their own shape, readers' below them in
 * squares.
 */
export function PhotographList({ photographs, name }: { photographs: readonly Photograph[]; name: string }) {
  const [own, readers] = [photographs.filter(({ source }) => source), photographs.filter(({ source }) => !source)];
  return (
    <>
      {own.length > 0 ? (
        <ul className="mb-5 grid max-w-2xl gap-6">
          {own.map((one) => {
            const { width, height } = pictureNamed(one.src) ?? { width: 1_200, height: 900 };
            return (
              <li key={one.id} className="min-w-0">
                <figure>
                  <UploadedPicture
                    href={one.src}
                    alt={one.caption}
                    width={width}
                    height={height}
                    sizes="(min-width: 48rem) 42rem, 92vw"
                    className="h-auto max-h-[36rem] w-auto max-w-full rounded-2xl"
                  />
                  <Credit photograph={one} />
                </figure>
              </li>
            );
          })}
        </ul>
      ) : null}
      {readers.length > 0 ? (
        <ul className="mb-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {readers.map((one) => (
            <li key={one.id} className="min-w-0">
              <figure>
                <UploadedPicture
                  href={one.src}
                  alt={altOf(one, name)}
                  width={500}
                  height={500}
                  sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 30vw, 46vw"
                  className="aspect-square h-auto w-full rounded-2xl object-cover"
                />
                <Credit photograph={one} />
              </figure>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Credit({ photograph }: { photograph: Photograph }) {
  const { caption, by, profile_href, licence, licence_href, source } = photograph;
  return (
    <figcaption className="wrap-break-word mt-2 text-sm">
      {caption ? <span className="block">{caption}</span> : null}
      <span className="text-muted">
        {source ? "Photograph: " : null}
        {profile_href ? (
          <A to={profile_href} className="underline">
            {by}
          </A>
        ) : (
          by
        )}
        {" · "}
        {licence_href ? (
          <a href={licence_href} rel="license noreferrer" className="whitespace-nowrap underline">
            {licence}
          </a>
        ) : (
          licence
        )}
        {source ? " · " : null}
        {source?.href ? (
          <a href={source.href} rel="nofollow noreferrer" className="underline">
            {new URL(source.href).hostname.replace(/^www\./, "")}
          </a>
        ) : (
          source?.text
        )}
      </span>
    </figcaption>
  );
}
