import type { ReactNode } from "react";
import type { Fields, Intent } from "./intents.ts";

type Props = { intent: Intent; fields: Fields; onSend(): void; className?: string; children: ReactNode };

/** A change as a form that the page's own action takes; a script sends it without leaving the page. */
export function ChangeForm({ intent, fields, onSend, className, children }: Props) {
  return (
    <form
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
