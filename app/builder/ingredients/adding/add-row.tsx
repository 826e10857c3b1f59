import { Check, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { CardRow } from "#app/ui/cards.ts";
import { titleOfType } from "../categories.ts";
import type { Listed } from "../ingredient-list-task.server.ts";

type Props = { item: Listed; kept: Readonly<Record<string, string>> };

/** An ingredient that may be added; what is there already says so. Once it is added the focus goes on from that. */
export function AddRow({ item, kept }: Props) {
  const { display_name: name, link_table, link_id, in_ingredients, pre_populated_item } = item;
  const there = in_ingredients === "yes";
  const said = useRef<HTMLParagraphElement>(null);
  const before = useRef(there);
  useEffect(() => {
    const added = there && !before.current;
    before.current = there;
    if (added && document.activeElement === document.body) said.current?.focus({ preventScroll: true });
  }, [there]);
  return (
    <CardRow
      item={`${link_table}:${link_id}`}
      image={item.image}
      colour={item.colour}
      name={name}
      className="row-tight"
      actions={there ? null : <Add id={link_id} name={name} kept={kept} />}
    >
      <p ref={said} tabIndex={-1} className={there ? "flex items-center gap-1 text-good" : "text-muted"}>
        {there ? <span className="sr-only">{name}: </span> : null}
        {there ? <Check size={16} aria-hidden="true" /> : null}
        {there ? (pre_populated_item === "yes" ? "From the pantry" : "In your bar") : titleOfType(item.catId)}
      </p>
    </CardRow>
  );
}

function Add({ id, name, kept }: { id: number; name: string; kept: Readonly<Record<string, string>> }) {
  return (
    <Form method="post" data-stay="">
      <input type="hidden" name="link_id" value={id} />
      {Object.entries(kept).map(([field, value]) =>
        value === "" ? null : <input key={field} type="hidden" name={field} value={value} />,
      )}
      <button type="submit" className="button button-quiet px-3">
        <Plus size={20} aria-hidden="true" />
        <span>
          Add<span className="sr-only">: {name}</span>
        </span>
      </button>
    </Form>
  );
}
