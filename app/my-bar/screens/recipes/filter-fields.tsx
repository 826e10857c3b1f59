type CheckProps = { name: string; label: string; checked: boolean; value?: string; onChange(on: boolean): void };

/** A yes-or-no filter. */
export function Check({ name, label, checked, value = "1", onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0"
      />
      {label}
    </label>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: [string, string][];
  onChange(value: string): void;
};

/** A filter with one of several values. */
export function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="block">
      <span className="mb-1 block font-semibold">{label}</span>
      <select name={name} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
