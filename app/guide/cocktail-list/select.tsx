import type { Choice } from "./filter-store.server.ts";

type Props = {
  name: string;
  label: string;
  value: string;
  options: Choice[];
  any?: string | undefined;
  onChange(value: string): void;
};

/** A filter with one of several values. What would leave nothing can be seen and not chosen; a count below 0 is none. */
export function Select({ name, label, value, options, any = "Any", onChange }: Props) {
  return (
    <label className="block">
      <span className="mb-1 block font-semibold">{label}</span>
      <select name={name} value={value} className="input" onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {/* A value that nothing has stands in the address all the same. */}
        {value === "" || options.some((option) => option.value === value) ? null : (
          <option value={value}>{value.replaceAll("-", " ")}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.count === 0 && option.value !== value}>
            {option.text}
            {option.count < 0 ? "" : ` (${option.count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
