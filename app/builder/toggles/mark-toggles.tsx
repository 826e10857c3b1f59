import { Bookmark, Ellipsis, Heart, LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { useLatest } from "#app/ui/button-state.ts";
import { sayings } from "../personalise/sayings.ts";
import { timings } from "../queue/call-queue.ts";
import { usePageQueue } from "../queue/page-queue.tsx";
import { openToggle, type Toggle } from "./toggle.ts";

type Said = { favourite: "yes" | "no"; wish_list: "yes" | "no" };
type Props = { of: Subject; name: string; said: Said };

/** What a member says of a thing of a list at a click: a favourite, a wish; and the way to all else (builder.md, 2 and 4). */
export function MarkToggles({ of, name, said }: Props) {
  return (
    <span className="needs-script relative z-1 -ml-2 flex items-center">
      <MarkToggle kind="favourite" of={of} name={name} on={said.favourite === "yes"} />
      <MarkToggle kind="wish_list" of={of} name={name} on={said.wish_list === "yes"} />
      <button type="button" data-personalise={oidOf(of)} className="button button-icon text-muted hover:bg-raised">
        <Ellipsis size={20} aria-hidden="true" />
        <span className="sr-only">Personalise: {name}</span>
      </button>
    </span>
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
      type="button"
      className="button button-icon relative text-muted hover:bg-raised"
      aria-pressed={shown.on}
      aria-disabled={shown.phase !== "free"}
      aria-busy={sending}
      onClick={() => void hand.press()}
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
