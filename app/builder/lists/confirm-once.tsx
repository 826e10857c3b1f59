import { type ReactNode, type SyntheticEvent, useRef, useSyncExternalStore } from "react";

// builder.md, 4: after the first confirmed removal in a page session, later ones are not asked about.
let confirmed = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that somebody has confirmed a removal; sent from a row of a list, the focus goes on with the row beside it. */
export function noteConfirmed(sent?: SyntheticEvent<HTMLElement>): void {
  const row = sent?.currentTarget.closest("li");
  if (row) goOnFrom(row);
  confirmed = true;
  for (const listener of listeners) listener();
}

let watcher: MutationObserver | undefined;

/** Who works by keyboard would start at the top of the page again once the row is gone, and whoever listens would hear nothing. */
function goOnFrom(row: Element): void {
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  // Of a removal that was refused nothing goes: the next one has the watch.
  watcher?.disconnect();
  watcher = new MutationObserver((_, self) => {
    if (row.isConnected) return;
    self.disconnect();
    if (document.activeElement === document.body) beside?.querySelector<HTMLElement>("a[href], button")?.focus();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

/** Whether a removal was confirmed already; on the server and without a script it never was. */
export function useConfirmed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => confirmed,
    () => false,
  );
}

type Props = {
  /** What the button says, and what it says once it is asked. */
  word: string;
  yes: string;
  /** What is removed, for who does not see it beside the button. */
  name: string;
  /** The form around the button that removes; it calls `noteConfirmed` when it is sent. */
  form(buttons: ReactNode): ReactNode;
};

/** A way out of a list: asked about once a page session, always without a script. */
export function ConfirmOnce({ word, yes, name, form }: Props) {
  const asked = useConfirmed();
  const details = useRef<HTMLDetailsElement>(null);
  const of = <span className="sr-only">: {name}</span>;
  const look = "inline-flex min-h-11 cursor-pointer items-center font-semibold underline";
  if (asked)
    return form(
      <button type="submit" className={look}>
        {word}
        {of}
      </button>,
    );
  return (
    <details ref={details}>
      <summary className={look}>
        {word}
        {of}
      </summary>
      {form(
        <>
          <button type="submit" className="button button-quiet text-bad">
            {yes}
            {of}
          </button>
          <button
            type="button"
            className="button needs-script"
            onClick={() => {
              details.current?.removeAttribute("open");
              details.current?.querySelector("summary")?.focus();
            }}
          >
            Cancel
          </button>
        </>,
      )}
    </details>
  );
}
