import type { PublicKeyCredentialRequestOptionsJSON as Options } from "@simplewebauthn/browser";
import { Fingerprint } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PanelForm } from "../login/panel-form.tsx";

/** What the page asks of a device, as the server wrote it. */
export type AskKey = { challenge: string };

type Props = { ask: AskKey; redir: string; errors: Record<string, string> };

/**
 * Signing in by a passkey: the address field offers those of the device as it offers addresses, and the button asks for one
 * outright. It needs script; without, the password stands alone.
 */
export function PasskeySignIn({ ask, redir, errors }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState("");

  function send(assertion: object) {
    if (!field.current) return;
    field.current.value = JSON.stringify(assertion);
    field.current.form?.requestSubmit();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each page, whatever is typed meanwhile
  useEffect(() => {
    let here = true;
    import("@simplewebauthn/browser")
      .then(async (keys) => {
        if (!here || !(await keys.browserSupportsWebAuthnAutofill())) return;
        const assertion = await keys.startAuthentication({ optionsJSON: ask as Options, useBrowserAutofill: true });
        if (here) send(assertion);
      })
      .catch(() => undefined); // Nobody chose one, or the button asked instead.
    return () => {
      here = false;
    };
  }, [ask.challenge]);

  async function choose() {
    setFailed("");
    try {
      const keys = await import("@simplewebauthn/browser");
      send(await keys.startAuthentication({ optionsJSON: ask as Options }));
    } catch {
      setFailed("No passkey was used. Try again, or sign in with your password.");
    }
  }

  return (
    <div className="needs-script mt-4">
      <PanelForm intent="passkey" redir={redir} errors={errors}>
        <input ref={field} type="hidden" name="assertion" />
        <button
          type="submit"
          className="button button-quiet w-full"
          onClick={(event) => {
            // Sent once a device has answered, then without a button.
            event.preventDefault();
            void choose();
          }}
        >
          <Fingerprint size={18} aria-hidden="true" />
          Sign in with a passkey
        </button>
        <p role="status" className={failed ? "mt-3 text-bad" : ""}>
          {failed}
        </p>
      </PanelForm>
    </div>
  );
}
