import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { FieldError, PasswordField } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { loginWithPath, ownAccountPath } from "#app/visitor/addresses.ts";

/**
 * How somebody shows that it is they who change what matters: by their password or, where they have none, by having signed in
 * a moment ago; `again` are the accounts elsewhere by which they can.
 */
export type ProofAsked = { by: "password" } | { by: "fresh" } | { by: "again"; again: { key: string; name: string }[] };

type Props = { proof: ProofAsked; place: string; error?: string | undefined };

/** The part of a form that asks for it; `place` is the form's own on the page, where one comes back to. */
export function Proof({ proof, place, error }: Props) {
  const local = useLocalPath();
  const id = `${place}-password`;
  if (proof.by === "password")
    return (
      <PasswordField id={id} name="password" label="Your password" autoComplete="current-password" error={error} />
    );
  if (proof.by === "fresh")
    return <p className="mb-5 text-muted">You signed in a moment ago, so nothing else is asked of you.</p>;
  const back = encodeURIComponent(`${local(ownAccountPath)}#${place}`);
  return (
    <div id={id} tabIndex={-1} className="mb-5">
      <FieldError id={`${id}-error`} error={error} />
      <p className="mb-3">
        Your account has no password, so show first that it is you: sign in again, and come back here within ten
        minutes, or{" "}
        <A to="#password" className="text-link">
          set a password
        </A>
        .
      </p>
      <ul className="flex flex-wrap gap-3">
        {proof.again.map(({ key, name }) => (
          <li key={key}>
            <a href={local(`${loginWithPath}/${key}?redir=${back}`)} className="button button-quiet" data-reload>
              {`Sign in again with ${name}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
