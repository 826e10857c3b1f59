import { useState } from "react";
import { CodeCamera } from "#app/my-bar/tabs.tsx";
import { FieldError, optionsOf } from "#app/ui/form.ts";
import { rowAlert, rowProblem } from "../form/check.ts";
import { type CodeRow, emptyRow, mostRows } from "../form/draft.ts";
import { closures } from "../form/fields.ts";

type Props = {
  rows: readonly CodeRow[];
  /** How many are shown at least. */
  shown: number;
  errors: Readonly<Record<string, string>>;
};

/** The barcodes of step 1, each with the bottle that bears it; another row only once the last one is whole (guide.md, 5). */
export function CodeRows({ rows: kept, shown, errors }: Props) {
  const [rows, setRows] = useState<CodeRow[]>(() => {
    const empty = Math.max(0, Math.min(mostRows, Math.max(1, shown)) - kept.length);
    return [...kept, ...Array.from({ length: empty }, () => emptyRow)];
  });
  const [problem, setProblem] = useState<string | null>(null);
  const change = (at: number, told: Partial<CodeRow>) =>
    setRows((before) => before.map((row, place) => (place === at ? { ...row, ...told } : row)));
  function add() {
    const unfinished = rows.some((row) => rowProblem(row) === rowAlert);
    setProblem(unfinished ? rowAlert : null);
    if (unfinished) return;
    setRows((before) => [...before, emptyRow]);
    requestAnimationFrame(() => document.getElementById(`upc-${rows.length}`)?.focus());
  }
  const last = rows.length - 1;
  return (
    <fieldset className="mb-8 min-w-0">
      <legend className="mb-3 font-semibold text-xl">Barcodes</legend>
      <ol className="grid gap-4">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, by which the server knows it as well
          <li key={at} className="panel p-4">
            <FieldError id={`upc-${at}-error`} error={errors[`upc-${at}`]} />
            <div className="grid gap-3 sm:grid-cols-[1fr_8rem_10rem]">
              <label className="block">
                <span className="mb-1 block font-semibold">Barcode</span>
                <input
                  id={`upc-${at}`}
                  name={`upc[${at}][barcode]`}
                  className="input"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={40}
                  value={row.barcode}
                  onChange={(event) => change(at, { barcode: event.target.value })}
                  aria-invalid={errors[`upc-${at}`] ? true : undefined}
                  aria-describedby={errors[`upc-${at}`] ? `upc-${at}-error` : undefined}
                />
              </label>
              <label className="block">
                <span className="mb-1 block font-semibold">Size (ml)</span>
                <input
                  name={`upc[${at}][size_ml]`}
                  className="input"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={8}
                  value={row.size_ml}
                  onChange={(event) => change(at, { size_ml: event.target.value })}
                />
              </label>
              <label className="block">
                <span className="mb-1 block font-semibold">Closure</span>
                <select
                  name={`upc[${at}][closure]`}
                  className="input"
                  value={row.closure}
                  onChange={(event) => change(at, { closure: event.target.value })}
                >
                  <option value="">Choose one</option>
                  {optionsOf(closures).map(({ value, text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            {rows.length > 1 ? (
              <button
                type="submit"
                name="intent"
                value={`drop:${at}`}
                className="button button-quiet mt-3"
                onClick={(event) => {
                  event.preventDefault();
                  setRows((before) => before.filter((_, place) => place !== at));
                  setProblem(null);
                }}
              >
                Take this one out<span className="sr-only"> ({row.barcode || `row ${at + 1}`})</span>
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      <div role="alert">{problem ? <p className="mt-3 font-semibold text-bad">{problem}</p> : null}</div>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {rows.length < mostRows ? (
          <button
            type="submit"
            name="intent"
            value="add"
            className="button button-quiet"
            onClick={(event) => {
              event.preventDefault();
              add();
            }}
          >
            Add another barcode
          </button>
        ) : null}
        <button type="submit" name="intent" value="look" className="button button-quiet">
          Is it in the guide?
        </button>
        <CodeCamera form="product-form" field={`upc[${last}][barcode]`} intent="look" />
      </div>
    </fieldset>
  );
}
