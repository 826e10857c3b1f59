import { KeyRound } from "lucide-react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { loginWithPath } from "../addresses.ts";

export type ElsewhereChoice = { key: string; name: string };

type Props = { choices: readonly ElsewhereChoice[]; redir: string };

/**
 * The accounts elsewhere that one may sign in or join with, below the form: there are none where none is set up. They are
 * links, so that they work without script; the policy of pages keeps forms on the site.
 */
export function ElsewhereChoices({ choices, redir }: Props) {
  const local = useLocalPath();
  if (choices.length === 0) return null;
  const back = redir ? `?redir=${encodeURIComponent(redir)}` : "";
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="mb-3 text-muted">Or without a password of ours:</p>
      <ul className="grid gap-3">
        {choices.map(({ key, name }) => (
          <li key={key}>
            <a href={local(`${loginWithPath}/${key}${back}`)} className="button button-quiet w-full" data-reload>
              <KeyRound size={18} aria-hidden="true" />
              {`Continue with ${name}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
