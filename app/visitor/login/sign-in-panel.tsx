import { Field, PasswordField } from "#app/ui/form.ts";
import { PanelForm } from "./panel-form.tsx";
import type { PanelProps } from "./panel-props.ts";

/** Signing in with an email address and a password. */
export function SignInPanel({ redir, errors, values }: PanelProps) {
  return (
    <PanelForm intent="login" redir={redir} errors={errors}>
      <Field
        id="login-email"
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.email}
        error={errors.email}
      />
      <PasswordField
        id="login-password"
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errors.password}
      />
      <button type="submit" className="button button-main w-full">
        Sign in
      </button>
    </PanelForm>
  );
}
