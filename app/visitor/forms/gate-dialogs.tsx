import { createElement, type FormEvent, useEffect, useState } from "react";
import { useHydrating } from "#app/i18n/still.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { areCookiesKept, setBrowserCookie } from "../cookies/browser-cookie.ts";
import { type BornParts, bornFields, bornProblem } from "./born.ts";
import { BornField, bornWidth } from "./born-field.tsx";

/** How long the gate stays open for who has passed it (guide.md, 9). */
const days = 365;

/** The gate itself, and what is told where no answer can be kept. */
export function GateDialogs({ minimumAge }: { minimumAge: number }) {
  const [refused, setRefused] = useState(false);
  const [parts, setParts] = useState<BornParts | null>(null);
  const oldEnough = parts !== null && bornProblem(parts, minimumAge, new Date()) === null;
  useEffect(() => {
    if (!areCookiesKept()) setRefused(true);
  }, []);
  const asWritten = useHydrating();
  // Opened before its fields were there, the dialog has the focus itself.
  useEffect(() => {
    if (!asWritten && document.activeElement?.matches("dialog"))
      document.getElementById(`gate-${bornFields[0].name}`)?.focus();
  }, [asWritten]);

  function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (oldEnough && !setBrowserCookie("age_gate", "1", days)) setRefused(true);
  }

  const inside = (
    <>
      <p className="mb-5 text-muted">Jigger is about drinks with alcohol, for people over {minimumAge}.</p>
      {asWritten ? (
        <Boxes />
      ) : (
        <BornField
          legend={legend}
          hint={hint}
          idPrefix="gate"
          minimumAge={minimumAge}
          tooYoung={`Sorry, you must be over ${minimumAge} to visit this site.`}
          onTyped={setParts}
        />
      )}
      <button type="submit" className="button button-main w-full" disabled={!oldEnough}>
        Enter the site
      </button>
      <p className="mt-3 text-muted text-sm">
        Your date of birth is checked here, in your browser, and never sent or stored.
      </p>
    </>
  );
  return (
    <>
      <Dialog open={!refused} onClose={stay} title="Are you old enough?" firm>
        {asWritten ? (
          inside
        ) : (
          <form onSubmit={enter} noValidate>
            {inside}
          </form>
        )}
      </Dialog>
      {createElement("age-gate", { hidden: true })}
      {asWritten ? null : (
        <Dialog open={refused} onClose={stay} title="Please switch cookies on" firm>
          <p className="mb-3">
            Your browser does not keep cookies for this site. Without the one that remembers your answer we would have
            to ask for your age on every page.
          </p>
          <p className="mb-6 text-muted">Allow cookies for this site in your browser’s settings, then try again.</p>
          <button type="button" className="button button-main w-full" onClick={() => location.reload()}>
            Try again
          </button>
        </Dialog>
      )}
    </>
  );
}

const legend = "Date of birth";
const hint = "For example, 27 3 1990";

/**
 * Where the fields will be, for the page as it comes: every page has the gate, and none shall have two fields of one name, nor a form
 * that sends nothing.
 */
function Boxes() {
  return (
    <div className="mb-5">
      <p className="mb-1 font-semibold">{legend}</p>
      <p className="mb-2 text-muted">{hint}</p>
      <div className="flex gap-2 sm:gap-3">
        {bornFields.map(({ part, label }) => (
          <div key={part} className={bornWidth(part)}>
            <p className="mb-1">{label}</p>
            <div className="input" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Both dialogs are firm: what closes them is the cookie, not the person. */
function stay() {}
