import { type ComponentProps, useLayoutEffect, useState } from "react";
import { useHydrating } from "#app/i18n/still.tsx";
import { Labelled, type Labels, tied } from "./labelled.tsx";

type Props = ComponentProps<"textarea"> &
  Labels & { name: string /** Tells how much may still be written. */; counter?: boolean };

/** guide.md, 9 and builder.md, 5: so many lines a field has where nothing else is said. */
const usualRows = 3;

/** A labelled field for several lines, with its hint and its message. */
export function TextArea({ label, hint, error, name, id = name, className = "", counter = false, ...area }: Props) {
  const typed = useTypedBefore(id);
  const [length, setLength] = useState((typed ?? String(area.defaultValue ?? "")).length);
  return (
    <Labelled {...{ id, label, hint, error, className }}>
      <textarea
        name={name}
        rows={usualRows}
        className="input"
        {...tied(id, { hint, error })}
        {...area}
        {...(counter ? { onInput: (event) => setLength(event.currentTarget.value.length) } : {})}
      />
      {counter && area.maxLength ? (
        <p className="needs-script mt-1 text-muted text-sm">
          <Remaining left={area.maxLength - length} />
        </p>
      ) : null}
    </Labelled>
  );
}

const fieldNamed = (id: string) => document.getElementById(id) as HTMLTextAreaElement | HTMLInputElement | null;

/**
 * What somebody typed before the page's script came. React puts the text that the server wrote back when it takes the page over,
 * into a field of several lines and into one whose text a state holds, and without a word.
 */
export function useTypedBefore(id: string): string | undefined {
  const hydrating = useHydrating();
  const [typed] = useState(() => (hydrating && !import.meta.env.SSR ? fieldNamed(id)?.value : undefined));
  useLayoutEffect(() => {
    const field = fieldNamed(id);
    if (field && typed !== undefined) field.value = typed;
  }, [id, typed]);
  return typed;
}

/** builder.md, 5: from so few characters on, what remains is told with emphasis. */
const fewLeft = 10;

/** How much may still be written, below a field that counts. */
export function Remaining({ left }: { left: number }) {
  return (
    <span className={`tabular-nums ${left <= fewLeft ? "font-semibold text-bad" : ""}`}>
      {left === 1 ? "1 character left." : `${left} characters left.`}
    </span>
  );
}
