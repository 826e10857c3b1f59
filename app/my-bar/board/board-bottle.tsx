import { useState } from "react";
import { useStillLike } from "#app/i18n/still.tsx";
import { Picture } from "#app/ui/cards.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { BarItem } from "../bar-types.ts";
import { OwnedItemCard } from "./item-card.tsx";

/**
 * A bottle on the board that a bar is on a phone: what it is and in how many drinks; a tap opens all that its card says and
 * does. Without a script the card itself stands there.
 */
export function BoardBottle({ item, listId }: { item: BarItem; listId: string }) {
  const [open, setOpen] = useState(false);
  const { display_name: name, cocktail_count: count, level } = item;
  const out = level === "out";
  const inside = useStillLike(item, "bottle", () => (
    <>
      <span className="relative mb-1 block">
        <Picture src={item.image} wash={item.colour} className={`h-20 w-16 rounded-lg p-1 ${out ? "grayscale" : ""}`} />
        <Badge>{out ? "Out" : level === "low" ? "Low" : count > 0 ? String(count) : null}</Badge>
        {item.new && item.in_bar ? (
          <span className="absolute bottom-0 left-0 rounded-tr-lg rounded-bl-lg bg-good px-1.5 text-xs font-semibold text-surface">
            New
          </span>
        ) : null}
      </span>
      <span className="line-clamp-3 w-full text-[0.8125rem] leading-tight hyphens-auto wrap-break-word">{name}</span>
      <span className="sr-only">{out ? "" : `, in ${count === 1 ? "1 drink" : `${count} drinks`} you can make`}</span>
    </>
  ));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex h-full w-full flex-col items-center rounded-lg px-0.5 pt-1 pb-2 text-center"
        onClick={() => setOpen(true)}
        {...inside}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={name} place="foot">
        {open ? (
          <ul>
            <OwnedItemCard item={item} listId={listId} onAsk={() => setOpen(false)} />
          </ul>
        ) : null}
      </Dialog>
    </>
  );
}

function Badge({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <span
      aria-hidden={/^\d/.test(children)}
      className="absolute -top-1 -right-2 min-w-6 rounded-full border border-edge bg-surface px-1.5 text-xs leading-6 font-semibold tabular-nums"
    >
      {children}
    </span>
  );
}
