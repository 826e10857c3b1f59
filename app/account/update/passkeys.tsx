import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { type FormEvent, useRef, useState } from "react";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { ErrorSummary, Field } from "#app/ui/form.ts";
import type { Rejected } from "./intents.ts";

type Key = { id: string; name: string; since: string; used: string | null };
type Props = {
  keys: readonly Key[];
  /** What a device is asked for that shall make another. */
  ask: object;
  /** Whether one way in alone is left. */
  only: boolean;
  rejected: Rejected | null;
};

/** Somebody's passkeys, each with its name and the way to take it away, and the form that adds one. */
export function Passkeys({ keys, ask, only, rejected }: Props) {
  return (
    <>
      {keys.length > 0 ? (
        <ul className="mb-5 grid gap-3">
          {keys.map((key) => (
            <li key={key.id}>
              <OneKey {...key} only={only} />
            </li>
          ))}
        </ul>
      ) : null}
      <AddKey ask={ask} rejected={rejected} />
    </>
  );
}

function OneKey({ id, name, since, used, only }: Key & { only: boolean }) {
  const { locale } = useReader();
  return (
    <div className="panel flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted text-sm">
          {`Added on ${showDay(since, locale)}, ${used ? `last used on ${showDay(used, locale)}` : "not used yet"}`}
        </p>
      </div>
      {only ? (
        <p className="text-muted text-sm">Your only way in</p>
      ) : (
        <form method="post" action="?">
          <input type="hidden" name="intent" value="remove-passkey" />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="button button-quiet">
            Remove<span className="sr-only"> {name}</span>
          </button>
        </form>
      )}
      <details className="w-full">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          Give it another name<span className="sr-only">: {name}</span>
        </summary>
        <form method="post" action="?" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="name-passkey" />
          <input type="hidden" name="id" value={id} />
          <Field id={`name-${id}`} name="name" label="Name" defaultValue={name} maxLength={60} className="mb-0" />
          <button type="submit" className="button button-quiet">
            Save the name
          </button>
        </form>
      </details>
    </div>
  );
}

function AddKey({ ask, rejected }: { ask: object; rejected: Rejected | null }) {
  const made = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState("");

  /** The device makes the key first; then the form goes out with it. */
  async function make(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if (made.current?.value) return;
    event.preventDefault();
    setFailed("");
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const key = await startRegistration({ optionsJSON: ask as PublicKeyCredentialCreationOptionsJSON });
      if (!made.current) return;
      made.current.value = JSON.stringify(key);
      form.requestSubmit();
    } catch (cause) {
      const twice = cause instanceof Error && cause.name === "InvalidStateError";
      setFailed(
        twice ? "This device has a passkey for your account already." : "No passkey was made. Please try again.",
      );
    }
  }

  return (
    <>
      <form method="post" action="?#passkeys" className="needs-script" onSubmit={make}>
        <ErrorSummary errors={rejected?.errors ?? {}} attempt={rejected} prefix="passkey-" />
        <input type="hidden" name="intent" value="add-passkey" />
        <input ref={made} type="hidden" name="attestation" />
        <Field
          id="passkey-name"
          name="name"
          label="Name of a new passkey (optional)"
          hint="So that you know it again: “My phone”."
          maxLength={60}
        />
        <button type="submit" className="button button-quiet">
          Add a passkey
        </button>
        <p role="status" className={failed ? "mt-3 text-bad" : ""}>
          {failed}
        </p>
      </form>
      <p className="without-script text-muted">Adding one needs JavaScript, which your browser does not run.</p>
    </>
  );
}
