import { useState } from "react";
import { Check } from "#app/ui/form.ts";
import { type CookiePolicy, choosePreference, type PreferenceName, preferencesFor } from "./cookie-policy.ts";

const boxes: { name: PreferenceName; label: string; hint: string }[] = [
  { name: "all", label: "All cookies", hint: "What the list names, the basket among it." },
  { name: "analytics", label: "Analytics", hint: "Counting of visits, too. We do none today." },
  { name: "reject", label: "Reject", hint: "Only what the age gate, this choice and signing in need. No basket." },
];

const current: Record<CookiePolicy, string> = {
  all: "You allow all cookies.",
  essential: "You allow essential cookies, the basket among them, and no counting of visits.",
  none: "You have rejected cookies.",
};

const notChosen = "You have not chosen yet.";
const byBrowser =
  "Your browser tells every site that you do not want to be tracked (Global Privacy Control). We take that for your answer, so we did not ask: cookies are rejected, unless you choose otherwise here.";

type Props = {
  /** What was chosen here. */
  policy: CookiePolicy | null;
  /** Whether the browser asks for privacy. */
  privacy: boolean;
};

/** The cookie preferences; a real form, whose boxes help each other where scripts run (guide.md, 4). */
export function PreferenceForm({ policy, privacy }: Props) {
  const [preferences, setPreferences] = useState(preferencesFor(policy));
  return (
    <form method="post" className="card p-5 sm:p-6" aria-labelledby="preferences-title">
      <h2 id="preferences-title" className="text-2xl">
        Your preferences
      </h2>
      <p className="mt-1 mb-4 text-muted">{policy ? current[policy] : privacy ? byBrowser : notChosen}</p>
      <fieldset>
        <legend className="sr-only">Cookies that we may set</legend>
        {boxes.map(({ name, label, hint }) => (
          <Check
            key={name}
            name={name}
            value="yes"
            label={label}
            hint={hint}
            checked={preferences[name]}
            onChange={(event) => setPreferences(choosePreference(preferences, name, event.target.checked))}
          />
        ))}
      </fieldset>
      <button type="submit" className="button button-main mt-4 w-full">
        Save preferences
      </button>
      <p className="mt-5 mb-2 text-muted">Or allow what the shop needs, the basket, and nothing else:</p>
      <button type="submit" name="choice" value="essential" className="button button-quiet w-full">
        Essential only
      </button>
      {/* Without script nothing unticks the other boxes, and a ticked one counts. */}
      <button type="submit" name="choice" value="none" className="without-script button button-quiet mt-2 w-full">
        Reject all
      </button>
    </form>
  );
}
