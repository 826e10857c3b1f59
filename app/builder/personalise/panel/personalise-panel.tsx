import { ratings, ratingWords, triedWords } from "#app/marks/rating.ts";
import { A } from "#app/ui/link.tsx";
import { sayings } from "../sayings.ts";
import { BarControl } from "./bar-control.tsx";
import { SelectControl, TickControl } from "./controls.tsx";
import { NotesField } from "./notes-field.tsx";
import { PanelHead } from "./panel-head.tsx";
import { PreferredControl } from "./preferred-control.tsx";
import type { PanelState } from "./use-panel.ts";

const ratingOptions = [
  ["0", "Unrated"],
  ...ratings.map((value) => [String(value), `${value} · ${ratingWords[String(value)]}`] as const),
] as const;
const triedOptions = Object.entries(triedWords);

/**
 * All that a person can say of a thing (builder.md, 2: Personalise modal), as one form: with a script each control keeps its
 * word at once, without one the form is sent.
 */
export function PersonalisePanel({ panel }: { panel: PanelState }) {
  const { shown, now, standingOf, turn } = panel;
  const { may, bar, preferred } = shown;
  return (
    <form method="post" className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
      <PanelHead shown={shown} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TickControl
          name="favourite"
          label="Favourite"
          on={now.favourite}
          standing={standingOf(sayings.favourite(shown, true))}
          onTurn={(on) => turn(sayings.favourite(shown, on), { favourite: on })}
        />
        {may.wish_list ? (
          <TickControl
            name="wish_list"
            label="On your wish list"
            on={now.wish_list}
            standing={standingOf(sayings.wish_list(shown, true))}
            onTurn={(on) => turn(sayings.wish_list(shown, on), { wish_list: on })}
          />
        ) : null}
      </div>
      {may.rate || may.tried ? (
        <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
          {may.rate ? (
            <SelectControl
              name="rating"
              label="Your rating"
              value={now.rating}
              options={ratingOptions}
              standing={standingOf(sayings.rating(shown, may.rate, 0))}
              onChoose={(value) => turn(sayings.rating(shown, may.rate!, Number(value)), { rating: value })}
            />
          ) : null}
          {may.tried ? (
            <SelectControl
              name="tried"
              label="Have you tried it?"
              value={now.tried}
              options={triedOptions}
              standing={standingOf(sayings.tried(shown, ""))}
              onChoose={(value) => turn(sayings.tried(shown, value), { tried: value })}
            />
          ) : null}
        </div>
      ) : null}
      {may.note ? (
        <NotesField
          notes={shown.notes}
          standing={standingOf(sayings.notes(shown, ""))}
          onSave={(text) => turn(sayings.notes(shown, text))}
        />
      ) : null}
      <Lines panel={panel} />
      {preferred ? <PreferredControl panel={panel} preferred={preferred} /> : null}
      <Collections panel={panel} />
      {bar ? (
        <BarControl
          there={now.inBar}
          staple={bar.staple && bar.id === null}
          standing={standingOf(sayings.add(shown))}
          onAdd={() => turn(sayings.add(shown), { inBar: true })}
          onRemove={() => turn(sayings.remove(shown, bar), { inBar: false })}
        />
      ) : null}
      <p className="without-script">
        <button type="submit" name="intent" value="save" className="button button-main">
          Save
        </button>
      </p>
    </form>
  );
}

/** Which bottle goes into a drink where it asks for its kind. */
function Lines({ panel: { shown, now, standingOf, turn } }: { panel: PanelState }) {
  if (shown.lines.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Your bottles in this drink</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {shown.lines.map(({ ingredient_id, name, bottles }) => (
          <SelectControl
            key={ingredient_id}
            name={`line[${ingredient_id}]`}
            label={name}
            value={now.lines[ingredient_id] ?? ""}
            options={[
              ["", "As in all recipes"],
              ...bottles.map(({ id, name: bottle }) => [String(id), bottle] as const),
              ["-1", "None in particular"],
            ]}
            standing={standingOf(sayings.line(shown, ingredient_id, ""))}
            onChoose={(choice) =>
              turn(sayings.line(shown, ingredient_id, choice), { lines: { ...now.lines, [ingredient_id]: choice } })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** builder.md, 2: the checklist of collections, or how to come by some. */
function Collections({ panel: { shown, now, standingOf, turn } }: { panel: PanelState }) {
  const { collections, link_table } = shown;
  if (!collections)
    return ["cocktails", "spiritbrands", "ingredients"].includes(link_table) ? (
      <p className="text-muted">
        Put it into collections and print menus of them with{" "}
        <A to="/premium" className="underline">
          Premium
        </A>
        .
      </p>
    ) : null;
  return (
    <fieldset>
      <legend className="font-semibold">Your collections</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {collections.map(({ id, name }) => (
          <TickControl
            key={id}
            name={`collection[${id}]`}
            label={name}
            on={now.collections.includes(id)}
            standing={standingOf(sayings.collection(shown, id, true))}
            onTurn={(on) => {
              const others = now.collections.filter((other) => other !== id);
              turn(sayings.collection(shown, id, on), { collections: on ? [...others, id] : others });
            }}
          />
        ))}
      </div>
      <p>
        <A to="/builder/collections" className="text-link inline-flex min-h-11 items-center">
          All your collections
        </A>
      </p>
    </fieldset>
  );
}
