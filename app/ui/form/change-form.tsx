import type { ReactNode } from "react";

type Props = {
  /** Which change, by the name that the page's action knows. */
  intent: string;
  fields: Readonly<Record<string, string | number>>;
  /** Does the same with a script. */
  onSend(): void;
  className?: string;
  /** The button. */
  children: ReactNode;
};

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
