import { Check } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Img, washOf } from "#app/ui/cards.ts";
import { type ElsewhereChoice, ElsewhereChoices } from "../elsewhere/choices.tsx";
import { badLink } from "../forms/texts.ts";
import { type AskKey, PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { type Panel, panels } from "./intents.ts";
import type { Rejected } from "./login-actions.server.ts";
import { PanelSwitch } from "./panel-switch.tsx";
import { RegisterPanel } from "./register-panel.tsx";
import { ResetPanel } from "./reset-panel.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";

export type Notice = "sent" | "changed" | "bad-link" | "leaving" | "taken-back";

const notices: Record<Notice, { text: string; good: boolean; panel: Panel }> = {
  sent: {
    text: "If that address has an account, a mail with a link is on its way. The link works for one hour.",
    good: true,
    panel: "login",
  },
  changed: {
    text: "Your new password is set. Sign in with it; sessions elsewhere have ended.",
    good: true,
    panel: "login",
  },
  leaving: {
    text: "Your account will be deleted in 14 days, and you are signed out everywhere. Sign in before then to keep it.",
    good: true,
    panel: "login",
  },
  "taken-back": {
    text: "Your old address counts again, and everybody is signed out. A link for a new password is on its way to it.",
    good: true,
    panel: "login",
  },
  "bad-link": { text: badLink, good: false, panel: "reset" },
};

type Props = {
  /** Which panel the page opens with. */
  first: Panel;
  redir: string;
  notice: Notice | null;
  rejected: Rejected | undefined;
  minimumAge: number;
  captcha: boolean;
  /** The accounts elsewhere that one may sign in with. */
  elsewhere: readonly ElsewhereChoice[];
  /** What a device is asked that may have a passkey; null where nobody is to sign in. */
  askKey: AskKey | null;
};

/**
 * Signing in, creating an account and asking for a new password on one page. With script one panel
 * shows at a time; without, all three do, side by side where there is room.
 */
export function AccountPanels({ first, redir, notice, rejected, minimumAge, captcha, elsewhere, askKey }: Props) {
  const said = notice && !rejected ? notices[notice] : null;
  const [active, setActive] = useState<Panel>(
    panels.find((panel) => panel === rejected?.intent) ?? said?.panel ?? first,
  );
  const { hash } = useLocation();
  // The address may name a panel, `#register`; the server does not see it.
  useEffect(() => {
    const named = panels.find((panel) => `#${panel}` === hash);
    if (named && !rejected) setActive(named);
  }, [hash, rejected]);
  // The panel is there once it shows: its field takes the focus that the link had.
  function askAnew() {
    setActive("reset");
    requestAnimationFrame(() => document.getElementById("reset-email")?.focus());
  }
  const props = (panel: Panel) => {
    const own = rejected?.intent === panel ? rejected : { errors: {}, values: {} };
    return { redir, errors: own.errors, values: own.values };
  };
  return (
    <>
      {said ? (
        <p
          role="status"
          className={`card mb-6 max-w-none px-5 py-4 font-semibold ${said.good ? "text-good" : "text-bad"}`}
        >
          {said.text}
        </p>
      ) : null}
      <div className="[html[data-script]_&]:grid gap-6 lg:[html[data-script]_&]:grid-cols-[20rem_minmax(0,40rem)] xl:[html[data-script]_&]:grid-cols-[18rem_minmax(0,34rem)_minmax(0,1fr)] lg:items-start lg:gap-12">
        <div className="needs-script grid gap-6">
          <PanelSwitch active={active} choose={setActive} />
          <Benefits />
        </div>
        <div className="grid gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start [html[data-script]_&]:block">
          <Section panel="login" title="Sign in" active={active}>
            <SignInPanel {...props("login")} onForgotten={askAnew} />
            {askKey ? (
              <PasskeySignIn
                ask={askKey}
                redir={redir}
                errors={rejected?.intent === "passkey" ? rejected.errors : {}}
              />
            ) : null}
            <ElsewhereChoices choices={elsewhere} redir={redir} />
          </Section>
          <Section panel="register" title="Create an account" active={active}>
            <RegisterPanel
              {...props("register")}
              minimumAge={minimumAge}
              captcha={captcha}
              active={active === "register"}
            />
            <ElsewhereChoices choices={elsewhere} redir={redir} />
          </Section>
          <Section panel="reset" title="Reset your password" active={active}>
            <ResetPanel {...props("reset")} />
          </Section>
        </div>
        <div className="needs-script wash hidden overflow-hidden rounded-panel xl:block" style={washOf("#e8c070")}>
          <Img
            src="/drawings/site/garnishes/orange-twist.svg"
            alt=""
            width={400}
            height={500}
            className="mx-auto h-104"
          />
        </div>
      </div>
    </>
  );
}

const places: Record<Panel, string> = {
  login: "",
  register: "lg:col-start-2 lg:row-start-1 lg:row-span-2",
  reset: "",
};

function Section({
  panel,
  title,
  active,
  children,
}: {
  panel: Panel;
  title: string;
  active: Panel;
  children: ReactNode;
}) {
  const hidden = panel === active ? "" : "[html[data-script]_&]:hidden";
  return (
    <section id={panel} aria-labelledby={`${panel}-title`} className={`card p-5 sm:p-7 ${places[panel]} ${hidden}`}>
      <h2 id={`${panel}-title`} className="mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const benefits = [
  "Your bar, and every drink that it makes",
  "The one bottle that would make the most of it",
  "Favourites, ratings and your own recipes, on all your devices",
];

/** What an account is good for, beside the forms where there is room. */
function Benefits() {
  return (
    <div className="max-lg:hidden">
      <p className="eyebrow mb-3">An account keeps</p>
      <ul className="grid gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3 text-muted">
            <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}
