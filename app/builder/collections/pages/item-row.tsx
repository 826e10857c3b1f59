import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { CardRow, unbroken } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { rowMark } from "#app/ui/list.ts";
import { ConfirmOnce, noteConfirmed } from "../../lists/confirm-once.tsx";
import type { Item } from "../collection-tasks.server.ts";

type Props = {
  item: Item;
  place: number;
  last: boolean;
  mine: boolean;
  ordered: boolean;
  /** The button that put it here a moment ago: the focus stays with it. */
  moved: "up" | "down" | null;
  /** What it is carried by, with a mouse or a finger. */
  handle: ComponentProps<"span">;
  carried: boolean;
};

/** Something in a collection: its place, what the menu says of it, and the way out. */
export function ItemRow({ item, place, last, mine, ordered, moved, handle, carried }: Props) {
  const { display_name: name, facts, teaser, price, note } = item;
  return (
    <CardRow
      item={item.id}
      mark={rowMark(item.id)}
      className={`content-start! items-start! ${carried ? "outline-2 outline-accent" : ""}`}
      image={item.image}
      colour={item.colour}
      name={
        <A to={item.present.href} className="hover:underline">
          {name}
        </A>
      }
      actions={
        mine ? (
          <div className="flex w-full flex-wrap items-center gap-2">
            {ordered ? (
              <>
                <span className="needs-script inline-grid size-11 place-items-center text-muted" {...handle}>
                  <GripVertical size={20} aria-hidden="true" />
                </span>
                <Move item={item} place={place} way="up" disabled={place === 0} focus={moved === "up"} />
                <Move item={item} place={place} way="down" disabled={last} focus={moved === "down"} />
              </>
            ) : null}
            <Words item={item} />
          </div>
        ) : null
      }
    >
      <p className="text-muted">{facts ? unbroken(facts) : teaser}</p>
      {price || note ? (
        <p>
          {price ? <b className="mr-2 tabular-nums">{price}</b> : null}
          {note}
        </p>
      ) : null}
    </CardRow>
  );
}

/** What the menu says of it, and the way out of the collection. */
function Words({ item }: { item: Item }) {
  const { display_name: name, price, note } = item;
  return (
    <details className="ml-auto open:ml-0 open:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
        Edit<span className="sr-only">: {name}</span>
      </summary>
      <Named item={item} intent="word" className="mt-2 flex flex-wrap items-end gap-3">
        <label className="block w-28">
          <span className="mb-1 block font-semibold">Price</span>
          <input name="price" className="input" maxLength={12} defaultValue={price} placeholder="£9" />
        </label>
        <label className="block min-w-0 flex-1 basis-48">
          <span className="mb-1 block font-semibold">Words on the menu</span>
          <input name="note" className="input" maxLength={200} defaultValue={note} />
        </label>
        <button type="submit" className="button button-quiet">
          Save
        </button>
      </Named>
      <RemoveItem item={item} />
    </details>
  );
}

/** Out of the collection: confirmed once a page session (builder.md, 4: Item removal). */
function RemoveItem({ item }: { item: Item }) {
  return (
    <ConfirmOnce
      word="Remove it from the collection"
      yes="Yes, remove it"
      name={item.display_name}
      form={(buttons) => (
        <Named item={item} intent="remove" className="mt-2 flex flex-wrap items-center gap-2" onSubmit={noteConfirmed}>
          {buttons}
        </Named>
      )}
    />
  );
}

type NamedProps = { item: Item; intent: string; className?: string; onSubmit?(): void; children: ReactNode };

function Named({ item, intent, className = "", onSubmit, children }: NamedProps) {
  return (
    <Form method="post" className={className} data-stay="" {...(onSubmit ? { onSubmit } : {})}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="link_table" value={item.link_table} />
      <input type="hidden" name="link_id" value={item.link_id} />
      {children}
    </Form>
  );
}

type MoveProps = { item: Item; place: number; way: "up" | "down"; disabled: boolean; focus: boolean };

function Move({ item, place, way, disabled, focus }: MoveProps) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place asks for the focus anew
  useEffect(() => {
    if (focus) button.current?.focus();
  }, [focus, place]);
  const Arrow = way === "up" ? ArrowUp : ArrowDown;
  return (
    <Named item={item} intent={way}>
      <input type="hidden" name="place" value={place} />
      <button ref={button} type="submit" className="button button-quiet px-3" aria-disabled={disabled}>
        <Arrow size={20} aria-hidden="true" />
        <span className="sr-only">
          Move {item.display_name} {way}
        </span>
      </button>
    </Named>
  );
}
