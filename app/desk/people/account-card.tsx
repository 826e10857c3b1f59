import type { ReactNode } from "react";
import { Form } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { Field, Select, TextArea } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { FactStrip } from "#app/ui/page.tsx";
import type { ToldAccount } from "./people-operations.server.ts";

type Refused = { intent: string; errors: Record<string, string> };

/** One account: what it is, and everything that an admin can do about it, folded away until it is asked for. */
export function AccountCard({ account, refused }: { account: ToldAccount; refused: Refused | null }) {
  const { id, display_name, email, joined, role, premium_until, trade, works, banned, confirmed, sessions, own } =
    account;
  const { locale } = useReader();
  const day = (iso: string) => showDay(iso, locale);
  const errors: Record<string, string> = refused?.errors ?? {};
  // On a phone the values stand alone: each says what it is about.
  const facts = [
    { term: "Role", value: role },
    { term: "Premium", value: untilOf(premium_until, day) },
    { term: "Trade", value: tradeWords[trade], ...(works ? { more: works } : {}) },
    {
      term: "Signed in",
      value:
        sessions === 0 ? "signed in nowhere" : `signed in at ${sessions === 1 ? "one place" : `${sessions} places`}`,
    },
  ];
  const act = { id, name: display_name };
  return (
    <article className="card px-5 py-5" aria-labelledby={`name-${id}`}>
      <h2 id={`name-${id}`} className="wrap-anywhere text-xl">
        {display_name} {own ? <span className="text-base text-muted">(you)</span> : null}
      </h2>
      <p className="wrap-anywhere mb-4 text-muted">
        {email}
        {confirmed ? "" : ", not confirmed"}, since {day(joined)}
      </p>
      {banned ? (
        <p className="mb-4 font-semibold text-bad">
          Closed since {day(banned.since)}: <span className="wrap-anywhere whitespace-pre-line">{banned.reason}</span>
        </p>
      ) : null}
      <FactStrip facts={facts} />
      <details className="mt-4" open={refused !== null}>
        <summary className="cursor-pointer underline">
          Change<span className="sr-only"> the account of {display_name}</span>
        </summary>
        <div className="mt-4 grid gap-6 md:grid-cols-2">
          {own ? null : (
            <Act {...act} intent="role" text="Change the role">
              <Select
                id={`role-${id}`}
                name="role"
                label="Role"
                options={["member", "editor", "admin"]}
                defaultValue={role}
                error={errors.role}
              />
            </Act>
          )}
          <Act {...act} intent="premium" text="Grant it">
            <Field
              id={`months-${id}`}
              name="months"
              label="Premium, in months from today"
              hint="0 ends what costs nothing."
              inputMode="numeric"
              defaultValue="12"
              error={errors.months}
              className="max-w-60"
            />
          </Act>
          {own || banned ? null : (
            <Act {...act} intent="ban" text="Close the account">
              <TextArea
                id={`reason-${id}`}
                name="reason"
                rows={3}
                label="Why it is closed"
                hint="It is mailed to them, and they are told so when they sign in."
                maxLength={500}
                error={errors.reason}
              />
            </Act>
          )}
          <div className="flex flex-wrap content-start gap-3">
            {banned ? <Act {...act} intent="unban" text="Open it again" /> : null}
            {sessions > 0 ? <Act {...act} intent="end-sessions" text="End all sessions" /> : null}
            {trade === "none" ? null : (
              <Act
                {...act}
                intent="trade"
                text={trade === "checked" ? "Take the trade badge back" : "Give the trade badge"}
              />
            )}
            <A to={`/desk/audit?keyword=${encodeURIComponent(id)}`} className="button button-quiet">
              What was changed<span className="sr-only"> of {display_name}</span>
            </A>
          </div>
        </div>
      </details>
    </article>
  );
}

type ActProps = { id: string; name: string; intent: string; text: string; children?: ReactNode };

function Act({ id, name, intent, text, children }: ActProps) {
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="id" value={id} />
      {children}
      <button type="submit" name="intent" value={intent} className="button button-quiet">
        {text}
        <span className="sr-only"> ({name})</span>
      </button>
    </Form>
  );
}

/** A membership without an end is kept as one until the last of years (migration 0041). */
const tradeWords: Record<ToldAccount["trade"], string> = {
  none: "not of the trade",
  "says so": "says to be of the trade",
  checked: "of the trade, checked",
};

function untilOf(end: string | null, day: (iso: string) => string): string {
  if (!end) return "not premium";
  return end.startsWith("9999-") ? "premium without an end" : `premium until ${day(end)}`;
}
