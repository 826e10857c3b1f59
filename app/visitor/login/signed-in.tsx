import { useLocalPath } from "#app/i18n/locale-context.tsx";

/** What the sign-in page says to those who are signed in already. */
export function SignedIn({ name, back }: { name: string; back: string }) {
  const local = useLocalPath();
  return (
    <div className="card max-w-xl p-5 sm:p-7">
      <p className="mb-6 text-lg">
        You are signed in as <strong>{name}</strong>.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={back || local("/")} className="button button-main">
          Continue
        </a>
        <form method="post" action={local("/your-account/logout")}>
          <button type="submit" className="button button-quiet">
            Sign out
          </button>
        </form>
      </div>
    </div>
  );
}
