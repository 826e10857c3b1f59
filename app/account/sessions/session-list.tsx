import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";

type Session = { id: string; browser: string; began: string; last_used: string; here: boolean };

/** Where somebody is signed in: this browser is marked, each other one can be signed out, and all others at once. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { locale } = useReader();
  const others = sessions.filter(({ here }) => !here);
  return (
    <>
      <ul className="grid gap-3">
        {sessions.map(({ id, browser, began, last_used, here }) => (
          <li key={id} className="panel flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <div className="min-w-[min(12rem,100%)] flex-1">
              <p className="font-semibold">
                {browser}
                {here ? <span className="text-good"> · this browser</span> : null}
              </p>
              <p className="text-muted text-sm">
                Last used on {showDay(last_used, locale)}, signed in on {showDay(began, locale)}
              </p>
            </div>
            {here ? null : (
              <form method="post" action="?">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="id" value={id} />
                <button type="submit" className="button button-quiet">
                  Sign out<span className="sr-only">: {browser}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <form method="post" action="?" className="mt-4">
          <input type="hidden" name="intent" value="end-sessions" />
          <button type="submit" className="button button-quiet">
            Sign out everywhere else
          </button>
        </form>
      ) : null}
    </>
  );
}
