import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Check } from "#app/ui/form.ts";
import { type NewsletterName, newsletterNames, newsletters } from "../newsletters.ts";
import { boxesFor, isSame, pressBox } from "./boxes.ts";

/** Which newsletters a member gets (guide.md, 4): the button answers to a change and shows that it works. */
export function NewsletterForm({ chosen }: { chosen: readonly NewsletterName[] }) {
  const stored = boxesFor(chosen);
  const [boxes, setBoxes] = useState(stored);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // What was stored a moment ago is what stands there now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored counts, not the list that holds it
  useEffect(() => setBoxes(boxesFor(chosen)), [chosen.join()]);
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="card max-w-2xl p-5 sm:p-7">
      <fieldset>
        <legend className="mb-2 font-semibold text-lg">What shall we send you?</legend>
        <div className="grid gap-1">
          {newsletterNames.map((name) => (
            <Check
              key={name}
              id={`newsletter-${name}`}
              name="newsletters[]"
              value={name}
              label={<span className="font-semibold">{newsletters[name].title}</span>}
              hint={newsletters[name].words}
              checked={boxes.chosen.includes(name)}
              onChange={(event) => setBoxes(pressBox(boxes, name, event.currentTarget.checked))}
            />
          ))}
        </div>
        <Check
          name="unsubscribe_all"
          value="yes"
          label="None of them"
          className="mt-3 border-line border-t pt-3"
          checked={boxes.none}
          onChange={(event) => setBoxes(pressBox(boxes, "none", event.currentTarget.checked))}
        />
      </fieldset>
      <button type="submit" className="button button-main mt-4" disabled={ready && (busy || isSame(boxes, stored))}>
        {busy ? (
          <>
            <LoaderCircle size={20} aria-hidden="true" className="animate-spin" /> Saving…
          </>
        ) : (
          "Save"
        )}
      </button>
    </Form>
  );
}
