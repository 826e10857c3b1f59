import { Play } from "lucide-react";
import { useState } from "react";
import type { Media } from "#app/kit/subject.ts";
import { Img } from "#app/ui/cards.ts";

/** What the writer of a recipe shows of it: their picture, and a film that nothing is asked of before it is played. */
export function MediaList({ media }: { media: Media[] }) {
  if (media.length === 0) return null;
  return (
    <section aria-label="From its writer" className="mt-8 grid max-w-xl gap-6 print:hidden">
      {media.map((one) =>
        one.type === "image" ? (
          <figure key={one.src}>
            <Img
              src={one.src}
              alt={one.alt}
              width={512}
              height={768}
              loading="lazy"
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
