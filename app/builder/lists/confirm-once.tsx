import { type ReactNode, useRef, useSyncExternalStore } from "react";

// builder.md, 4: after the first confirmed removal in a page session, later ones are not asked about.
let confirmed = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that somebody has confirmed a removal. */
export function noteConfirmed(): void {
  confirmed = true;
  for (const listener of listeners) listener();
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
