import { Check, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { A } from "#app/ui/link.tsx";
import { guestPath, type SubType } from "../bar-types.ts";
import type { GuestPick } from "./guest-answers.server.ts";
import type { GuestBar } from "./use-guest-bar.ts";

/** What the four lists of a bar are called where a guest picks from them. */
const groups: Record<SubType, string> = {
  spirit: "Spirits",
  liqueur: "Liqueurs and bitters",
  wine: "Vermouth, wine and beer",
  mixer: "Juices, syrups and mixers",
};

/** The address of what ticked ingredients make. */
export function guestAddress(ids: readonly number[]): string {
  return ids.length > 0 ? `${guestPath}?iid=${ids.join()}` : guestPath;
}

/**
 * Ingredients to tick: a few, and all others behind them, by the lists of a bar. Without a script they are boxes of the form
 * around them.
 */
export function GuestPicks({ bar, open = false }: { bar: GuestBar; open?: boolean }) {
  const all = bar.picks.result;
  const on = new Set(bar.ids);
  const first = all.filter((pick) => pick.first);
  const others = all.filter((pick) => !pick.first);
  const chips = (picks: readonly GuestPick[]) => (
    <ul className="flex flex-wrap gap-2">
      {picks.map((pick) => (
        <TickChip key={pick.id} pick={pick} on={on.has(pick.id)} bar={bar} />
      ))}
    </ul>
  );
  const more = others.filter((pick) => on.has(pick.id)).length;
  return (
    <>
      <fieldset>
        <legend className="sr-only">What you have</legend>
        {chips(first)}
      </fieldset>
      <details className="mt-2" open={open ? true : undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
          More to tick{more > 0 ? `, ${more} ticked` : ""}
        </summary>
        {(Object.keys(groups) as SubType[]).map((kind) => {
          const own = others.filter((pick) => pick.sub_type === kind);
          return own.length === 0 ? null : (
            <fieldset key={kind} className="mt-3">
              <legend className="mb-2 font-semibold">{groups[kind]}</legend>
              {chips(own)}
            </fieldset>
          );
        })}
      </details>
    </>
  );
}

type TickProps = { pick: Pick<GuestPick, "id" | "name" | "unlocks">; on: boolean; bar: GuestBar };

/** One ingredient to tick, with how many drinks it alone would add. */
export function TickChip({ pick, on, bar }: TickProps) {
  const { id, name, unlocks } = pick;
  const ticked = bar.ids.length > 0;
  return (
    <li>
      <label className="pick">
        <input
          type="checkbox"
          name="iid"
          value={id}
          checked={on}
          onChange={(event) => bar.turn(id, event.target.checked)}
          className="sr-only"
        />
        {name}
        {on ? (
          <Check size={16} aria-hidden="true" />
        ) : ticked && unlocks > 0 ? (
          <span className="tabular-nums">
            +{unlocks}
            <span className="sr-only"> {unlocks === 1 ? "drink" : "drinks"}</span>
          </span>
        ) : (
          <Plus size={16} aria-hidden="true" />
        )}
      </label>
    </li>
  );
}

const drinks = (count: number) => (count === 1 ? "1 drink" : `${count} drinks`);

/** How many drinks the ticked make, and what would make most of them, said aloud as it changes; before that `children`. */
export function GuestCount({ bar, children }: { bar: GuestBar; children: ReactNode }) {
  const { recipe_count: count, next } = bar.picks;
  const failed = bar.status === "failed";
  const told = failed
    ? "Please tick again in a moment."
    : next
      ? `${next.name} would make it ${next.recipe_count}.`
      : "Nothing else alone would make more.";
  return (
    <p role="status" aria-busy={bar.status === "asking"} className="min-h-15">
      {bar.ids.length === 0 ? (
        children
      ) : (
        <>
          <strong className="block font-display text-2xl leading-tight">
            {failed ? "That did not work" : drinks(count)}
          </strong>
          {told}
        </>
      )}
    </p>
  );
}

/** The question to somebody who has no bar here: what they have, ticked, counted at once; a plain form without a script. */
export function GuestPicker({ bar }: { bar: GuestBar }) {
  const local = useLocalPath();
  return (
    <form method="get" action={local(guestPath)} aria-label="What have you got?" className="grid gap-3">
      <GuestCount bar={bar}>What have you got? Tick it, and see. No account needed.</GuestCount>
      <div>
        <GuestPicks bar={bar} />
      </div>
      <div className="min-h-11">
        <button type="submit" className="button button-main without-script">
          Show the drinks
        </button>
        {bar.ids.length > 0 ? (
          <A to={guestAddress(bar.ids)} className="button button-main needs-script">
            Show them all
          </A>
        ) : null}
      </div>
    </form>
  );
}
