import { type UseComboboxReturnValue, useCombobox } from "downshift";
import { type KeyboardEvent, useLayoutEffect, useMemo, useState } from "react";
import type { Asking } from "./questions.ts";
import { useQuestions } from "./use-questions.ts";

type Settings<Answer, Option> = Pick<Asking<Answer>, "tidy" | "enough" | "ask" | "pauseFor"> & {
  id: string;
  /** What stands in the box at first. */
  initial?: string;
  /** The entries for an answer. */
  optionsOf(answer: Answer, keyword: string): Option[];
  textOf(option: Option): string;
  /** An option leads to another page: what was typed stays, and none stays chosen. */
  leads?: boolean;
  /** The first of a new list is highlighted, so that Enter takes it; else none is. */
  first?: boolean;
  /** An option was chosen; null where typing on took the choice back. */
  onChoose(option: Option | null): void;
};

const { InputBlur, InputChange, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/**
 * A box that offers what it finds while one types (guide.md, 5 and 9; ARIA 1.2 combobox with a list): it asks when typing
 * pauses, leaving it chooses nothing, and a key that it has no use for is the page's.
 */
export function useSearchCombobox<Answer, Option>(settings: Settings<Answer, Option>) {
  const { id, initial = "", optionsOf, textOf, leads = false, first = false, onChoose } = settings;
  const { shown, waiting, type, stop } = useQuestions<Answer>(settings);
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  const options = useMemo(() => (shown.status === "ready" ? optionsOf(shown.answer, shown.keyword) : []), [shown]);
  const box = useCombobox<Option>({
    id,
    inputId: id,
    items: options,
    isOpen: wanted && options.length > 0,
    ...(leads ? { selectedItem: null } : {}),
    initialInputValue: initial,
    itemToString: (option) => (option ? textOf(option) : ""),
    scrollIntoView: (option) => option?.scrollIntoView({ block: "nearest" }),
    stateReducer(state, { type: cause, changes }) {
      if (cause === InputBlur) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      if (cause === InputChange) return { ...changes, selectedItem: null };
      if (leads && (cause === InputKeyDownEnter || cause === ItemClick))
        return { ...changes, inputValue: state.inputValue };
      return changes;
    },
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen),
    // What was chosen is not asked for again. By the text and not by the cause: of keystrokes and a new highlight within one
    // render the last is told as the cause of all, and who typed fast was never answered.
    onInputValueChange: ({ inputValue, selectedItem }) =>
      type(selectedItem && textOf(selectedItem) === inputValue ? "" : inputValue),
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
  });

  const { setHighlightedIndex } = box;
  // A new list keeps no old highlight: Enter must not choose what just slid under it. Before it is seen: Enter is pressed as soon as
  // it is, and did nothing where a busy browser highlighted later.
  useLayoutEffect(
    () => setHighlightedIndex(first && options.length > 0 ? 0 : -1),
    [first, options, setHighlightedIndex],
  );

  return {
    box,
    options,
    shown,
    waiting,
    wanted,
    /** For `box.getInputProps`, beside the box's own. */
    keys: {
      // An empty name of what is highlighted names nothing.
      ...(box.highlightedIndex < 0 ? { "aria-activedescendant": undefined } : {}),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => leaveKeysAlone(event, box),
      onBlur: () => setWanted(false),
    },
    /** Nobody looks any more: another page is on its way. */
    leave() {
      stop();
      setWanted(false);
    },
  };
}

/**
 * Enter with nothing highlighted sends the form, and Escape without a list is for the dialog around the box;
 * both stay with the browser. Escape with a list closes the list and nothing else.
 */
function leaveKeysAlone<Option>(event: KeyboardEvent<HTMLInputElement>, box: UseComboboxReturnValue<Option>) {
  const own = event.key === "Escape" ? box.isOpen : box.highlightedIndex >= 0;
  if (event.key !== "Escape" && event.key !== "Enter") return;
  if (own) event.stopPropagation();
  else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
