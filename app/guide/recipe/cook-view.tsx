import { type ChangeEvent, useEffect, useState } from "react";
import { amountsOf } from "#app/drinks/amounts.ts";
import type { Recipe } from "../cocktail.ts";
import { Amount } from "../cocktails/line-list.tsx";

const tick =
  "flex min-h-14 cursor-pointer items-start gap-4 rounded-xl px-3 py-3 hover:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-accent has-checked:text-muted has-checked:line-through";

/** A recipe to mix by: everything large, each line and step to be ticked off, and the screen stays on. */
export function CookView({ recipe, drinks }: { recipe: Recipe; drinks: number }) {
  const awake = useWakeLock();
  const amounts = amountsOf(recipe.lines, drinks);
  const steps = [...recipe.instructions, ...(recipe.garnish ? [`Garnish: ${recipe.garnish}`] : [])];
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const turn = (key: string, on: boolean) =>
    setDone(new Set([...done].filter((one) => one !== key).concat(on ? [key] : [])));
  const ticking = (key: string) => ({
    type: "checkbox",
    className: "mt-1 size-7 shrink-0",
    checked: done.has(key),
    onChange: (event: ChangeEvent<HTMLInputElement>) => turn(key, event.target.checked),
  });
  const left = steps.filter((_, place) => !done.has(`step ${place}`)).length;
  return (
    <div className="mx-auto max-w-5xl pb-10">
      <p className="mb-6 text-muted" role="status">
        {drinks === 1 ? "For one" : `For ${drinks}`}
        {left === 0 ? " · Done. Your health!" : ` · ${left === 1 ? "1 step" : `${left} steps`} to go`}
        {awake ? " · The screen stays on" : ""}
      </p>
      <div className="grid gap-10 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
        <fieldset className="min-w-0">
          <legend className="mb-2 font-display font-semibold text-h2">Ingredients</legend>
          {recipe.lines.map((line, place) => (
            <label key={line.position} className={`${tick} text-xl`}>
              <input {...ticking(`line ${line.position}`)} />
              <span className="min-w-0">
                <span className="amount mr-2 text-xl!">
                  <Amount amount={amounts[place]!} />
                </span>
                {line.name}
                {line.note ? <span className="text-muted">, {line.note}</span> : null}
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="mb-2 font-display font-semibold text-h2">Steps</legend>
          {steps.map((step, place) => (
            <label key={step} className={`${tick} text-2xl leading-snug md:text-3xl md:leading-snug`}>
              <input {...ticking(`step ${place}`)} />
              <span className="min-w-0">{step}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

/** Keeps the screen on as long as this is shown; true while it does. Browsers let go when the window is hidden. */
function useWakeLock(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    async function hold() {
      if (document.visibilityState !== "visible" || gone) return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (gone) return void taken.release();
        lock = taken;
        taken.addEventListener("release", () => setHeld(false));
        setHeld(true);
      } catch {
        // No such thing here, or the battery is low: the recipe is read all the same.
      }
    }
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
  return held;
}
