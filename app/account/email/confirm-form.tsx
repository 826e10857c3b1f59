import { A } from "#app/ui/link.tsx";

type Props = {
  token: string /** The new address; null for a link that does not work. */;
  email: string | null;
  present: string;
};

/**
 * What the link in a mail leads to that asks for a new address: it changes nothing by itself, this form does (contract.md, 4).
 */
export function ConfirmForm({ token, email, present }: Props) {
  if (email === null)
    return (
      <div className="panel mb-8 border-bad px-5 py-5">
        <h2 className="text-2xl">This link does not work any more</h2>
        <p className="mt-1 max-w-prose text-muted">
          It has been used, is older than 24 hours, or belongs to another account than the one that you are signed in
          to.{" "}
          <A to="#email" className="text-link">
            Ask for a new one
          </A>
        </p>
      </div>
    );
  return (
    <form method="post" action="?" className="panel mb-8 px-5 py-5">
      <h2 className="text-2xl">Use this address?</h2>
      <p className="mt-1 mb-4 max-w-prose break-words text-muted">
        From now on you sign in with <strong className="text-ink">{email}</strong>, and mails go there. Your old
        address, {present}, gets a mail that can take this back for 72 hours.
      </p>
      <input type="hidden" name="intent" value="confirm-email" />
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="button button-main">
        Use this address
      </button>
    </form>
  );
}
