import { type FormEvent, useCallback, useRef, useState } from "react";
import { Check, Field, PasswordField } from "#app/ui/form.ts";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { BornField } from "../forms/born-field.tsx";
import { longestName } from "../forms/display-name.ts";
import { notKnown } from "../forms/passwords.ts";
import { checkRegistration, type RegistrationFields, registrationFields, tooYoung } from "../forms/registration.ts";
import { YesNo } from "../forms/yes-no.tsx";
import { NewPasswordField } from "../strength/new-password-field.tsx";
import { PanelForm } from "./panel-form.tsx";
import type { PanelProps } from "./panel-props.ts";

type Props = PanelProps & {
  minimumAge: number;
  /** Whether the captcha is on. */
  captcha: boolean;
  /** Whether the panel is the one that shows: the captcha's work starts then. */
  active: boolean;
  /** Whoever an account elsewhere vouches for chooses none. */
  withoutPassword?: boolean;
};

/** Creating an account (guide.md, 5). What the browser can judge it judges at once, by the server's own rules. */
export function RegisterPanel({
  redir,
  errors: rejected,
  values,
  minimumAge,
  captcha,
  active,
  withoutPassword = false,
}: Props) {
  const [errors, setErrors] = useState(rejected);
  const [attempt, setAttempt] = useState(1);
  const waiting = useRef<HTMLFormElement | null>(null);

  const settle = (...names: string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));

  function check(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const fields = typedFields(form);
    const checked = checkRegistration(fields, { minimumAge, today: new Date(), isCommon: notKnown, withoutPassword });
    const found: Record<string, string> = "errors" in checked ? checked.errors : {};
    setErrors(found);
    waiting.current = null;
    if (Object.keys(found).length > 0) {
      event.preventDefault();
      setAttempt((before) => before + 1);
    } else if (captcha && !new FormData(form).get("captcha")) {
      // Sent by itself as soon as the check is done.
      event.preventDefault();
      waiting.current = form;
    }
  }

  const solved = useCallback(() => {
    const form = waiting.current;
    waiting.current = null;
    form?.requestSubmit();
  }, []);

  return (
    <PanelForm intent="register" redir={redir} errors={errors} attempt={attempt} onSubmit={check}>
      <Field
        id="register-email"
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.email}
        error={errors.email}
      />
      <Field
        id="register-display_name"
        name="display_name"
        label="Display name (optional)"
        hint="Shown beside what you write. Left empty, it is the part of your address before the @."
        autoComplete="nickname"
        maxLength={longestName}
        defaultValue={values.display_name}
        error={errors.display_name}
      />
      {withoutPassword ? null : (
        <>
          <NewPasswordField id="register-pass1" name="pass1" label="Password" error={errors.pass1} />
          <PasswordField
            id="register-pass2"
            name="pass2"
            label="Password, again"
            autoComplete="new-password"
            error={errors.pass2}
          />
        </>
      )}
      <BornField
        legend="Date of birth"
        hint={`For example, 27 3 1990. You must be over ${minimumAge}.`}
        idPrefix="register"
        minimumAge={minimumAge}
        tooYoung={tooYoung(minimumAge)}
        error={errors.dob_day}
        onTyped={() => settle("dob_day")}
        defaults={{ day: values.dob_day ?? "", month: values.dob_month ?? "", year: values.dob_year ?? "" }}
      />
      <YesNo
        id="register-industryYN"
        name="industryYN"
        legend="Do you work in the drinks industry?"
        value={values.industryYN}
        error={errors.industryYN}
        onChoose={() => settle("industryYN")}
      />
      <YesNo
        id="register-newsletter_opt_in"
        name="newsletter_opt_in"
        legend="Would you like our newsletter?"
        hint="New recipes and what to do with them. You can stop it at any time."
        value={values.newsletter_opt_in}
        error={errors.newsletter_opt_in}
        onChoose={() => settle("newsletter_opt_in")}
      />
      <Check
        id="register-terms"
        name="terms"
        value="yes"
        label="I accept the terms & conditions"
        defaultChecked={Boolean(values.terms)}
        error={errors.terms}
        onChange={() => settle("terms")}
      />
      <Terms minimumAge={minimumAge} />
      <div className="mt-4">
        {captcha ? <CaptchaField active={active} error={errors.captcha} onSolved={solved} /> : null}
      </div>
      <button type="submit" className="button button-main w-full">
        Create an account
      </button>
    </PanelForm>
  );
}

function Terms({ minimumAge }: { minimumAge: number }) {
  return (
    <details className="mb-2">
      <summary className="text-link flex min-h-11 cursor-pointer items-center">Read the terms & conditions</summary>
      <ul className="mb-3 grid list-disc gap-2 pl-5 text-muted">
        <li>You are over {minimumAge}, and old enough to drink where you live.</li>
        <li>What you write stays yours; you let us show it here. Write nothing unlawful and nothing unkind.</li>
        <li>Recipes and notes are given in good faith. What you drink, and how much, is up to you.</li>
        <li>You may take your data with you, or delete your account, at any time.</li>
      </ul>
    </details>
  );
}

function typedFields(form: HTMLFormElement): RegistrationFields {
  const data = new FormData(form);
  return Object.fromEntries(
    registrationFields.map((name) => [name, String(data.get(name) ?? "")]),
  ) as RegistrationFields;
}
