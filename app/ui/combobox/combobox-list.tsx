import type { UseComboboxReturnValue } from "downshift";
import type { ReactNode } from "react";

type Props<Option> = {
  box: UseComboboxReturnValue<Option>;
  options: readonly Option[];
  keyOf(option: Option): string;
  className?: string;
  /** What an option looks like. */
  children(option: Option): ReactNode;
};

/** The list of what a box offers; it is there, hidden, before there is anything in it. */
export function ComboboxList<Option>({ box, options, keyOf, className = "", children }: Props<Option>) {
  return (
    <ul
      {...box.getMenuProps()}
      hidden={!box.isOpen}
      className={`card mt-2 overflow-y-auto p-1 ${className}`}
      // Its scroll bar must not take the focus out of the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <li
          key={keyOf(option)}
          {...box.getItemProps({ item: option, index })}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg p-2 outline-accent aria-selected:bg-raised aria-selected:outline-2 aria-selected:-outline-offset-2"
        >
          {children(option)}
        </li>
      ))}
    </ul>
  );
}
