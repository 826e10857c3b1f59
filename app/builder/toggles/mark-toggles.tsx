import { Bookmark, Ellipsis, Heart, LoaderCircle } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { useLatest } from "#app/ui/button-state.ts";
import { sayings } from "../personalise/sayings.ts";
import { timings } from "../queue/call-queue.ts";
import { usePageQueue } from "../queue/page-queue.tsx";
import { openToggle, type Toggle } from "./toggle.ts";

type Said = { favourite: "yes" | "no"; wish_list: "yes" | "no" };
type Props = { of: Subject; name: string; said: Said };

const personalisePath = "/your/personalise";

/**
 * What a member says of a thing of a list at a click: a favourite, a wish; and the way to all else (builder.md, 2 and 4). A form
 * that the personalise page answers, which then leads back to the thing's place in the list; with a script nothing is sent by it.
 */
export function MarkToggles({ of, name, said }: Props) {
  const local = useLocalPath();
  const { pathname, search } = useLocation();
  // The same thing may stand in two lists of a page.
  const place = useId();
  return (
    <form
      method="post"
      action={local(`${personalisePath}?of=${oidOf(of)}`)}
      id={place}
      aria-label={`What you say of ${name}`}
      className="relative z-1 -ml-2 flex scroll-mt-40 items-center"
    >
      <input type="hidden" name="return" value={local(`${pathname}${search}#${place}`)} />
      <MarkToggle kind="favourite" of={of} name={name} on={said.favourite === "yes"} />
      <MarkToggle kind="wish_list" of={of} name={name} on={said.wish_list === "yes"} />
      <button
        type="submit"
        formMethod="get"
        formAction={local(personalisePath)}
        name="of"
        value={oidOf(of)}
        data-personalise={oidOf(of)}
        className="button button-icon text-muted hover:bg-raised"
      >
        <Ellipsis size={20} aria-hidden="true" />
        <span className="sr-only">Personalise: {name}</span>
      </button>
    </form>
  );
}

const kinds = {
  favourite: { sign: Heart, is: "Favourite", add: "Make it a favourite", take: "No longer a favourite", slow: false },
  wish_list: { sign: Bookmark, is: "Wish list", add: "To the wish list", take: "Off the wish list", slow: true },
} as const;

type ToggleProps = { kind: keyof typeof kinds; of: Subject; name: string; on: boolean };

function MarkToggle({ kind, of, name, on }: ToggleProps) {
  const { sign: Sign, is, add, take, slow } = kinds[kind];
  const page = usePageQueue();
  const latest = useLatest({ page, of });
  const [shown, show] = useState<Toggle>({ on, phase: "free", preview: false });
  const [hand] = useState(() =>
    openToggle({
      ...{ on, slow, show },
      async send(wanted) {
        const { page, of } = latest.current;
        const { task, params, about } = sayings[kind](of, wanted);
        const answer = await page.queue().add({ task, params }, timings.quiet, about);
        return answer.status === "ok" ? answer.response[kind] === "yes" : null;
      },
      fail: () => latest.current.page.fail(),
    }),
  );
  useEffect(() => hand.follow(on), [hand, on]);
  useEffect(() => hand.stop, [hand]);
  const sending = shown.phase === "sending";
  const going = shown.on ? "Removing…" : "Adding…";
  return (
    <button
      type="submit"
      name="intent"
      value={`${kind}:${shown.on ? "no" : "yes"}`}
      className="button button-icon relative text-muted hover:bg-raised"
      aria-pressed={shown.on}
      aria-disabled={shown.phase !== "free"}
      aria-busy={sending}
      onClick={(event) => {
        event.preventDefault();
        void hand.press();
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") hand.over();
      }}
      onPointerLeave={hand.out}
    >
      {sending ? (
        <LoaderCircle size={20} aria-hidden="true" className="motion-safe:animate-spin" />
      ) : (
        <Sign size={20} aria-hidden="true" className={shown.on !== shown.preview ? "fill-accent text-accent" : ""} />
      )}
      <span className="sr-only">
        {sending ? `${going} ` : ""}
        {is}: {name}
      </span>
      {shown.preview || sending ? (
        <span aria-hidden="true" className="toggle-tip">
          {sending ? going : shown.on ? take : add}
        </span>
      ) : null}
    </button>
  );
}
