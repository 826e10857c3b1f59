import type { ReactNode } from "react";
import { StandingMark } from "./standing-mark.tsx";
import type { Standing } from "./use-sayings.ts";

type Tick = {
  name: string;
  label: ReactNode;
  on: boolean;
  standing: Standing | undefined;
  disabled?: boolean;
  onTurn(on: boolean): void;
};

/** Yes or no, kept at once. */
export function TickControl({ name, label, on, standing, disabled = false, onTurn }: Tick) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label className="flex min-h-11 flex-1 items-center gap-3 py-1">
        <input
          type="checkbox"
          name={name}
          value="yes"
          className="size-5 shrink-0"
          checked={on}
          disabled={disabled}
          onChange={(event) => onTurn(event.target.checked)}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      <StandingMark standing={standing} />
    </div>
  );
}

type Select = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  standing: Standing | undefined;
  onChoose(value: string): void;
};

/** One of several, kept at once. */
export function SelectControl({ name, label, value, options, standing, onChoose }: Select) {
  return (
    <div className="min-w-0">
      <label className="block">
        <span className="mb-1 flex items-center justify-between gap-3 font-semibold">
          <span className="min-w-0 wrap-anywhere">{label}</span>
          <StandingMark standing={typeof standing === "object" ? undefined : standing} />
        </span>
        <select name={name} className="input" value={value} onChange={(event) => onChoose(event.target.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {typeof standing === "object" ? <StandingMark standing={standing} /> : null}
    </div>
  );
}
