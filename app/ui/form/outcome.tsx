import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * What became of a form that was sent, above the page that it is about, and beside it what to do `then`. Where sending took the focus
 * away it comes here: what happened is read out, and the next Tab leads on from it.
 */
export function Outcome({ failed, children, then }: { failed?: boolean; children: ReactNode; then?: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  // Each form that is sent is another one, even where it comes to the same.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as often as something was sent
  useEffect(() => {
    // The address may lead on to where something else is told.
    const named = document.getElementById(location.hash.slice(1));
    if (named && !named.contains(element.current)) return;
    // A frame later: on a page that was come to without a full load the page itself takes the focus first.
    requestAnimationFrame(() => {
      if (document.activeElement?.matches("body, main")) element.current?.focus({ preventScroll: true });
    });
    // Who sent something from far down a page would not see that it failed.
    if (failed) element.current?.scrollIntoView({ block: "nearest" });
  }, [failed, key]);
  return (
    <div
      ref={element}
      tabIndex={-1}
      className={`panel mb-6 flex flex-wrap items-center gap-x-4 scroll-mt-20 px-5 py-4 outline-none ${failed ? "border-bad" : ""}`}
    >
      <p role={failed ? "alert" : "status"}>{children}</p>
      {then}
    </div>
  );
}

/** Messages of a rejected form by field name; `form` is the one that belongs to no field. */
export type FormErrors = Record<string, string>;

type Props = {
  errors: FormErrors | undefined;
  attempt?: unknown;
  /** Before the names of the fields in their ids, where several forms stand on a page: `profile-`. */
  prefix?: string;
};

/**
 * What is wrong with a rejected form, at its top, each entry leading to its field. It takes the focus
 * with each new `attempt`; messages that go one by one, as they are mended, leave the focus alone.
 */
export function ErrorSummary({ errors, attempt = errors, prefix = "" }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors ?? {});
  useEffect(() => {
    if (attempt) element.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div ref={element} tabIndex={-1} role="alert" className="mb-6 rounded-lg border-2 border-bad p-4">
      <h2 className="mb-2 text-xl">There is a problem</h2>
      <ul className="grid gap-1">
        {entries.map(([name, message]) => (
          <li key={name}>
            {name === "form" ? (
              <span className="font-semibold text-bad">{message}</span>
            ) : (
              <a href={`#${prefix}${name}`} className="font-semibold text-bad underline" onClick={leadTo}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Leads to a field without another address: to the router that would be another page, which knows nothing of the rejected form,
 * and what was typed into it would go.
 */
function leadTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.closest("fieldset, div")?.scrollIntoView({ block: "nearest" });
  field.focus({ preventScroll: true });
}
