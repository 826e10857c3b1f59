import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";

const places = {
  middle: "m-auto w-[min(34rem,calc(100vw-1.5rem))] rounded-2xl",
  side: "ml-auto mr-0 my-0 h-dvh max-h-dvh w-[min(24rem,100vw)]",
  foot: "sheet",
  whole: "m-0 h-dvh max-h-dvh w-screen max-w-none",
  top: "mx-auto mt-3 mb-auto w-[min(44rem,calc(100vw-1.5rem))] rounded-2xl",
};

type Props = {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  /** It can only be left by what it offers: Escape and a click beside it do nothing. */
  firm?: boolean;
  /** Where on the page it stands. */
  place?: keyof typeof places;
};

/**
 * A modal dialog: the browser's own, so that the whole page behind it is inert and focus stays inside
 * and returns to where it was (docs/decisions: native dialogs). It belongs to its page: another one closes it, unless it is firm.
 */
export function Dialog({ open, onClose, title, children, firm = false, place = "middle" }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Where the press began: a selection dragged out of the dialog ends beside it and is no click beside it.
  const pressedBeside = useRef(false);
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (open && !firm) onClose();
  }, [pathname, open, firm, onClose]);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what the click beside it does; the browser handles it
    <dialog
      ref={element}
      aria-labelledby={titleId}
      // Chromium closes a dialog at the second Escape whatever its page says, unless it is told not to.
      {...{ closedby: firm ? "none" : "closerequest" }}
      className={`${places[place]} outline-none max-h-[calc(100dvh-1.5rem)] overflow-y-auto border border-line bg-surface p-0 text-ink`}
      onCancel={(event) => {
        if (firm) event.preventDefault();
      }}
      onClose={() => {
        // Where that is not known yet, a firm dialog comes back at once.
        if (firm && open) element.current?.showModal();
        else onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event, element.current);
      }}
      onClick={(event) => {
        // The second click of the two that opened it is meant for what it covers by now.
        const meant = pressedBeside.current && event.detail < 2;
        if (!firm && meant && isBeside(event, element.current)) element.current?.close();
      }}
    >
      <div className="p-5 sm:p-7">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          {firm ? null : (
            <button
              type="button"
              className="button button-quiet -mt-1 shrink-0 px-3"
              onClick={() => element.current?.close()}
            >
              <X size={20} aria-hidden="true" />
              <span className="sr-only">Close</span>
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** On the ground behind the dialog: the browser calls that the dialog, as it does its border and its scroll bar. */
function isBeside(event: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (!dialog || event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
