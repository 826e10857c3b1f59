import { ErrorSummary, PasswordField } from "#app/ui/form.ts";
import { NewPasswordField } from "#app/visitor/account-forms.ts";
import type { Rejected } from "./intents.ts";

/** Choosing another password (contract.md, 13). The address stands in it unseen, for those who keep passwords. */
export function PasswordForm({ email, rejected }: { email: string; rejected: Rejected | null }) {
  const errors = rejected?.errors ?? {};
  return (
    <form method="post" action="?#password" noValidate>
      <ErrorSummary errors={errors} attempt={rejected} prefix="password-" />
      <input type="hidden" name="intent" value="password" />
      <input type="text" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        id="password-password"
        name="password"
        label="Your present password"
        autoComplete="current-password"
        error={errors.password}
      />
      <NewPasswordField id="password-pass1" name="pass1" label="New password" error={errors.pass1} />
      <PasswordField
        id="password-pass2"
        name="pass2"
        label="New password, again"
        autoComplete="new-password"
        error={errors.pass2}
      />
      <button type="submit" className="button button-main">
        Set the new password
      </button>
    </form>
  );
}
