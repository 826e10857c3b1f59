import { type FormEvent, type ReactNode, useRef } from "react";
import { useHref, useLocation } from "react-router";
import { ErrorSummary } from "#app/ui/form.ts";
import type { Intent } from "./intents.ts";

type Props = {
  intent: Intent;
  redir: string;
  /** By field name. */
  errors: Record<string, string>;
  /** Counts rejected submissions; the messages are announced with each. */
  attempt?: number;
  /** May stop the submission with `preventDefault`. */
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
  children: ReactNode;
};

/** For so long after it was sent a form is not sent again (milliseconds). */
const patience = 5_000;

/**
 * A form of the sign-in page: posted as a document, so that everything personal on the page starts
 * afresh with the new session. A button pressed twice sends it once.
 */
export function PanelForm({ intent, redir, errors, attempt = 1, onSubmit, children }: Props) {
  const sent = useRef(Number.NEGATIVE_INFINITY);
  // Said without the `#register` that the page may have been opened with: a browser would carry it on to the page that a
  // person is led to afterwards, where it names nothing.
  const { pathname, search } = useLocation();
  const address = useHref({ pathname, search });

  function submit(event: FormEvent<HTMLFormElement>) {
    if (event.timeStamp - sent.current < patience) return event.preventDefault();
    onSubmit?.(event);
    if (!event.defaultPrevented) sent.current = event.timeStamp;
  }

  return (
    <form method="post" action={address} noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} prefix={`${intent}-`} />
      <input type="hidden" name="intent" value={intent} />
      {redir ? <input type="hidden" name="redir" value={redir} /> : null}
      {children}
    </form>
  );
}
