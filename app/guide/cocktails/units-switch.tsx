import { useEffect, useState } from "react";
import { useReader } from "#app/i18n/locale-context.tsx";
import { defaultMeasures, type MeasureSystem, measureSystems } from "#app/i18n/measures.ts";

const names: Record<MeasureSystem, string> = { ml: "ml", oz: "oz", shot: "Shots" };

/** In which measures amounts are shown. All three stand in the page; the choice is remembered. */
export function UnitsSwitch() {
  const { locale } = useReader();
  const [system, setSystem] = useState<MeasureSystem>(defaultMeasures(locale));
  useEffect(() => {
    const kept = measureSystems.find((name) => name === document.documentElement.dataset.units);
    if (kept) setSystem(kept);
  }, []);
  function choose(next: MeasureSystem) {
    setSystem(next);
    document.documentElement.dataset.units = next;
    try {
      localStorage.setItem("units", next);
    } catch {
      // Kept for this page where nothing can be stored.
    }
  }
  return (
    <fieldset className="needs-script print:hidden">
      <legend className="mb-1 font-semibold">Measures</legend>
      <div className="flex overflow-hidden rounded-full border border-edge">
        {measureSystems.map((name) => (
          <label
            key={name}
            className="relative flex min-h-11 min-w-11 cursor-pointer items-center justify-center px-4 has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="units"
              value={name}
              checked={system === name}
              onChange={() => choose(name)}
              className="sr-only"
            />
            {names[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
