import { ErrorSummary, Field } from "#app/ui/form.ts";
import type { Rejected } from "../update/intents.ts";
import { Proof, type ProofAsked } from "../update/proof.tsx";

type Props = { email: string; waiting: string | null; proof: ProofAsked; rejected: Rejected | null };

/** Asking for another address, which a mail to it confirms (contract.md, 8). */
export function EmailForm({ email, waiting, proof, rejected }: Props) {
  const errors = rejected?.errors ?? {};
  return (
    <form method="post" action="?#email" noValidate>
      <ErrorSummary errors={errors} attempt={rejected} prefix="email-" />
      <p className="mb-5 break-words">
        Your address is <strong>{email}</strong>.
        {waiting ? (
          <>
            {" "}
            A link is waiting at <strong>{waiting}</strong>: open it there to use that address.
          </>
        ) : null}
      </p>
      <input type="hidden" name="intent" value="email" />
      <Field
        id="email-new_email"
        name="new_email"
        label="New email address"
        hint="We mail a link there. Your address changes when you open it."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={rejected?.values.new_email}
        error={errors.new_email}
      />
      <Proof proof={proof} place="email" error={errors.password} />
      <button type="submit" className="button button-main" disabled={proof.by === "again"}>
        Send the link
      </button>
    </form>
  );
}
