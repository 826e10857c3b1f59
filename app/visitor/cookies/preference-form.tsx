import { useState } from "react";
import { type CookiePolicy, choosePreference, type PreferenceName, preferencesFor } from "../cookie-policy.ts";
import { CheckBox } from "../forms/choices.tsx";

const boxes: { name: PreferenceName; label: string; hint: string }[] = [
  { name: "all", label: "All cookies", hint: "Everything in the list, the basket among it." },
  { name: "analytics", label: "Analytics", hint: "Counting of visits. We do none today." },
  { name: "reject", label: "Reject", hint: "Only what the age gate, this choice and signing in need. No basket." },
];

const current: Record<CookiePolicy, string> = {
  all: "You allow all cookies.",
  essential: "You allow essential cookies, the basket among them. Saving the boxes replaces that.",
  none: "You have rejected cookies.",
};

/** The cookie preferences; a real form, whose boxes help each other where scripts run (guide.md, 4). */
export function PreferenceForm({ policy }: { policy: CookiePolicy | null }) {
  const [preferences, setPreferences] = useState(preferencesFor(policy));
  return (
    <form method="post" className="card p-5 sm:p-6" aria-labelledby="preferences-title">
      <h2 id="preferences-title" className="text-2xl">
        Your preferences
      </h2>
      <p className="mt-1 mb-4 text-muted">{policy ? current[policy] : "You have not chosen yet."}</p>
      <fieldset>
        <legend className="sr-only">Cookies that we may set</legend>
        {boxes.map(({ name, label, hint }) => (
          <CheckBox
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
    </form>
  );
}
