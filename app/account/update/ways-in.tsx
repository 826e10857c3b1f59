import { showDay } from "#app/i18n/formats.ts";
import { useLocalPath, useReader } from "#app/i18n/locale-context.tsx";
import { loginWithPath, ownAccountPath } from "#app/visitor/addresses.ts";

type Ways = {
  password: boolean;
  only: boolean;
  elsewhere: readonly { key: string; name: string; since: string | null }[];
};

/** By which accounts elsewhere somebody signs in, and by which they could: each is connected by who is signed in to both. */
export function WaysIn({ ways }: { ways: Ways }) {
  const { locale } = useReader();
  const local = useLocalPath();
  const back = encodeURIComponent(`${local(ownAccountPath)}?done=connected#ways`);
  return (
    <ul className="grid gap-3">
      {ways.elsewhere.map(({ key, name, since }) => (
        <li key={key} className="panel flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
          <div className="min-w-[min(12rem,100%)] flex-1">
            <p className="font-semibold">{name}</p>
            <p className="text-muted text-sm">
              {since === null ? "Not connected" : `Signs you in since ${showDay(since, locale)}`}
            </p>
          </div>
          {since === null ? (
            <a href={local(`${loginWithPath}/${key}?redir=${back}`)} className="button button-quiet" data-reload>
              Connect<span className="sr-only"> {name}</span>
            </a>
          ) : ways.only ? (
            <p className="text-muted text-sm">Your only way in</p>
          ) : (
            <form method="post" action="?">
              <input type="hidden" name="intent" value="disconnect" />
              <input type="hidden" name="provider" value={key} />
              <button type="submit" className="button button-quiet">
                Disconnect<span className="sr-only"> {name}</span>
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What stands in place of the form for another password where there is none: the mail that sets the first. */
export function FirstPasswordForm({ email }: { email: string }) {
  return (
    <form method="post" action="?">
      <p className="mb-4">
        Your account has none. We can mail you a link that sets one; it goes to{" "}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <input type="hidden" name="intent" value="first-password" />
      <button type="submit" className="button button-quiet">
        Mail me the link
      </button>
    </form>
  );
}
