import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { guestBarPath } from "#app/operations/makeable.ts";
import { A } from "#app/ui/link.tsx";

/** Said to somebody without a bar who asked what it makes: the two ways to one. */
export function BarAsked({ to }: { to: string }) {
  const local = useLocalPath();
  return (
    <p className="card clear-left mb-4 max-w-none p-4" role="note">
      What you can make is counted from your bar, and there is none yet.{" "}
      <A to={guestBarPath} className="text-link">
        Tick what you have
      </A>
      , which takes no account, or{" "}
      <A to={`/your-account/login?redir=${encodeURIComponent(local(to))}`} className="text-link">
        sign in
      </A>{" "}
      and put your bottles into it. Till then all recipes are shown.
    </p>
  );
}
