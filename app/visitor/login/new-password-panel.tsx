import { PasswordField } from "#app/ui/password-field.tsx";
import { NewPasswordField } from "../strength/new-password-field.tsx";
import { PanelForm } from "./panel-form.tsx";

type Props = { token: string; redir: string; errors: Record<string, string> };

/** Choosing the new password that a mailed link allows. */
export function NewPasswordPanel({ token, redir, errors }: Props) {
  return (
    <PanelForm intent="new-password" redir={redir} errors={errors}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordField id="new-password-pass1" name="pass1" label="New password" error={errors.pass1} />
      <PasswordField
        id="new-password-pass2"
        name="pass2"
        label="New password, again"
        autoComplete="new-password"
        error={errors.pass2}
      />
      <button type="submit" className="button button-main w-full">
        Set the new password
      </button>
    </PanelForm>
  );
}
