import { type ComponentProps, type FormEvent, useEffect, useState } from "react";
import { PasswordField } from "#app/ui/form.ts";
import { passwordLengths } from "../forms/passwords.ts";

/** Typing has paused for so long before the strength is told (milliseconds): it is heard once, not with each key. */
const pause = 400;
const texts = [
  "Very easy to guess",
  "Easy to guess",
  "Could be guessed",
  "Hard to guess",
  "Very hard to guess",
] as const;
const advice = "Longer is stronger: try three or four words that have nothing to do with each other.";

type Typed = { password: string; own: string[] };
type Props = Omit<ComponentProps<typeof PasswordField>, "hint" | "autoComplete" | "onInput">;

/**
 * A field for a new password, which says how hard it would be to guess. That is a hint; what may not be is the server's to
 * say. The password is weighed in the browser, and what that takes comes with the first character that is typed.
 */
export function NewPasswordField(props: Props) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const strength = useStrength(typed);

  function hear(event: FormEvent<HTMLInputElement>) {
    const { value, form } = event.currentTarget;
    const fields = form ? new FormData(form) : new FormData();
    setTyped({ password: value, own: ["email", "display_name"].map((name) => String(fields.get(name) ?? "")) });
  }

  return (
    <>
      <PasswordField
        {...props}
        hint={`At least ${passwordLengths.least} characters. A few words are easier to remember than signs.`}
        autoComplete="new-password"
        onInput={hear}
      />
      <div role="status" className="needs-script">
        {typed?.password ? <Strength score={strength} /> : null}
      </div>
    </>
  );
}

/** The score of what was typed, once typing has paused; null where there is nothing to say. */
function useStrength(typed: Typed | null): number | null {
  const [score, setScore] = useState<number | null>(null);
  useEffect(() => {
    if (!typed?.password) return setScore(null);
    let dropped = false;
    const estimator = import("./estimate.ts");
    const timer = setTimeout(() => {
      estimator
        .then(({ estimate }) => {
          if (!dropped) setScore(estimate(typed.password, typed.own));
        })
        .catch(() => undefined); // It is a hint: without it the form is as good.
    }, pause);
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return score;
}

/**
 * Its room is there with the first character: what comes after a pause moved the fields below from under a finger that was on
 * its way to them.
 */
function Strength({ score }: { score: number | null }) {
  const good = score !== null && score >= 3;
  return (
    <div className="-mt-2 mb-4">
      <div aria-hidden="true" className="mb-1 grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-full border ${
              score === null || step > score ? "border-edge" : good ? "border-good bg-good" : "border-bad bg-bad"
            }`}
          />
        ))}
      </div>
      <div className="grid *:[grid-area:1/1]">
        <p className="invisible">
          <Words score={0} />
        </p>
        <p>{score === null ? null : <Words score={score} />}</p>
      </div>
    </div>
  );
}

function Words({ score }: { score: number }) {
  const good = score >= 3;
  return (
    <>
      <span className={`font-semibold ${good ? "text-good" : "text-bad"}`}>{texts[score]}.</span>{" "}
      {good ? null : <span className="text-muted">{advice}</span>}
    </>
  );
}
