import { ErrorSummary } from "#app/ui/form.ts";
import type { Rejected } from "../update/intents.ts";
import { Proof, type ProofAsked } from "../update/proof.tsx";

/** Taking all of one's data along (contract.md, 4: `export`). */
export function ExportForm() {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="export" />
      <p className="mb-4">
        Your profile, your bar, your lists, ratings, addresses and sessions, as JSON. Passwords are not in it: nobody
        can read them, nor can we.
      </p>
      <button type="submit" className="button button-quiet">
        Download your data
      </button>
    </form>
  );
}

/** Having one's account deleted, in 14 days (contract.md, 8). */
export function DeleteForm({ proof, rejected }: { proof: ProofAsked; rejected: Rejected | null }) {
  const errors = rejected?.errors ?? {};
  return (
    <form method="post" action="?#delete" noValidate>
      <ErrorSummary errors={errors} attempt={rejected} prefix="delete-" />
      <p className="mb-4">
        You are signed out everywhere at once. For 14 days you can sign in and keep the account; after that it is
        deleted with your bar, your lists, your ratings and your addresses, and nobody can bring it back.
      </p>
      <input type="hidden" name="intent" value="delete" />
      <Proof proof={proof} place="delete" error={errors.password} />
      <button type="submit" className="button button-quiet border-bad text-bad" disabled={proof.by === "again"}>
        Delete my account
      </button>
    </form>
  );
}

/** What stands above everything while an account is to be deleted: when that is, and the way to keep it. */
export function KeepForm({ day }: { day: string }) {
  return (
    <form method="post" action="?" className="panel mb-8 border-bad px-5 py-5">
      <h2 className="text-2xl">Your account will be deleted on {day}</h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        You asked for that. Until then everything is as you left it, and you can still keep it.
      </p>
      <input type="hidden" name="intent" value="undelete" />
      <button type="submit" className="button button-main">
        Keep my account
      </button>
    </form>
  );
}
