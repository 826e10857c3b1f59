import { Check, Plus } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { A } from "#app/ui/link.tsx";
import type { FoundItem } from "../bar-types.ts";
import { useChanges } from "../changes/changes.tsx";
import { ItemCombobox } from "./item-combobox.tsx";
import { toAdd } from "./to-add.ts";

/** guide.md, 9: the added-item notice (milliseconds). */
const noticeFor = 1_500;

/** Opens the add-bottle dialog; without a script it leads to the search that does the same. */
export function AddBottle({ makeable }: { makeable: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-main needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Plus size={20} aria-hidden="true" /> Add a bottle
      </button>
      <A to="/my-bar/search" className="button button-main without-script">
        <Plus size={20} aria-hidden="true" /> Add a bottle
      </A>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add to your bar" place="top">
        {open ? <AddForm makeable={makeable} /> : null}
      </Dialog>
    </>
  );
}

/** Search, choose, add, and on to the next: the dialog stays until it is closed. */
function AddForm({ makeable }: { makeable: number }) {
  const changes = useChanges();
  // A new round is an empty search box with the focus in it.
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState<FoundItem | null>(null);
  const [typed, setTyped] = useState<{ keyword: string; found: FoundItem[] }>({ keyword: "", found: [] });
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const follow = useCallback((keyword: string, found: FoundItem[]) => setTyped({ keyword, found }), []);
  const target = toAdd(typed.keyword, chosen, typed.found);
  useEffect(() => {
    if (added === null) return;
    const timer = setTimeout(() => setAdded(null), noticeFor);
    return () => clearTimeout(timer);
  }, [added]);

  async function add() {
    if (!target || target.in_bar || adding) return;
    setAdding(true);
    const { link_table, link_id, display_name } = target;
    const done = await changes.change("add", { link_table, link_id });
    setAdding(false);
    if (!done) return;
    setAdded(display_name);
    setChosen(null);
    setRound((before) => before + 1);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <ItemCombobox
        key={round}
        id="add-bottle"
        label="Spirit, liqueur, mixer, wine or brand"
        autoFocus
        onChoose={setChosen}
        onSearch={follow}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className="button button-main" disabled={!target || target.in_bar || adding}>
          {target ? (target.in_bar ? `${target.display_name} is in your bar` : `Add ${target.display_name}`) : "Add"}
        </button>
        <p role="status" className="font-semibold text-good">
          {added ? (
            <>
              <Check size={18} aria-hidden="true" className="mr-1 inline" />
              {added} is in your bar
            </>
          ) : null}
        </p>
      </div>
      <p className="mt-4 border-t border-line pt-3 text-muted">
        You can make{" "}
        <strong className="text-ink tabular-nums">{makeable === 1 ? "1 drink" : `${makeable} drinks`}</strong>.
      </p>
    </form>
  );
}
