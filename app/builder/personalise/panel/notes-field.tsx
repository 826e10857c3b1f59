import { useRef, useState } from "react";
import { Remaining } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import type { Personalised } from "../answer.server.ts";
import { StandingMark } from "./standing-mark.tsx";
import type { Standing } from "./use-sayings.ts";

const longest = 2_000;

type Props = {
  notes: Personalised["notes"];
  standing: Standing | undefined;
  onSave(text: string): void;
};

/**
 * The private note (builder.md, 5 and 6): premium members write one. Who is none has the field, but nothing can be written into
 * it; who is none any more reads there what they noted, and may take it back.
 */
export function NotesField({ notes, standing, onSave }: Props) {
  const [text, setText] = useState(notes.text);
  const said = useRef(notes.text);
  function save(note: string) {
    said.current = note;
    onSave(note);
  }
  return (
    <div>
      <label className="block">
        <span className="mb-1 block font-semibold">Your notes</span>
        <textarea
          name="notes"
          rows={3}
          className="input py-2 disabled:cursor-not-allowed"
          maxLength={longest}
          value={text}
          disabled={!notes.editable}
          onChange={(event) => setText(event.target.value)}
          // Whoever leaves the dialog without saving keeps what they wrote, as with all else there.
          onBlur={() => text !== said.current && save(text)}
          aria-describedby="notes-help"
        />
      </label>
      <p id="notes-help" className="mt-1 text-muted text-sm">
        {notes.editable ? (
          <>
            Only you can read them. <Remaining left={longest - text.length} />
          </>
        ) : (
          <Prompt noted={notes.text !== ""} />
        )}
      </p>
      {notes.editable ? (
        <p className="mt-2 flex flex-wrap items-center gap-3 needs-script">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => (text !== said.current || standing === undefined) && save(text)}
          >
            Save note
          </button>
          <StandingMark standing={standing} />
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-3">
          {text === "" ? null : (
            <button
              type="submit"
              name="intent"
              value="unnote"
              className="text-link min-h-11"
              onClick={(event) => {
                event.preventDefault();
                setText("");
                save("");
              }}
            >
              Delete this note
            </button>
          )}
          <StandingMark standing={standing} />
        </p>
      )}
    </div>
  );
}

/** builder.md, 6: what somebody without premium is told of notes. */
function Prompt({ noted }: { noted: boolean }) {
  return (
    <>
      {noted ? "You can read your note, and change it" : "You can keep private notes"} with{" "}
      <A to="/premium" className="underline">
        Premium
      </A>
      .
    </>
  );
}
