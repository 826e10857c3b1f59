import { useEffect, useState } from "react";
import { ItemCombobox } from "#app/my-bar/tabs.tsx";
import { unhurried } from "#app/ui/combobox.ts";
import { A } from "#app/ui/link.tsx";
import { categories } from "../../ingredients/categories.ts";
import { texts } from "../../texts.ts";
import type { Choosing, Tickable } from "./load-choosing.server.ts";
import { TickList } from "./tick-list.tsx";
import { useCount } from "./use-count.ts";

/** Only ingredients are searched by, of every kind. */
const onlyIngredients = { "search-all": "1", "must-be-ingredient": "1" };

/**
 * Step one: ingredients of the own bar to tick, and any other by its name. Without a script the word that is typed is looked
 * up by the page, which keeps what is ticked.
 */
export function StepOne({ choosing }: { choosing: Choosing }) {
  const { sid, own, unloaded, found, keyword, chosen, count } = choosing;
  const [ids, setIds] = useState(() => chosen.map(({ id }) => id));
  // Those that are not in the bar, by name: what the address has, and what is added here.
  const [others, setOthers] = useState<Tickable[]>(() =>
    chosen.filter(({ id }) => !own.some((one) => one.id === id)).map((one) => ({ ...one, type: 0 })),
  );
  // builder.md, 4: only with something chosen; without a script the page's answer says so.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useInAddress(ids, sid === null);
  const [round, setRound] = useState(0);
  const begun = chosen.length > 0 ? query(chosen.map(({ id }) => id)) : null;
  const told = useCount(ids.length > 0 ? query(ids) : null, { query: begun, count });
  const turn = (id: number, on: boolean) => setIds((all) => [...all.filter((one) => one !== id), ...(on ? [id] : [])]);
  function add(one: Tickable) {
    setRound((before) => before + 1);
    turn(one.id, true);
    if (!own.some(({ id }) => id === one.id)) setOthers((all) => [...all.filter(({ id }) => id !== one.id), one]);
  }
  const offered = (found ?? []).filter(({ id }) => ![...own, ...others].some((one) => one.id === id));
  const ticked = { ids, turn };
  return (
    <form method="post" aria-label="Ingredients to search by" className="grid gap-6">
      {sid ? <input type="hidden" name="sid" value={sid} /> : null}
      {/* Enter presses the first button of a form: without a script it finds what was typed. */}
      {ready ? null : <button type="submit" formMethod="get" formNoValidate hidden aria-label="Find" />}
      <div className="card goes-along flex items-center justify-between gap-3 px-4 py-3 max-[16em]:flex-wrap sm:px-6">
        <p role="status" className="font-semibold">
          {ids.length === 0 ? texts.noneChosen : `${ids.length} chosen`}
          {told === null ? null : (
            <span className="block font-normal text-muted">
              {told === 1 ? "1 recipe" : `${told} recipes`} with these
            </span>
          )}
        </p>
        <button
          type="submit"
          name="intent"
          value="choose"
          className="button button-main"
          disabled={ready && ids.length === 0}
        >
          Continue
        </button>
      </div>
      <fieldset className="grid max-w-xl gap-3">
        <legend className="mb-2 font-display font-semibold text-xl">By name</legend>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <ItemCombobox
              key={round}
              id="search-ingredient"
              name="keyword"
              label="Add an ingredient"
              extra={onlyIngredients}
              initial={round === 0 ? keyword : ""}
              autoFocus={round > 0}
              pauseFor={unhurried}
              failed={texts.reload}
              onChoose={(item) => item && add({ id: item.ingredient_id, name: item.display_name, type: 0 })}
            />
          </div>
          <button type="submit" formMethod="get" formNoValidate className="button button-quiet without-script mt-7">
            Find
          </button>
        </div>
        {found === null ? null : found.length === 0 ? <p>{texts.noIngredients}</p> : null}
        <TickList of={[...others, ...offered]} {...ticked} />
      </fieldset>
      <section aria-labelledby="own">
        <h2 id="own" className="mb-3 text-2xl">
          From your bar
        </h2>
        {unloaded ? (
          <p role="alert" className="text-bad">
            {texts.reload}
          </p>
        ) : own.length === 0 ? (
          <p>
            There is nothing in it yet.{" "}
            <A to="/builder/get-started" className="text-link">
              Get started
            </A>
          </p>
        ) : (
          <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
            {[...categories, { type: 0, title: "Others" }].map(({ type, title }) => {
              const these = own.filter((one) => one.type === type);
              return these.length === 0 ? null : (
                <fieldset key={type}>
                  <legend className="mb-2 font-semibold">{title}</legend>
                  <TickList of={these} {...ticked} />
                </fieldset>
              );
            })}
          </div>
        )}
      </section>
      <p>
        <button type="submit" name="intent" value="all" className="button button-quiet">
          Use all that I have
        </button>
      </p>
    </form>
  );
}

/** What the second step begins with. */
const query = (ids: readonly number[]) => `iid=${ids.join()}`;

/** What is chosen stands in the address as well: whoever comes back from the second step finds it as it was left. */
function useInAddress(ids: readonly number[], isNew: boolean): void {
  useEffect(() => {
    const here = new URL(location.href);
    if (ids.length > 0) here.searchParams.set("iid", ids.join());
    else here.searchParams.delete("iid");
    if (isNew && here.href !== location.href) history.replaceState(history.state, "", here);
  }, [ids, isNew]);
}
