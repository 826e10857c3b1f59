import { Check, Star } from "lucide-react";
import { useState } from "react";
import type { Subject } from "#app/kit/subject.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { RateForm } from "./rate-form.tsx";

type Props = {
  subject: Subject /** The name by which it is rated in the calls. */;
  section: string;
  name: string;
  rating: number | null;
  onRated(): void;
};

/** What a person gives a subject, and the dialog `vote` in which it is given. */
export function RateButton({ subject, section, name, rating, onRated }: Props) {
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState<number | null | undefined>(undefined);
  // What was just given shows at once; what the server says of it comes with the next personal state.
  const shown = given === undefined ? rating : given;
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-rating={shown ?? 0}
      >
        {shown === null ? <Star size={20} aria-hidden="true" /> : <Check size={20} aria-hidden="true" />}
        <span>
          {shown === null ? "Rate" : `You: ${shown}`}
          <span className="sr-only">: rate {name}</span>
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Rate ${name}`}>
        {open ? (
          <RateForm
            subject={subject}
            section={section}
            rating={shown}
            onDone={(value) => {
              setGiven(value);
              onRated();
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Dialog>
    </>
  );
}
