import { useState } from "react";
import { SearchDialog } from "#app/search/search-dialog.tsx";
import { sectionTitles } from "../menus.ts";
import { isOff, slashOff } from "../moving/search-shortcut.ts";

/** The search in its dialog, with the tab that is on as the first place to look, and the keys that open it. */
export function SearchPanel({ section, onChoose }: { section: string | null; onChoose(): void }) {
  return (
    <>
      <SearchDialog section={section ?? ""} titles={sectionTitles} onChoose={onChoose} />
      <ShortcutNote />
    </>
  );
}

/** Tells of the keys, and lets the single one be switched off. */
function ShortcutNote() {
  const [off, setOff] = useState(isOff);
  function turn(on: boolean) {
    setOff(!on);
    try {
      if (on) localStorage.removeItem(slashOff);
      else localStorage.setItem(slashOff, "1");
    } catch {
      // It holds for this dialog, and the key works on.
    }
  }
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 text-muted text-sm max-md:hidden">
      <span>
        Opens by <kbd className="rounded border border-line px-1.5">Ctrl K</kbd>
      </span>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <input type="checkbox" checked={!off} onChange={(event) => turn(event.target.checked)} className="size-5" />
        <span>
          and by <kbd className="rounded border border-line px-1.5">/</kbd> alone
        </span>
      </label>
    </p>
  );
}
