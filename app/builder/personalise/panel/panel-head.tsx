import { Img, unbroken, washOf } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { Personalised } from "../answer.server.ts";

/** What it is: its picture, how the site rates it, what is said of it, and the ways on. */
export function PanelHead({ shown }: { shown: Personalised }) {
  const { image, colour, facts, rating, engagement, comments_href, edit_href, version_href, href } = shown;
  const { comments_count: count } = engagement;
  return (
    <div className="flex gap-4">
      {image ? (
        <div className="wash h-28 w-24 shrink-0 overflow-hidden rounded-xl" style={washOf(colour)}>
          <Img src={image} alt="" width={96} height={112} className="size-full object-contain" />
        </div>
      ) : null}
      <div className="min-w-0">
        <img src="/favicon.svg" alt="Jigger" width={20} height={20} className="mb-1" />
        {facts ? <p className="text-muted">{unbroken(facts)}</p> : null}
        {rating !== null && rating > 1 ? <Stars value={rating} label="The site’s rating:" /> : null}
        <p className="flex flex-wrap gap-x-4">
          <A to={href} className="text-link inline-flex min-h-11 items-center">
            Open the page
          </A>
          {comments_href ? (
            <A to={comments_href} className="text-link inline-flex min-h-11 items-center">
              {count === 0 ? "Comments" : count === 1 ? "1 comment" : `${count} comments`}
            </A>
          ) : null}
          {edit_href ? (
            <A to={edit_href} className="text-link inline-flex min-h-11 items-center">
              Edit your recipe
            </A>
          ) : null}
          {version_href ? (
            <A to={version_href} className="text-link inline-flex min-h-11 items-center">
              Write your own version
            </A>
          ) : null}
        </p>
      </div>
    </div>
  );
}
