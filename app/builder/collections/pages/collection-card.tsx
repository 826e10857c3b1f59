import { Cover } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import type { Listed } from "../collection-tasks.server.ts";

type Props = { collection: Listed /** A radio to choose it by. */; choice?: boolean };

/** A collection in a list: its cover is drawn from the first of its drinks. */
export function CollectionCard({ collection, choice = false }: Props) {
  const {
    name,
    href,
    edit_href,
    image,
    picture,
    item_count: count,
    is_public,
    is_base_collection,
    disabled,
    id_encoded,
    chosen,
  } = collection;
  const Heading = choice ? "h3" : "h2";
  return (
    <li className="card overflow-hidden has-[:checked]:border-accent">
      <Cover images={image} picture={picture} />
      <div className="min-w-0 flex-1 p-4">
        <Heading className="text-xl wrap-anywhere">
          <A to={href} className="hover:underline">
            {name}
          </A>
        </Heading>
        <p className="text-muted">
          {count === 1 ? "1 item" : `${count} items`}
          {is_base_collection === "yes" ? " · your base collection" : ""}
          {is_public === "yes" ? " · public" : ""}
        </p>
        {choice ? (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="id"
              value={id_encoded}
              className="size-5"
              defaultChecked={chosen === "yes"}
              required
            />
            {chosen === "yes" ? "Yours" : "This one"}
            <span className="sr-only">: {name}</span>
          </label>
        ) : disabled === "yes" ? null : (
          <A to={edit_href} className="button button-quiet mt-2">
            Edit<span className="sr-only">: {name}</span>
          </A>
        )}
      </div>
    </li>
  );
}
