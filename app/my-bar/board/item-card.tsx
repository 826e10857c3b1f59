import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CardRow } from "#app/ui/cards.ts";
import { ChangeForm } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import type { BarItem } from "../bar-types.ts";
import { useChanges } from "../changes/changes.tsx";
import { LevelChoice } from "../levels/level-choice.tsx";
import { BarMark } from "../marked/bar-mark.tsx";
import { PlainRemoval } from "./plain-removal.tsx";

type Props = {
  item: BarItem;
  className?: string;
  /** What stands in it follows from the item alone: then its text is repeated from visit to visit. */
  still?: boolean;
  level?: ReactNode;
  again?: ReactNode;
  children?: ReactNode;
};

/** A bottle or ingredient: its drawing, what it is, what it is good for, and what the person says of it. */
export function ItemCard({ item, className = "", still = false, level, again, children }: Props) {
  const { link_table, link_id, display_name: name } = item;
  const subject = { link_table, link_id };
  return (
    <CardRow
      item={`${link_table}:${link_id}`}
      image={item.image}
      colour={item.colour}
      name={name}
      faded={item.level === "out"}
      tag={
        <>
          {item.new && item.in_bar ? <span className="text-sm font-semibold text-good">New</span> : null}
          {level}
        </>
      }
      place="foot"
      className={className}
      said={still ? item : undefined}
      actions={
        <>
          <BarMark kind="favourite" subject={subject} name={name} on={item.favourite.is_favourite === "yes"} />
          <BarMark kind="wish" subject={subject} name={name} on={item.contact_engagement.wish_list === "yes"} />
          {children}
        </>
      }
    >
      <p className="text-muted wrap-break-word">
        {link_table === "spiritbrands" ? item.ingredient.displayName : item.type}
      </p>
      {item.level === "out" ? (
        <>
          <p className="py-0.5">Out: nothing counts with it</p>
          {again}
        </>
      ) : (
        <GoodFor item={item} />
      )}
    </CardRow>
  );
}

/** How many drinks that can be made it goes into; where there are none, how many with substitutes. */
function GoodFor({ item }: { item: BarItem }) {
  const { cocktail_count: count, recipes_href: href, ingredient } = item;
  const loose = ingredient.cocktail_count_with_alt;
  const drinks = (number: number) => (number === 1 ? "1 drink" : `${number} drinks`);
  if (count > 0) {
    return (
      <A to={href} className="text-link py-0.5">
        in {drinks(count)} you can make
      </A>
    );
  }
  if (loose === 0) return <p className="py-0.5 text-muted">in no drink you can make yet</p>;
  return (
    <A to={`${href}&allow_alt_ingredients=1`} className="text-link py-0.5">
      in {drinks(loose)} with substitutes
    </A>
  );
}

type Owned = {
  item: BarItem;
  listId: string;
  className?: string /** Hears that its removal is asked about. */;
  onAsk?(): void;
};

/** A card of the bar itself, which goes as soon as its removal is confirmed. */
export function OwnedItemCard({ item, listId, className = "", onAsk }: Owned) {
  const changes = useChanges();
  const [gone, setGone] = useState(false);
  const { display_name: name, my_bar_item_id: id, level } = item;
  if (gone) return null;
  if (id === null) return <ItemCard item={item} className={className} />;
  function ask(id: number) {
    onAsk?.();
    changes.askRemoval({
      id,
      name,
      subject: { link_table: item.link_table, link_id: item.link_id, ...(level ? { level } : {}) },
      onConfirm: () => setGone(true),
      onFail: () => setGone(false),
      onUndone: () => setGone(false),
      // The button that had the focus went with its card, or the bottle that the dialog gave it back to, with the next drawing.
      onDone: () => requestAnimationFrame(() => requestAnimationFrame(() => isFocusLost() && focusOn(listId))),
    });
  }
  return (
    <ItemCard
      item={item}
      className={className}
      still
      level={level === null ? null : <LevelChoice id={id} name={name} level={level} />}
      again={<HaveAgain id={id} name={name} />}
    >
      <button
        type="button"
        className="button needs-script px-3 text-muted hover:bg-raised hover:text-ink"
        title="Remove"
        onClick={() => ask(id)}
      >
        <Trash2 size={20} aria-hidden="true" />
        <span className="sr-only">Remove: {name}</span>
      </button>
      <PlainRemoval id={id} name={name} />
    </ItemCard>
  );
}

const isFocusLost = () => document.activeElement === document.body;
const focusOn = (id: string) => document.getElementById(id)?.focus();

/** Fills up again what was out. */
function HaveAgain({ id, name }: { id: number; name: string }) {
  const changes = useChanges();
  const fields = { id, level: "full" };
  async function send() {
    if (await changes.change("level", fields)) changes.say(`${name} counts again`);
  }
  return (
    <ChangeForm intent="level" fields={fields} onSend={send} className="mt-1">
      <button type="submit" className="button button-quiet px-3">
        <span>
          Have it again<span className="sr-only">: {name}</span>
        </span>
      </button>
    </ChangeForm>
  );
}
