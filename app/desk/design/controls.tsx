import { Heart, LayoutGrid, List, Plus, Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { Check, Choice, Field, Pick, Word } from "#app/ui/form.ts";
import { Chapter, Part } from "./part.tsx";

const nothing = () => {};

/** What can be pressed, chosen and typed into. */
export function Controls() {
  const [sheet, setSheet] = useState(false);
  const [units, setUnits] = useState("ml");
  return (
    <Chapter title="Controls">
      <Part name="Button" says="A pill. One main button to a view; the others are quiet. A round one is its picture.">
        <button type="button" className="button button-main">
          Main
        </button>
        <button type="button" className="button button-main" disabled>
          Main, off
        </button>
        <button type="button" className="button button-quiet">
          Quiet
        </button>
        <button type="button" className="button button-quiet" disabled>
          Quiet, off
        </button>
        <button type="button" className="button button-quiet" aria-pressed="true">
          <Heart size={20} aria-hidden="true" className="fill-accent text-accent" /> Pressed
        </button>
        <button type="button" className="button button-quiet button-icon" title="Share">
          <Share2 size={20} aria-hidden="true" />
          <span className="sr-only">Share</span>
        </button>
        <button type="button" className="button button-quiet button-icon" title="Print" disabled>
          <Printer size={20} aria-hidden="true" />
          <span className="sr-only">Print</span>
        </button>
      </Part>
      <Part name="Chip" says="A small box: a word that is taken up or off. It looks 36 px high and is hit on 44.">
        <button type="button" className="chip">
          <Plus size={16} aria-hidden="true" /> I have it
        </button>
        <button type="button" className="chip" aria-pressed="true">
          Taken up
        </button>
        <button type="button" className="chip" disabled>
          Leaves nothing
        </button>
        <Pick name="pick" option={{ value: "1", text: "bitter", count: 137 }} on={false} onTurn={nothing} />
        <Pick name="pick" option={{ value: "2", text: "dry", count: 103 }} on onTurn={nothing} />
        <Pick name="pick" option={{ value: "3", text: "smoky", count: 0 }} on={false} onTurn={nothing} />
      </Part>
      <Part name="Segmented" says="One box of several, one of which holds.">
        <fieldset className="segmented" aria-label="Measures">
          {["ml", "oz", "Shots"].map((name) => (
            <label key={name} className="segment">
              <input
                type="radio"
                name="design-units"
                className="sr-only"
                checked={units === name}
                onChange={() => setUnits(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset className="segmented" aria-label="Show as">
          <button type="button" className="segment" aria-pressed="true" title="Grid">
            <LayoutGrid size={20} aria-hidden="true" />
            <span className="sr-only">Grid</span>
          </button>
          <button type="button" className="segment" aria-pressed="false" title="List">
            <List size={20} aria-hidden="true" />
            <span className="sr-only">List</span>
          </button>
        </fieldset>
      </Part>
      <Part name="Fields" says="A label above, a hint below it, an error that says what to do.">
        <div className="grid w-full max-w-3xl gap-5 sm:grid-cols-2">
          <Word name="design-word" label="A word" defaultValue="mint" />
          <Choice
            name="design-choice"
            label="One of several"
            any="Any"
            options={[
              { value: "a", text: "Gin", count: 148 },
              { value: "b", text: "Nothing left", count: 0 },
            ]}
          />
          <Field name="design-mail" label="An address" error="Type an address with an @ in it." defaultValue="ann" />
          <Check name="design-check" label="A yes or no" hint="The whole row can be pressed." defaultChecked />
        </div>
      </Part>
      <Part name="Sheet" says="Rises from the foot of the window; what it is for stands at its foot.">
        <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => setSheet(true)}>
          Open a sheet
        </button>
        <Dialog open={sheet} onClose={() => setSheet(false)} title="A sheet" place="foot">
          <p className="mb-5">What is chosen here applies at once.</p>
          <button type="button" className="button button-main w-full" onClick={() => setSheet(false)}>
            Show 74 drinks
          </button>
        </Dialog>
      </Part>
    </Chapter>
  );
}
