import { LogIn, type LucideIcon, UserPlus } from "lucide-react";
import type { Panel } from "./intents.ts";

const choices: { panel: Panel; icon: LucideIcon; text: string; hint: string }[] = [
  { panel: "login", icon: LogIn, text: "Sign in", hint: "You have an account" },
  { panel: "register", icon: UserPlus, text: "Create an account", hint: "Free, in a minute" },
];

type Props = { active: Panel; choose(panel: Panel): void };

/**
 * The switcher of the sign-in page: each button shows its own panel and greys out the others (guide.md, 4). A new password is
 * asked for beside the old one.
 */
export function PanelSwitch({ active, choose }: Props) {
  return (
    <fieldset className="grid grid-cols-2 gap-2 max-[19em]:grid-cols-1 lg:grid-cols-1">
      <legend className="sr-only">What would you like to do?</legend>
      {choices.map(({ panel, icon: Icon, text, hint }) => (
        <button
          key={panel}
          type="button"
          aria-pressed={panel === active}
          aria-controls={panel}
          onClick={() => choose(panel)}
          className={`flex min-h-14 cursor-pointer items-center gap-3 sm:gap-4 rounded-xl border px-4 py-3 text-left ${
            panel === active ? "border-2 border-accent bg-surface" : "border-line bg-raised text-muted hover:text-ink"
          }`}
        >
          <Icon size={22} aria-hidden="true" className={`shrink-0 ${panel === active ? "text-accent" : ""}`} />
          <span>
            <span className="block font-semibold">{text}</span>
            <span className="block text-muted max-lg:sr-only">{hint}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
