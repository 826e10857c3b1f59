import { Field, PasswordField } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { PanelForm } from "./panel-form.tsx";
import type { PanelProps } from "./panel-props.ts";

type Props = PanelProps & {
  /** The password is not known any more: the way to a new one is asked for. Where it stands alone there is none. */
  onForgotten?(): void;
};

const forgotten = "text-link absolute top-0 right-0 max-[19em]:static py-0.5 text-sm";

/** Signing in with an email address and a password. */
export function SignInPanel({ redir, errors, values, onForgotten }: Props) {
  return (
    <PanelForm intent="login" redir={redir} errors={errors}>
      <Field
        id="login-email"
        name="email"
        label="Email address"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.email}
        error={errors.email}
      />
      <div className="relative">
        <PasswordField
          id="login-password"
          name="password"
          label="Password"
          autoComplete="current-password"
          error={errors.password}
        />
        {/* Seen beside the label, reached after the field: most know theirs. */}
        {onForgotten ? (
          // biome-ignore lint/a11y/useValidAnchor: it leads to the panel where no script shows one at a time
          <a href="#reset" className={forgotten} onClick={onForgotten}>
            Forgotten?
          </a>
        ) : (
          <A to="/builder/forgot-password" className={forgotten}>
            Forgotten?
          </A>
        )}
      </div>
      <button type="submit" className="button button-main w-full">
        Sign in
      </button>
    </PanelForm>
  );
}
