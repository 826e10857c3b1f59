import type { UseComboboxReturnValue } from "downshift";
import { type ReactNode, useId } from "react";

type Props<Option> = {
  box: UseComboboxReturnValue<Option>;
  options: readonly Option[];
  keyOf(option: Option): string;
  className?: string;
  /** What an option stands under, where options of one kind follow each other. */
  groupOf?(option: Option): string | null;
  /** What an option looks like. */
  children(option: Option): ReactNode;
};

/** The list of what a box offers; it is there, hidden, before there is anything in it. */
export function ComboboxList<Option>({ box, options, keyOf, groupOf, className = "", children }: Props<Option>) {
  const id = useId();
  const item = (option: Option, index: number) => (
    <div
      key={keyOf(option)}
      {...box.getItemProps({ item: option, index })}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg p-2 outline-accent aria-selected:bg-raised aria-selected:outline-2 aria-selected:-outline-offset-2"
    >
      {children(option)}
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a list box, by the properties that the box gives it
    <div
      {...box.getMenuProps()}
      hidden={!box.isOpen}
      className={`card mt-2 overflow-y-auto p-1 ${className}`}
      // Its scroll bar must not take the focus out of the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {runsOf(options, (option) => groupOf?.(option) ?? null).map(({ group, from, run }) =>
        group === null ? (
          run.map((option, place) => item(option, from + place))
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={group} role="group" aria-labelledby={`${id}-${from}`}>
            <p id={`${id}-${from}`} className="eyebrow px-2 pt-2">
              {group}
            </p>
            {run.map((option, place) => item(option, from + place))}
          </div>
        ),
      )}
    </div>
  );
}

/** Options that follow each other under one heading, with the place of the first among all. */
function runsOf<Option>(options: readonly Option[], groupOf: (option: Option) => string | null) {
  const runs: { group: string | null; from: number; run: Option[] }[] = [];
  options.forEach((option, place) => {
    const group = groupOf(option);
    const last = runs.at(-1);
    if (last && last.group === group) last.run.push(option);
    else runs.push({ group, from: place, run: [option] });
  });
  return runs;
}
