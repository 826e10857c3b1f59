import { useEffect, useRef, useState } from "react";
import { Form, useSubmit } from "react-router";
import { readYield } from "#app/drinks/amounts.ts";

/** builder.md, 4: the form sends itself a second after the last change. */
const yieldPause = 1_000;

/** For how many drinks a recipe shows its amounts: what the address says, until the reader says otherwise. */
export function useDrinks(loaded: number, recipe: number): [number, (drinks: number) => void] {
  const said = `${recipe} ${loaded}`;
  const [chosen, choose] = useState({ said, drinks: loaded });
  // A new address, by whichever way it came, has the last word.
  if (chosen.said !== said) choose({ said, drinks: loaded });
  return [chosen.said === said ? chosen.drinks : loaded, (drinks) => choose({ said, drinks })];
}

type Props = { drinks: number; path: string; onChange: (drinks: number) => void };

/**
 * For how many drinks the amounts are: a form that works by itself. With a script the amounts follow at once, since they
 * are arithmetic, and the address follows after a pause, without a new entry in the history.
 */
export function YieldForm({ drinks, path, onChange }: Props) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(String(drinks));
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    setValue(String(drinks));
    setWaiting(false);
  }, [drinks]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      const wanted = readYield(value);
      setValue(String(wanted));
      setWaiting(false);
      if (wanted === drinks) return;
      submit({ yield: String(wanted) }, { method: "get", action: path, replace: true, state: { stay: true } });
    }, yieldPause);
    return () => clearTimeout(timer);
  }, [waiting, value, drinks, path, submit]);
  function change(next: string) {
    setValue(next);
    setWaiting(true);
    onChange(readYield(next));
  }
  const step = (by: number) => change(String(Math.min(20, Math.max(1, readYield(value) + by))));
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      replace
      state={{ stay: true }}
      className="flex items-center gap-2 print:hidden"
    >
      <div className="segmented">
        <button
          type="button"
          className="segment needs-script border-line border-r"
          onClick={() => step(-1)}
          aria-label="One drink fewer"
        >
          −
        </button>
        <label className="relative flex items-center px-2 has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:-outline-offset-3">
          <input
            id="yield"
            name="yield"
            type="number"
            inputMode="numeric"
            min={1}
            max={20}
            step={1}
            aria-label="Drinks"
            className="w-7 bg-transparent text-center sm:w-6 sm:text-right font-semibold tabular-nums outline-none [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          <span aria-hidden="true" className="ml-1.5 text-muted text-sm max-sm:hidden">
            {readYield(value) === 1 ? "drink" : "drinks"}
          </span>
        </label>
        <button
          type="button"
          className="segment needs-script border-line border-l"
          onClick={() => step(1)}
          aria-label="One drink more"
        >
          +
        </button>
      </div>
      <button type="submit" className="button button-quiet without-script">
        Change
      </button>
      <span className="sr-only" role="status">
        {waiting ? `Amounts for ${readYield(value)}` : ""}
      </span>
    </Form>
  );
}
