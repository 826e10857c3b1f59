import { type UseComboboxReturnValue, useCombobox } from "downshift";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { type Option, optionsOf, SuggestionList } from "./suggestions/suggestion-list.tsx";
import { SuggestionStatus } from "./suggestions/suggestion-status.tsx";
import { useSuggestions } from "./suggestions/use-suggestions.ts";

type Props = {
  /** The active section: of equals its subjects are offered first. */
  section: string;
  /** Somebody chose or asked for the results, and another page is on its way. */
  onChoose?(): void;
  autoFocus?: boolean;
  id?: string;
  /** What stands in the box at first. */
  keyword?: string;
  /** True where the list shall lie over what follows instead of moving it down. */
  over?: boolean;
};

/**
 * The search box: a form that leads to the page of results, and with a script a combobox that offers
 * suggestions while one types (guide.md, 5 and 9; ARIA 1.2 combobox with a list). The list stands in the
 * place where the box does, so that it works inside a modal dialog.
 */
export function SearchBox({ section, onChoose, autoFocus = false, id = "search", keyword = "", over = false }: Props) {
  const navigate = useNavigate();
  const { shown, type, stop } = useSuggestions(section);
  const [wanted, setWanted] = useState(false);
  const options = useMemo(() => optionsOf(shown), [shown]);
  const input = useRef<HTMLInputElement>(null);

  function leave() {
    stop();
    setWanted(false);
    onChoose?.();
  }

  const box = useCombobox<Option>({
    id,
    inputId: id,
    items: options,
    isOpen: wanted && options.length > 0,
    selectedItem: null,
    initialInputValue: keyword,
    itemToString: (option) => option?.text ?? "",
    scrollIntoView: (option) => option?.scrollIntoView({ block: "nearest" }),
    // An option is a way to another page: what was typed stays, and leaving the box chooses nothing.
    stateReducer(state, { type: cause, changes }) {
      const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      if (cause === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
      if (cause === InputKeyDownEnter || cause === ItemClick) return { ...changes, inputValue: state.inputValue };
      return changes;
    },
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen),
    onInputValueChange: ({ inputValue }) => type(inputValue),
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return;
      navigate(selectedItem.href);
      leave();
    },
  });

  useNoStaleHighlight(options, box);
  // A dialog that opens looks for the attribute; React's own property would come too early for it.
  useEffect(() => {
    if (!autoFocus || !input.current) return;
    input.current.autofocus = true;
    input.current.focus();
  }, [autoFocus]);

  return (
    <search className="relative block">
      <Form action="/search" method="get" onSubmit={leave}>
        <label {...box.getLabelProps()} htmlFor={id} className="mb-1 block font-semibold">
          What are you looking for?
        </label>
        <div className="flex gap-2">
          <input
            {...box.getInputProps({
              ref: input,
              name: "keyword",
              onKeyDown: (event) => leaveKeysAlone(event, box),
              onBlur: () => setWanted(false),
            })}
            className="input"
            enterKeyHint="search"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={1_000}
          />
          <button type="submit" className="button button-main shrink-0">
            <Search size={20} aria-hidden="true" />
            <span className="max-sm:sr-only">Search</span>
          </button>
        </div>
      </Form>
      <SuggestionList box={box} options={options} keyword={shown.status === "ready" ? shown.keyword : ""} over={over} />
      <SuggestionStatus shown={shown} wanted={wanted} over={over} />
    </search>
  );
}

/** A new list has nothing highlighted: Enter must not choose what just slid under the highlight. */
function useNoStaleHighlight(options: Option[], { setHighlightedIndex }: UseComboboxReturnValue<Option>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => setHighlightedIndex(-1), [options]);
}

/**
 * Enter with nothing highlighted sends the form, and Escape without a list is for the dialog around the box;
 * both stay with the browser. Escape with a list closes the list and nothing else.
 */
function leaveKeysAlone(event: KeyboardEvent<HTMLInputElement>, box: UseComboboxReturnValue<Option>) {
  const own = event.key === "Escape" ? box.isOpen : box.highlightedIndex >= 0;
  if (event.key !== "Escape" && event.key !== "Enter") return;
  if (own) event.stopPropagation();
  else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
