import type { ReactNode } from "react";
import { Form } from "react-router";
import { Word } from "#app/ui/form.ts";

type Props = {
  /** The page that it searches. */
  action: string;
  /** What is looked for, for who hears the page. */
  name: string;
  /** What the word may be of. */
  label: string;
  keyword: string;
  /** What narrows the list besides. */
  children?: ReactNode;
};

/** The row that a list of the shop's desk is searched with. */
export function FindForm({ action, name, label, keyword, children }: Props) {
  return (
    <Form
      method="get"
      action={action}
      className="mb-4 grid items-end gap-3 sm:auto-cols-auto sm:grid-flow-col sm:grid-cols-[minmax(0,24rem)] sm:justify-start"
      aria-label={name}
    >
      <Word name="keyword" label={label} defaultValue={keyword} key={keyword} />
      {children}
      <button type="submit" className="button button-main">
        Find
      </button>
    </Form>
  );
}
