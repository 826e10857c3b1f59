import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Dialog } from "../dialog.tsx";

/** From here on there is room for filters beside the list. */
const wide = "(min-width: 64rem)";

type Props = {
  /** How many filters are on. */
  on: number;
  /** What the way back to the list is called: "Show 74 drinks". */
  show: string;
  /** True where they are what the page is for, and do not fold. */
  open?: boolean;
  children: ReactNode;
};

/**
 * The filters of a list: beside it where there is room; on smaller screens a sheet from the foot of the window, so that
 * the list begins where the page does. Without a script they fold.
 *
 * The sheet's fields are made when somebody first opens it: taken over from the page, taken away and made anew at once they were a
 * good part of what a phone had to do before a list answered.
 */
export function FilterSheet({ on, show, open: unfolded = false, children }: Props) {
  const [narrow, setNarrow] = useState(false);
  // Null until it has been open once.
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const media = matchMedia(wide);
    const look = () => {
      setNarrow(!media.matches);
      setOpen((was) => was && false);
    };
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, []);
  const name = (
    <>
      <SlidersHorizontal size={20} aria-hidden="true" /> Filters
      {on > 0 ? <span aria-hidden="true"> · {on}</span> : null}
      {on > 0 ? <span className="sr-only">, {on} on</span> : null}
    </>
  );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="filter-opener needs-script button border-edge bg-surface lg:hidden"
      >
        {name}
      </button>
      {narrow ? (
        <Dialog open={open === true} onClose={() => setOpen(false)} title="Filters" place="foot">
          {open === null ? null : children}
          <div className="sticky bottom-0 -mx-5 -mb-5 border-t border-line bg-surface p-4 sm:-mx-7 sm:-mb-7">
            <button type="button" className="button button-main w-full" onClick={() => setOpen(false)}>
              {show}
            </button>
          </div>
        </Dialog>
      ) : (
        <details className="filter-form" open={on > 0 || unfolded ? true : undefined}>
          <summary className="mb-3 flex min-h-11 cursor-pointer items-center gap-2 font-display text-xl font-semibold">
            {name}
          </summary>
          {children}
        </details>
      )}
    </>
  );
}
