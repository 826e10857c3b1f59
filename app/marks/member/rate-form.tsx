import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { Subject } from "#app/kit/subject.ts";
import { sendChange } from "#app/platform/client-call.ts";
import { FieldError } from "#app/ui/form.ts";
import { Stars } from "#app/ui/stars.tsx";
import { ratings, ratingWords } from "../rating.ts";

/** builder.md, 9: the dialog closes so long after it was told that all is well, or that it is not (milliseconds). */
const closesAfter = { done: 1_200, failed: 12_000 };

type Props = {
  subject: Subject;
  section: string;
  rating: number | null;
  onDone(rating: number | null): void;
  onClose(): void;
};
type Phase = { at: "choosing" | "sending" | "done" } | { at: "failed"; reason: string };

/**
 * The rating dialog (builder.md, 4): it sends once, after a value is chosen; then it says how that went and closes by
 * itself, or at a second press.
 */
export function RateForm({ subject, section, rating, onDone, onClose }: Props) {
  const local = useLocalPath();
  const [chosen, setChosen] = useState<number | null>(null);
  const [phase, setPhase] = useState<Phase>({ at: "choosing" });
  const over = phase.at === "done" || phase.at === "failed";
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (phase.at !== "done" && phase.at !== "failed") return;
    const timer = setTimeout(() => close.current(), closesAfter[phase.at]);
    return () => clearTimeout(timer);
  }, [phase]);

  async function send() {
    if (over) return onClose();
    if (chosen === null || phase.at === "sending") return;
    setPhase({ at: "sending" });
    const fields = {
      link_id: String(subject.link_id),
      section,
      rating: String(chosen),
    };
    const outcome = await sendChange(local("/api/dev/frontend/vote/register"), fields);
    if (outcome.kind === "done") {
      setPhase({ at: "done" });
      onDone(chosen || null);
      return;
    }
    setChosen(null);
    const lost = "Your rating could not be saved. Please try again in a moment.";
    setPhase({ at: "failed", reason: outcome.kind === "refused" ? outcome.reason : lost });
  }

  const option = (value: number, text: string) => (
    <label
      key={value}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-transparent px-3 hover:bg-raised has-checked:border-accent has-checked:bg-raised"
    >
      <input
        type="radio"
        name="rating"
        value={value}
        checked={(chosen ?? rating ?? -1) === value}
        disabled={phase.at !== "choosing"}
        onChange={() => setChosen(value)}
        // What was given before is chosen by pressing it again.
        onClick={() => setChosen(value)}
        className="size-5 shrink-0"
      />
      {value > 0 ? (
        <span aria-hidden="true" className="w-27 shrink-0">
          <Stars value={value} />
        </span>
      ) : null}
      <span>
        {value > 0 ? <span className="sr-only">{value}: </span> : null}
        {text}
      </span>
    </label>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset aria-describedby={phase.at === "failed" ? "rating-error" : undefined}>
        <legend className="sr-only">Your rating</legend>
        {ratings.map((value) => option(value, ratingWords[String(value)]!))}
        {rating === null ? null : option(0, "Unrated: take my rating back")}
      </fieldset>
      <div role="alert" className="mt-3">
        <FieldError id="rating-error" error={phase.at === "failed" ? phase.reason : undefined} />
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-4 bg-surface pt-3">
        <button
          type="submit"
          className="button button-main"
          disabled={!over && (chosen === null || phase.at === "sending")}
        >
          {over ? "Close" : phase.at === "sending" ? "One moment…" : "Submit"}
        </button>
        <p role="status" className="flex items-center gap-2 font-semibold text-good">
          {phase.at === "done" ? (
            <>
              <Check size={20} aria-hidden="true" /> Rating submitted!
            </>
          ) : null}
        </p>
      </div>
    </form>
  );
}
