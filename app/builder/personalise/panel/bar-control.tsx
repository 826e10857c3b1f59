import { useState } from "react";
import { noteConfirmed, useConfirmed } from "../../lists/confirm-once.tsx";
import { StandingMark } from "./standing-mark.tsx";
import type { Standing } from "./use-sayings.ts";

type Props = {
  there: boolean;
  staple: boolean;
  standing: Standing | undefined;
  onAdd(): void;
  onRemove(): void;
};

/** Whether it stands in the bar: a way in, and a way out that is confirmed once a visit. */
export function BarControl({ there, staple, standing, onAdd, onRemove }: Props) {
  const [asking, setAsking] = useState(false);
  const confirmed = useConfirmed();
  const out = staple ? "Switch it off in your pantry" : "Remove from your bar";
  function remove() {
    noteConfirmed();
    setAsking(false);
    onRemove();
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {there && asking ? (
        <fieldset className="flex flex-wrap items-center gap-3">
          <legend className="sr-only">{out}?</legend>
          {/* biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked */}
          <button type="button" className="button button-main" autoFocus onClick={remove}>
            Remove
          </button>
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            Cancel
          </button>
        </fieldset>
      ) : (
        <button
          type="submit"
          name="intent"
          value={there ? "remove" : "add"}
          className={`button button-quiet ${there ? "text-bad" : ""}`}
          onClick={(event) => {
            event.preventDefault();
            if (!there) onAdd();
            else if (confirmed) remove();
            else setAsking(true);
          }}
        >
          {there ? out : "Add to your bar"}
        </button>
      )}
      <StandingMark standing={standing} />
    </div>
  );
}
