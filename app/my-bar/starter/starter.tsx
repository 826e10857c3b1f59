import { Check, Plus } from "lucide-react";
import { useLatest, useShownFlag } from "#app/ui/button-state.ts";
import { Picture } from "#app/ui/cards.ts";
import { ChangeForm } from "#app/ui/form.ts";
import type { StarterGroup, StarterItem } from "../bar-types.ts";
import { useChanges } from "../changes/changes.tsx";

/** A friendly start: common bottles by one click each, with what each would add right now. */
export function Starter({ groups, makeable }: { groups: StarterGroup[]; makeable: number }) {
  return (
    <section aria-labelledby="starter" className="card mb-10 px-4 pb-5 sm:px-6">
      <div className="goes-along mb-3 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line bg-surface py-3">
        <h2 id="starter" className="text-2xl">
          What do you have at home?
        </h2>
        {/* The headline says the same aloud; this one stays in sight while picking. */}
        <p aria-hidden="true" className="font-semibold text-accent tabular-nums">
          {makeable === 1 ? "1 drink" : `${makeable} drinks`}
        </p>
      </div>
      <p className="mb-5 text-muted">Pick what is there. Water, sugar and ice are in your pantry already.</p>
      {groups.map(({ name, items }) => (
        <div key={name} className="mb-5 last:mb-0">
          <h3 className="mb-2 text-lg">{name}</h3>
          <ul className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,8.4rem),1fr))]">
            {items.map((item) =>
              item.has_bottle && item.my_bar_item_id === null ? (
                <Bottled key={item.link_id} item={item} />
              ) : (
                <Pick key={item.link_id} item={item} />
              ),
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** How a thing to pick looks, and what stands there already. */
const pickLook =
  "button py-1 pr-4 pl-2 max-sm:h-full max-sm:min-h-15 max-sm:w-full max-sm:gap-1.5 max-sm:px-1.5 max-sm:text-[0.9375rem] max-sm:justify-start max-sm:rounded-lg max-sm:text-left";
const tick = <Check size={18} aria-hidden="true" className="shrink-0 text-good" />;

/** What is there by a bottle of it: that goes from the shelf, where one sees which it is. */
function Bottled({ item }: { item: StarterItem }) {
  return (
    <li>
      <p className={`${pickLook} cursor-default border-good bg-raised`}>
        <Picture src={item.image} className="h-9 w-7 shrink-0" />
        <span className="min-w-0 leading-tight max-sm:flex-1">
          {item.name}
          <span className="sr-only">: a bottle of it is in your bar</span>
        </span>
        {tick}
      </p>
    </li>
  );
}

function Pick({ item }: { item: StarterItem }) {
  const changes = useChanges();
  const { link_id, name, my_bar_item_id: id, unlocks } = item;
  const [inBar, turn] = useShownFlag(id !== null);
  const latest = useLatest(id);
  const fields = { link_table: "ingredients", link_id };
  // What was picked by mistake a moment ago goes without a question.
  function put(wanted: boolean, undo?: () => void) {
    const here = latest.current;
    if (wanted === (here !== null)) return;
    const changed = here === null ? changes.change("add", fields) : changes.change("delete", { id: here });
    turn(wanted, changed);
    changed.then((done) => done && changes.say(`${wanted ? "Added" : "Removed"} ${name}`, undo));
  }
  const send = () => put(!inBar, () => put(inBar));
  return (
    <li>
      <ChangeForm intent={id === null ? "add" : "delete"} fields={id === null ? fields : { id }} onSend={send}>
        <button
          type="submit"
          aria-pressed={inBar}
          className={`${pickLook} ${inBar ? "border-good bg-raised" : "button-quiet"}`}
        >
          <Picture src={item.image} className="h-9 w-7 shrink-0" />
          <span className="min-w-0 gap-x-2 max-sm:flex-1 sm:flex sm:items-center">
            <span className="block leading-tight">{name}</span>
            {!inBar && unlocks > 0 ? (
              <span className="block text-sm font-normal text-accent tabular-nums">
                +{unlocks === 1 ? "1 drink" : `${unlocks} drinks`}
              </span>
            ) : null}
          </span>
          {inBar ? (
            tick
          ) : (
            <Plus
              size={18}
              aria-hidden="true"
              className={`shrink-0 text-muted max-sm:hidden ${unlocks > 0 ? "sm:hidden" : ""}`}
            />
          )}
        </button>
      </ChangeForm>
    </li>
  );
}
