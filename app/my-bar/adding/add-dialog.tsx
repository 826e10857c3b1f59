import { Check, Plus } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
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

/**
 * Search, take what is offered, and on to the next: the dialog stays until it is closed. What is taken from the list is added at
 * once, and its name stays marked in the box, so that the next one is typed over it; the button adds what was typed out.
 */
function AddForm({ makeable }: { makeable: number }) {
  const changes = useChanges();
  // A new round is an empty search box with the focus in it.
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState<FoundItem | null>(null);
  const [typed, setTyped] = useState<{ keyword: string; found: FoundItem[] }>({ keyword: "", found: [] });
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const taken = useRef<FoundItem | null>(null);
  const follow = useCallback((keyword: string, found: FoundItem[]) => setTyped({ keyword, found }), []);
  const target = toAdd(typed.keyword, chosen, typed.found);
  useEffect(() => {
    if (added === null) return;
    const timer = setTimeout(() => setAdded(null), noticeFor);
    return () => clearTimeout(timer);
  }, [added]);

  async function add({ link_table, link_id, display_name, in_bar }: FoundItem): Promise<boolean> {
    setAdding(true);
    const done = in_bar || (await changes.change("add", { link_table, link_id }));
    setAdding(false);
    if (done) setAdded(display_name);
    return done;
  }
  async function take(item: FoundItem | null) {
    setChosen(item);
    taken.current = item;
    if (item && (await add(item)) && taken.current === item) boxOf(boxId)?.select();
  }
  async function submit() {
    if (!target || adding) return;
    if (target !== taken.current && !(await add(target))) return;
    setAdded(target.display_name);
    setChosen(null);
    taken.current = null;
    setRound((before) => before + 1);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ItemCombobox
        key={round}
        id={boxId}
        label="Spirit, liqueur, mixer, wine or brand"
        autoFocus
        onChoose={take}
        onSearch={follow}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className="button button-main" disabled={!target || adding}>
          {target ? `Add ${target.display_name}` : "Add"}
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

const boxId = "add-bottle";
const boxOf = (id: string) => document.getElementById(id) as HTMLInputElement | null;
