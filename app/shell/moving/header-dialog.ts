import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { dialogEntry } from "#app/ui/place.ts";

/**
 * The dialog of the head that is open, one at a time. It belongs to its page: a link that is followed in it, or another page,
 * closes it; a filter that is applied behind it does not. One that was opened by a link is a step of the history, so that
 * Back closes it first, as it would leave the page of that link.
 */
export function useHeaderDialog<Name extends string>() {
  const { key } = useLocation();
  const [open, setOpen] = useState<Name | null>(null);
  const followed = useRef(false);
  /** How often one was asked for that the browser had closed and not yet told of: Escape and Ctrl-K, one right after the other. */
  const [times, setTimes] = useState(0);
  const now = useRef(open);
  now.current = open;
  function show(name: Name | null) {
    if (name !== null && name === now.current) setTimes((before) => before + 1);
    // What is open counts at once: closing tells of itself once more.
    now.current = name;
    setOpen(name);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was followed has come when the address is another
  useEffect(() => {
    if (followed.current) setOpen(null);
    followed.current = false;
  }, [key]);
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("dialog a[href]")) followed.current = true;
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
  useEffect(() => {
    const back = () => setOpen(null);
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  return {
    open,
    /** For the dialog's `key`: the next one is a dialog of its own, which the late word of the one before does not close. */
    times,
    show,
    showByLink(name: Name) {
      dialogEntry.push();
      show(name);
    },
    /** Closed by its reader: the step that it was is taken back. */
    dismiss() {
      if (now.current === null) return;
      if (dialogEntry.isHere()) history.back();
      else show(null);
    },
  };
}
