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

type RenameProps = {
  /** The form's fields `intent` and `id`: what it asks for, and of what. */
  intent: string;
  id: string | number;
  name: string;
  longest: number;
};

/** Gives something of one's own another name; works without a script. */
export function RenameForm({ intent, id, name, longest }: RenameProps) {
  return (
    <form method="post" className="mt-2 flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <label className="min-w-0 flex-1 basis-48">
        <span className="mb-1 block font-semibold">Its name</span>
        <input name="name" className="input" defaultValue={name} maxLength={longest} required />
      </label>
      <button type="submit" className="button button-quiet">
        Save
      </button>
    </form>
  );
}
