import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { oidOf, type Subject } from "#app/kit/subject.ts";

type Props = { subject: Subject; name: string; className: string };

/**
 * To all that a person can say of a subject, on a page of its own; with a script a dialog opens in its place
 * (app/builder/personalise-door.tsx hears of `data-personalise`). A form, since the page is nobody's but its reader's: what
 * follows links through the guide does not come there.
 */
export function PersonaliseForm({ subject, name, className }: Props) {
  const local = useLocalPath();
  return (
    <form method="get" action={local("/your/personalise")} className="contents">
      <input type="hidden" name="of" value={oidOf(subject)} />
      <button type="submit" data-personalise={oidOf(subject)} className={className}>
        <span>
          Personalise<span className="sr-only">: {name}</span>
        </span>
      </button>
    </form>
  );
}

/** The same on a card of a list, where it needs a script; for members, above the link that the whole card is. */
export function PersonaliseCorner({ subject, name }: { subject: Subject; name: string }) {
  return (
    <button type="button" data-personalise={oidOf(subject)} className="card-corner">
      <span aria-hidden="true">…</span>
      <span className="sr-only">Personalise: {name}</span>
    </button>
  );
}
