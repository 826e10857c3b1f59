import { Minus, Plus } from "lucide-react";
import { useLatest, useShownFlag } from "#app/ui/button-state.ts";
import { ChangeForm } from "#app/ui/form.ts";
import { PlainRemoval } from "../board/plain-removal.tsx";
import { useChanges } from "../changes/changes.tsx";

export type Addable = {
  name: string;
  link_table: "ingredients" | "spiritbrands";
  link_id: number;
  /** The item's id in the bar; null where it is not there. */
  my_bar_item_id: number | null;
};

/** `add` is what the button says where adding has a word of its own. */
type Props = { item: Addable; add?: string };

/** guide.md, 4: toggles between add and remove according to `in_bar`; removing asks first. */
export function AddItemButton({ item, add: addText = "Add" }: Props) {
  const changes = useChanges();
  const { name, link_table, link_id, my_bar_item_id: id } = item;
  const [inBar, turn] = useShownFlag(id !== null);
  // Undo comes after the page has heard what the item is called in the bar.
  const latest = useLatest(id);
  function add() {
    const changed = changes.change("add", { link_table, link_id });
    turn(true, changed);
    changed.then((done) => done && changes.say(`Added ${name}`, () => void takeBack()));
  }
  async function takeBack() {
    const here = latest.current;
    if (here === null) return;
    const changed = changes.change("delete", { id: here });
    turn(false, changed);
    if (await changed) changes.say(`Removed ${name}`);
  }
  function send() {
    if (!inBar) add();
    else if (id !== null) changes.askRemoval({ id, name, subject: { link_table, link_id } });
  }
  return (
    <>
      <ChangeForm
        intent={id === null ? "add" : "delete"}
        fields={id === null ? { link_table, link_id } : { id }}
        onSend={send}
        className={id === null ? "" : "needs-script"}
      >
        <button type="submit" className="button button-quiet px-3">
          {inBar ? <Minus size={20} aria-hidden="true" /> : <Plus size={20} aria-hidden="true" />}
          <span>
            {inBar ? "Remove" : addText}
            <span className="sr-only">: {name}</span>
          </span>
        </button>
      </ChangeForm>
      {id === null ? null : <PlainRemoval id={id} name={name} />}
    </>
  );
}
