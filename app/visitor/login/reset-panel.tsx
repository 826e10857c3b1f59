import { Field } from "#app/ui/form.ts";
import { PanelForm } from "./panel-form.tsx";
import type { PanelProps } from "./panel-props.ts";

/** Asking for a mail that leads to a new password. */
export function ResetPanel({ redir, errors, values }: PanelProps) {
  return (
    <PanelForm intent="reset" redir={redir} errors={errors}>
      <p className="mb-5 text-muted">We mail you a link that sets a new password. It works once, for one hour.</p>
      <Field
        id="reset-email"
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.email}
        error={errors.email}
      />
      <button type="submit" className="button button-main w-full">
        Send the link
      </button>
    </PanelForm>
  );
}
