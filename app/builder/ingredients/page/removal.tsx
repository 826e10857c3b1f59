import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { Form } from "react-router";
import type { BuilderItem } from "../present-items.server.ts";

// builder.md, 4: after the first confirmed removal in a page session, later ones are not asked about.
let confirmed = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function confirm(): void {
  confirmed = true;
  for (const listener of listeners) listener();
}

type Props = { item: BuilderItem; staple: boolean };

/** Takes something out of the list, or switches a staple off: asked about once a page session, always without a script. */
export function Removal({ item, staple }: Props) {
  const asked = useSyncExternalStore(
    subscribe,
    () => confirmed,
    () => false,
  );
  const details = useRef<HTMLDetailsElement>(null);
  const name = <span className="sr-only">: {item.display_name}</span>;
  const word = staple ? "Switch off" : "Remove";
  if (asked)
    return (
      <RemovalForm item={item} staple={staple}>
        <button type="submit" className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
          {word}
          {name}
        </button>
      </RemovalForm>
    );
  return (
    <details ref={details}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
        {word}
        {name}
      </summary>
      <RemovalForm item={item} staple={staple}>
        <button type="submit" className="button button-quiet text-bad">
          {staple ? "Yes, I have none" : "Yes, remove it"}
          {name}
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
      </RemovalForm>
    </details>
  );
}

function RemovalForm({ item, staple, children }: Props & { children: ReactNode }) {
  const field = staple ? { name: "pre_populated_iid", value: item.link_id } : { name: "id", value: item.id ?? "" };
  return (
    <Form method="post" preventScrollReset onSubmit={confirm} className="flex flex-wrap items-center gap-1">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" {...field} />
      {children}
    </Form>
  );
}
