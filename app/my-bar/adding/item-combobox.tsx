import { useEffect } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { ask } from "#app/platform/client-call.ts";
import { fewestCharacters, isLongEnough, tidyKeyword } from "#app/search/keyword.ts";
import { Picture } from "#app/ui/cards.ts";
import { ComboboxList, type Shown, useSearchCombobox } from "#app/ui/combobox.ts";
import { type FoundItem, pictureOf } from "../bar-types.ts";
import { whatItIs } from "./to-add.ts";

/** guide.md, 9: how many are offered. */
const most = 8;

type Answer = { result: FoundItem[] };

type Props = {
  label: string;
  id: string;
  /** Further query of the search call. */
  extra?: Readonly<Record<string, string>>;
  /** The field's name in a form without a script. */
  name?: string;
  /** What stands in the field at first. */
  initial?: string;
  autoFocus?: boolean;
  /** Another pause than everywhere else (`unhurried`). */
  pauseFor?: (typed: string, first: boolean) => number;
  /** What is said where nothing could be loaded. */
  failed?: string;
  onChoose(item: FoundItem | null): void;
  /** Hears what stands in the field and what is offered for it. */
  onSearch?(keyword: string, found: FoundItem[]): void;
};

/**
 * Finds an ingredient or a bottle while it is typed. Its list stands below it in the page, so that it
 * is seen and read inside a modal dialog as well.
 */
export function ItemCombobox({
  label,
  id,
  extra = {},
  name,
  initial = "",
  autoFocus = false,
  failed = noAnswer,
  ...on
}: Props) {
  const { onChoose, onSearch, pauseFor } = on;
  const address = useLocalPath()("/api/dev/frontend/mybar/search-item");
  const { box, options, shown, waiting, keys } = useSearchCombobox<Answer, FoundItem>({
    id,
    initial,
    tidy: tidyKeyword,
    enough: isLongEnough,
    ...(pauseFor ? { pauseFor } : {}),
    ask: (keyword, signal) =>
      ask<Answer>(address, { keyword, autocomplete: "1", limit: String(most), offset: "0", ...extra }, signal),
    optionsOf: ({ result }) => result,
    textOf: (item) => item.display_name,
    first: true,
    onChoose,
  });
  const keyword = box.inputValue;
  useEffect(() => onSearch?.(keyword, options), [onSearch, keyword, options]);
  return (
    <div>
      <label {...box.getLabelProps({ className: "mb-1 block font-semibold" })} htmlFor={id}>
        {label}
      </label>
      <input
        {...box.getInputProps({
          className: "input",
          type: "text",
          enterKeyHint: "search",
          maxLength: 100,
          spellCheck: false,
          "aria-describedby": `${id}-status`,
          autoFocus,
          ...(autoFocus ? { ref: markAutofocus } : {}),
          ...(name ? { name } : {}),
          ...keys,
        })}
      />
      <p
        id={`${id}-status`}
        role="status"
        className={`mt-1 min-h-[1.6em] ${shown.status === "failed" ? "font-semibold text-bad" : "text-muted"}`}
      >
        {isLongEnough(tidyKeyword(keyword))
          ? statusOf(shown, waiting, failed)
          : `Type at least ${fewestCharacters} letters.`}
      </p>
      <ComboboxList
        box={box}
        options={options}
        keyOf={(item) => `${item.link_table}:${item.link_id}`}
        className="max-h-[45dvh]"
      >
        {(item) => <FoundLine item={item} />}
      </ComboboxList>
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
      <Picture src={pictureOf(item)} eager className="h-12 w-9 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{item.display_name}</span>
        <span className="block text-muted">{whatItIs(item)}</span>
      </span>
      {item.in_bar ? <span className="shrink-0 text-good">In your bar</span> : null}
    </>
  );
}

const noAnswer = "The search did not answer. Please try again.";

function statusOf(shown: Shown<Answer>, waiting: boolean, failed: string): string {
  if (waiting) return "Searching…";
  if (shown.status === "idle") return "";
  if (shown.status === "failed") return failed;
  const count = shown.answer.result.length;
  if (count === 0) return "No results found. Please try a different search query.";
  return count === 1 ? "1 found" : `${count} found`;
}
