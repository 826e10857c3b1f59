import { A } from "#app/ui/link.tsx";
import type { Personalised } from "../answer.server.ts";
import { sayings } from "../sayings.ts";
import { TickControl } from "./controls.tsx";
import { StandingMark } from "./standing-mark.tsx";
import type { PanelState } from "./use-panel.ts";

type Preferred = NonNullable<Personalised["preferred"]>;

/** builder.md, 6: which bottle is taken first: everywhere, which is premium's, and in which recipes all the same or not. */
export function PreferredControl({ panel, preferred }: { panel: PanelState; preferred: Preferred }) {
  const { shown, now, standingOf, turn } = panel;
  const everywhere = sayings.preferred(shown, !now.preferred);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Preferred bottle</legend>
      <TickControl
        name="preferred"
        label={`Take this wherever ${preferred.kind} is asked for`}
        on={now.preferred}
        disabled={!shown.premium_enabled}
        standing={standingOf(everywhere)}
        onTurn={(on) => turn(sayings.preferred(shown, on), { preferred: on })}
      />
      {shown.premium_enabled ? null : (
        <p className="text-muted">
          To prefer a bottle everywhere is part of{" "}
          <A to="/premium" className="underline">
            Premium
          </A>
          .
        </p>
      )}
      <Recipes panel={panel} title="Recipes in which you take it" rows={preferred.recipes} />
      <Recipes panel={panel} title="Recipes in which you do not" rows={preferred.exceptions} />
    </fieldset>
  );
}

function Recipes({ panel, title, rows }: { panel: PanelState; title: string; rows: Preferred["recipes"] }) {
  const { shown, now, standingOf, turn } = panel;
  const left = rows.filter(
    ({ cocktail_id, ingredient_id }) => !now.forgotten.includes(`${cocktail_id}:${ingredient_id}`),
  );
  if (left.length === 0) return null;
  return (
    <>
      <p className="mt-2 text-muted">{title}</p>
      <ul>
        {left.map(({ cocktail_id, ingredient_id, name, href }) => {
          const saying = sayings.forget(shown, cocktail_id, ingredient_id);
          const key = `${cocktail_id}:${ingredient_id}`;
          return (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-3">
              <A to={href} className="inline-flex min-h-11 items-center underline">
                {name}
              </A>
              <span className="flex items-center gap-2">
                <StandingMark standing={standingOf(saying)} />
                <button
                  type="submit"
                  name="intent"
                  value={`forget:${key}`}
                  className="text-link min-h-11"
                  onClick={(event) => {
                    event.preventDefault();
                    turn(saying, { forgotten: [...now.forgotten, key] });
                  }}
                >
                  Remove<span className="sr-only">: {name}</span>
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
