import { useEffect, useState } from "react";
import { useReader } from "#app/i18n/locale-context.tsx";
import { defaultMeasures, type MeasureSystem, measureSystems } from "#app/i18n/measure-systems.ts";
import { A } from "#app/ui/link.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";

const names: Record<MeasureSystem, string> = { ml: "ml", oz: "oz", shot: "Shots" };

/**
 * In which measures amounts are shown. All three stand in the page; the choice is remembered.
 * @param asked by the address, which counts as a choice
 */
export function UnitsSwitch({ asked }: { asked: MeasureSystem | null }) {
  const { locale } = useReader();
  const [system, setSystem] = useState<MeasureSystem>(defaultMeasures(locale));
  // A member's profile may have said which, once it is there.
  const { loaded } = usePersonal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew once the profile is there
  useEffect(() => {
    const root = document.documentElement;
    if (asked) root.dataset.units = asked;
    const kept = measureSystems.find((name) => name === root.dataset.units);
    if (kept) setSystem(kept);
  }, [asked, loaded]);
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
    <fieldset className="segmented needs-script print:hidden">
      <legend className="sr-only">Measures</legend>
      {measureSystems.map((name) => (
        <label key={name} className="segment">
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
    </fieldset>
  );
}

/** The same without a script: links to the page in each system of measures. */
export function UnitLinks({ units, path }: { units: MeasureSystem | null; path: string }) {
  return (
    <noscript>
      <nav aria-label="Measures" className="segmented print:hidden">
        {measureSystems.map((name) => (
          <A
            key={name}
            to={`${path}?units=${name}`}
            className="segment"
            aria-current={units === name ? "true" : undefined}
          >
            {names[name]}
          </A>
        ))}
      </nav>
    </noscript>
  );
}
