import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";

type Props = { values: readonly string[]; onChange(values: string[], typed: boolean): void };

const said = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== "");

/**
 * Keywords, each in a field of its own; all of them must match (guide.md, 5). A comma or the button opens another field, which
 * has the focus then; an empty one adds none. Without a script one empty field stands below those that are filled.
 */
export function Keywords({ values, onChange }: Props) {
  const [texts, setTexts] = useState<readonly string[]>(values);
  // What is typed stays as it is typed while it says the same as the address does.
  const spoken = [...new Set(said(texts))].join("\n");
  const [heard, hear] = useState(spoken);
  const told = values.join("\n");
  if (told !== heard) {
    hear(told);
    if (told !== spoken) setTexts(values);
  }
  const group = useRef<HTMLDivElement>(null);
  const opened = useRef<number | null>(null);
  useEffect(() => {
    const fields = group.current?.querySelectorAll("input");
    if (opened.current !== null) fields?.[opened.current]?.focus();
    opened.current = null;
  });
  const shown = texts.length === 0 ? [""] : texts;

  function open(filled: readonly string[]) {
    // An empty one is opened once: whoever asks again is led to it.
    opened.current = filled.length;
    setTexts([...filled, ""]);
  }
  function type(place: number, text: string) {
    const parts = text.split(",");
    const next = [...shown.slice(0, place), ...parts, ...shown.slice(place + 1)];
    if (parts.length === 1) setTexts(next);
    else open(said(next));
    onChange(said(next), true);
  }
  return (
    <div ref={group} className="grid gap-2">
      {shown.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place
        <Field key={place} place={place} text={text} onChange={(next) => type(place, next)} />
      ))}
      {texts.length === 0 ? null : (
        <div className="without-script">
          <Field place={shown.length} text="" />
        </div>
      )}
      <button
        type="button"
        className="needs-script button justify-self-start px-3 underline"
        onClick={() => open(said(shown))}
      >
        <Plus size={18} aria-hidden="true" /> Add a keyword
      </button>
    </div>
  );
}

type FieldProps = { place: number; text: string; onChange?(text: string): void };

function Field({ place, text, onChange }: FieldProps) {
  return (
    <label className="block">
      <span className={place === 0 ? "mb-1 block font-semibold" : "sr-only"}>
        {place === 0 ? "Keyword" : `Word ${place + 1} to look for`}
      </span>
      <input
        type="search"
        name="keyword"
        maxLength={100}
        className="input"
        {...(onChange ? { value: text, onChange: (event) => onChange(event.target.value) } : {})}
      />
    </label>
  );
}
