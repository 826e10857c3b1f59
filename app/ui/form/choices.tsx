import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field-error.tsx";
import { tied } from "./labelled.tsx";

/** A value that can be chosen, in words, and how many it leaves; without a count it says none. One that is off can only be seen. */
export type Option = { value: string; text: string; count?: number; off?: boolean };

/** The options of a record of words by value, in its order. */
export function optionsOf(words: Readonly<Record<string, string>>): Option[] {
  return Object.entries(words).map(([value, text]) => ({ value, text }));
}

type ChoiceProps = {
  name: string;
  label: string;
  options: readonly Option[];
  /** Either `value` with `onChange`, or `defaultValue` for a form that keeps its own fields. */
  value?: string;
  defaultValue?: string;
  onChange?(value: string): void;
  /** What the empty value is called; without it there is none. */
  any?: string;
  /** It rests: what it can be set to is still to come. */
  disabled?: boolean;
  className?: string;
};

/** One of several values. What would leave nothing can be seen and not chosen. */
export function Choice({
  name,
  label,
  options,
  value,
  defaultValue,
  onChange,
  any,
  disabled = false,
  className = "",
}: ChoiceProps) {
  const present = value ?? defaultValue ?? "";
  return (
    <label className={`block ${className}`}>
      <span className="mb-1 block font-semibold">{label}</span>
      <select
        name={name}
        className="input disabled:opacity-60"
        disabled={disabled}
        value={value}
        defaultValue={defaultValue}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {any === undefined ? null : <option value="">{any}</option>}
        {/* A value that nothing has stands in the address all the same. */}
        {present === "" || options.some((option) => option.value === present) ? null : (
          <option value={present}>{present.replaceAll("-", " ")}</option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.off || (isEmpty(option) && option.value !== present)}
          >
            {option.text}
            {option.count === undefined ? "" : ` (${option.count})`}
          </option>
        ))}
      </select>
    </label>
  );
}

type PickProps = { name: string; option: Option; on: boolean; onTurn(on: boolean): void };

/** One of several values of which more than one may be on: a chip. What would leave nothing cannot be put on. */
export function Pick({ name, option, on, onTurn }: PickProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        name={name}
        value={option.value}
        checked={on}
        disabled={isEmpty(option) && !on}
        onChange={(event) => onTurn(event.target.checked)}
        className="sr-only"
      />
      {option.text} <span className="tabular-nums">{option.count}</span>
    </label>
  );
}

function isEmpty({ count }: Option): boolean {
  return count === 0;
}

type CheckProps = Omit<ComponentProps<"input">, "type"> & {
  name: string;
  /** Its own on the page: that of the name, unless several boxes share one. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A yes or no: a tick box whose whole row can be pressed. */
export function Check({ name, id = name, label, hint, error, className = "", ...input }: CheckProps) {
  return (
    <div className={className}>
      <FieldError id={`${id}-error`} error={error} />
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input name={name} type="checkbox" className="size-6 shrink-0" {...tied(id, { hint, error })} {...input} />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-2 mb-2 pl-9 text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type WordProps = Omit<ComponentProps<"input">, "onChange" | "type"> & {
  /** A number goes up and down by its steps. */
  type?: "search" | "number";
  name: string;
  label: string;
  onChange?(value: string): void;
};

/** A word to look for in a list, 100 characters at most. */
export function Word({ label, onChange, ...input }: WordProps) {
  return (
    <label className="block">
      <span className="mb-1 block font-semibold">{label}</span>
      <input
        className="input"
        type="search"
        maxLength={100}
        onChange={onChange && ((event) => onChange(event.target.value))}
        {...input}
      />
    </label>
  );
}
