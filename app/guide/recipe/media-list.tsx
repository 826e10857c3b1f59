import { Play } from "lucide-react";
import { useState } from "react";
import type { Media } from "#app/kit/subject.ts";
import { PhotographList } from "#app/photographs/photograph-list.tsx";
import { type Photograph, photographsPath } from "#app/photographs/photographs.ts";
import { UploadedPicture } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";

/** `photographs` is null where nobody sends any. */
type Props = { media: Media[]; photographs: Photograph[] | null; id: number; name: string };

/**
 * What people show of a drink beside its drawing: its writer's picture, a film that nothing is asked of before it is played, and
 * photographs with the names of those who took them: the guide's own, and readers'.
 */
export function MediaList({ media, photographs, ...rest }: Props) {
  return (
    <>
      {media.length > 0 ? <OfWriter media={media} /> : null}
      {photographs ? <Photographs photographs={photographs} {...rest} /> : null}
    </>
  );
}

function Photographs({ photographs, id, name }: { photographs: Photograph[]; id: number; name: string }) {
  const path = photographsPath({ link_table: "cocktails", link_id: id });
  return (
    <section id="photographs" aria-labelledby="photographs-title" className="mt-10 print:hidden">
      <h2 id="photographs-title" className={photographs.length > 0 ? "mb-3 text-h2" : "sr-only"}>
        {photographs.some(({ source }) => source) ? "Photographs" : "As readers made it"}
      </h2>
      <PhotographList photographs={photographs} name={name} />
      <p>
        <A to={path} rel="nofollow" className="text-link">
          Send your photograph of it
        </A>
      </p>
    </section>
  );
}

function OfWriter({ media }: { media: Media[] }) {
  return (
    <section aria-label="From its writer" className="mt-8 grid max-w-xl gap-6 print:hidden">
      {media.map((one) =>
        one.type === "image" ? (
          <figure key={one.src}>
            <UploadedPicture
              href={one.src}
              alt={one.alt}
              width={512}
              height={768}
              sizes="24rem"
              className="max-h-[36rem] w-auto max-w-full rounded-2xl"
            />
          </figure>
        ) : (
          <Film key={one.src} film={one} />
        ),
      )}
    </section>
  );
}

/** A film of another site, which is asked for it by a click and not before; without a script it is a link. */
function Film({ film }: { film: Extract<Media, { type: "youtube-video" }> }) {
  const [plays, setPlays] = useState(false);
  if (plays) {
    return (
      <iframe
        src={film.src}
        title={`${film.name}, a film`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-2xl border-0"
      />
    );
  }
  return (
    <div className="panel grid aspect-video content-center justify-items-center gap-3 px-5 text-center">
      <button type="button" className="button button-main needs-script" onClick={() => setPlays(true)}>
        <Play size={20} aria-hidden="true" /> Play the film
      </button>
      <a href={film.href} rel="noreferrer nofollow ugc" className="button button-main without-script">
        See the film at YouTube
      </a>
      <p className="text-muted">
        It comes from YouTube, which is asked for nothing before you play it, and learns then that you watch it.
      </p>
    </div>
  );
}
