import { useCombobox } from "downshift";
import { useEffect, useState } from "react";
import { type FoundItem, pictureOf } from "../../bar-types.ts";
import { shortest, whatItIs } from "./to-add.ts";
import { type ItemSearch, useItemSearch } from "./use-item-search.ts";

type Props = {
  label: string;
  id: string;
  /** Further query of the search call. */
  extra?: string;
  /** The field's name in a form without a script. */
  name?: string;
  /** What stands in the field at first. */
  initial?: string;
  autoFocus?: boolean;
  onChoose(item: FoundItem | null): void;
  onSearch?(keyword: string, search: ItemSearch): void;
};

/**
 * Finds an ingredient or a bottle while it is typed. Its list stands below it in the page, so that it
 * is seen and read inside a modal dialog as well.
 */
export function ItemCombobox({
  label,
  id,
  extra = "",
  name,
  initial = "",
  autoFocus = false,
  onChoose,
  onSearch,
}: Props) {
  const [keyword, setKeyword] = useState(initial);
  // What was chosen is not searched for again.
  const [asked, setAsked] = useState("");
  const search = useItemSearch(asked, extra);
  const { items } = search;
  const { getInputProps, getItemProps, getLabelProps, getMenuProps, highlightedIndex, isOpen, setHighlightedIndex } =
    useCombobox({
      id,
      inputId: id,
      initialInputValue: initial,
      items,
      itemToString: (item: FoundItem | null) => item?.display_name ?? "",
      itemToKey: (item: FoundItem | null) => (item ? `${item.link_table}:${item.link_id}` : null),
      onInputValueChange: ({ inputValue, type }) => {
        setKeyword(inputValue);
        setAsked(isChoice(type) ? "" : inputValue);
      },
      onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
      stateReducer: (state, { type, changes }) => {
        // Leaving the field chooses nothing, and typing on takes back what was chosen.
        if (type === useCombobox.stateChangeTypes.InputBlur) {
          return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
        }
        if (type === useCombobox.stateChangeTypes.InputChange) return { ...changes, selectedItem: null };
        return changes;
      },
    });
  const shown = isOpen && items.length > 0;
  useEffect(() => {
    if (search.status === "found" && items.length > 0) setHighlightedIndex(0);
  }, [search.status, items, setHighlightedIndex]);
  useEffect(() => onSearch?.(keyword, search), [onSearch, keyword, search]);
  return (
    <div>
      <label {...getLabelProps({ className: "mb-1 block font-semibold" })} htmlFor={id}>
        {label}
      </label>
      <input
        {...getInputProps({
          className: "input",
          type: "text",
          enterKeyHint: "search",
          maxLength: 100,
          spellCheck: false,
          "aria-expanded": shown,
          "aria-describedby": `${id}-status`,
          autoFocus,
          ...(autoFocus ? { ref: markAutofocus } : {}),
          ...(name ? { name } : {}),
        })}
      />
      <p id={`${id}-status`} role="status" className="mt-1 min-h-[1.6em] text-muted">
        {statusText(keyword, asked, search)}
      </p>
      <ul
        {...getMenuProps({ "aria-label": "Suggestions" })}
        className={shown ? "mt-1 grid max-h-[45dvh] gap-1 overflow-y-auto rounded-lg border border-line p-1" : ""}
      >
        {shown
          ? items.map((item, index) => (
              <li
                key={`${item.link_table}:${item.link_id}`}
                {...getItemProps({ item, index })}
                className={`flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-2 py-1 ${highlightedIndex === index ? "bg-raised" : ""}`}
              >
                <FoundLine item={item} />
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}

/** A dialog that opens puts the focus where the attribute is, which React does not write. */
function markAutofocus(input: HTMLElement | null): void {
  input?.setAttribute("autofocus", "");
}

function FoundLine({ item }: { item: FoundItem }) {
  return (
    <>
      <img src={pictureOf(item)} alt="" width={400} height={500} className="h-12 w-9 shrink-0 object-contain" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{item.display_name}</span>
        <span className="block text-muted">{whatItIs(item)}</span>
      </span>
      {item.in_bar ? <span className="shrink-0 text-good">In your bar</span> : null}
    </>
  );
}

function isChoice(type: string): boolean {
  const { ItemClick, InputKeyDownEnter, FunctionSelectItem } = useCombobox.stateChangeTypes;
  return [ItemClick, InputKeyDownEnter, FunctionSelectItem].some((choice) => choice === type);
}

function statusText(keyword: string, asked: string, { status, items }: ItemSearch): string {
  if (keyword.trim().length < shortest) return `Type at least ${shortest} letters.`;
  if (asked === "") return "";
  if (status === "loading") return "Searching…";
  if (status === "failed") return "The search did not answer. Please try again.";
  if (items.length === 0) return "No results found. Please try a different search query.";
  return items.length === 1 ? "1 found" : `${items.length} found`;
}
