import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { FieldError } from "#app/ui/form.ts";
import type { Solved } from "./solve.ts";

type Props = { active: boolean; error: string | undefined; onSolved(): void };

/** Solved anew this long before it would run out (milliseconds), for people who take their time. */
const margin = 60_000;

/**
 * The captcha of the registration form (contract.md, 1): a sum that the browser does while the person
 * types, with nothing to read or click. It is fetched only when the form is in use.
 */
export function CaptchaField({ active, error, onSolved }: Props) {
  const address = useLocalPath()("/api/dev/frontend/captcha");
  const [solved, setSolved] = useState<Solved | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts anew
  useEffect(() => {
    if (!active) return;
    const stopped = new AbortController();
    setFailed(false);
    import("./solve.ts")
      .then(({ solveCaptcha }) => solveCaptcha(address, stopped.signal))
      .then((done) => {
        if (!stopped.signal.aborted) setSolved(done);
      })
      .catch(() => {
        if (!stopped.signal.aborted) setFailed(true);
      });
    return () => stopped.abort();
  }, [active, address, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each solution
  useEffect(() => {
    if (!solved) return;
    onSolved();
    const timer = setTimeout(
      () => setAttempt((before) => before + 1),
      Math.max(1_000, solved.until - Date.now() - margin),
    );
    return () => clearTimeout(timer);
  }, [solved]);

  return (
    <div className="mb-5">
      <FieldError id="register-captcha-error" error={solved || failed ? undefined : error} />
      <input type="hidden" name="captcha" value={solved?.field ?? ""} />
      <p className="without-script">
        Creating an account needs JavaScript: a short check in your browser keeps robots out.
      </p>
      <div
        id="register-captcha"
        className="needs-script flex min-h-11 flex-wrap items-center gap-3 rounded-lg border border-line bg-raised px-4 py-2"
      >
        <Sign solved={solved !== null} failed={failed} />
        <span role="status">
          {solved
            ? "You are human: checked."
            : failed
              ? "The check could not be made."
              : "Checking that you are human…"}
        </span>
        {failed && !solved ? (
          <button type="button" className="button button-quiet" onClick={() => setAttempt(attempt + 1)}>
            Check again
          </button>
        ) : null}
      </div>
    </div>
  );
}

function Sign({ solved, failed }: { solved: boolean; failed: boolean }) {
  if (solved) return <CircleCheck size={20} aria-hidden="true" className="text-good" />;
  if (failed) return <CircleAlert size={20} aria-hidden="true" className="text-bad" />;
  return <LoaderCircle size={20} aria-hidden="true" className="animate-spin text-muted" />;
}
