import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { ask } from "#app/platform/client-call.ts";
import { ComboboxList, useSearchCombobox } from "#app/ui/combobox.ts";
import { dialogEntry } from "#app/ui/place.ts";
import { useRecentSearches } from "./begin/recent.ts";
import type { Suggestions } from "./found.ts";
import { isLongEnough, tidyKeyword } from "./keyword.ts";
import { type Option, optionsOf, Suggestion } from "./suggestions/suggestion.tsx";
import { SuggestionStatus } from "./suggestions/suggestion-status.tsx";

/** guide.md, 9: how many are offered on a wide and on a narrow screen. */
const limits = { wide: 4, narrow: 8 };

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
  /** The areas by their names in words: suggestions stand under them. */
  titles: Readonly<Record<string, string>>;
  /** What is offered while nothing is typed. */
  begin?: ReactNode;
};

/**
 * The search box: a form that leads to the page of results, and with a script a combobox that offers
 * suggestions while one types. The list stands in the place where the box does, so that it works inside a
 * modal dialog.
 */
export function SearchBox(props: Props) {
  const { section, onChoose, autoFocus = false, id = "search", keyword = "", over = false, titles, begin } = props;
  const { add } = useRecentSearches();
  const titleOf = ({ found }: Option) => (found ? (titles[found.section] ?? found.category) : null);
  const navigate = useNavigate();
  const address = useLocalPath()("/api/dev/frontend/search/autocomplete");
  const input = useRef<HTMLInputElement>(null);
  const { box, options, shown, wanted, keys, leave } = useSearchCombobox<Suggestions, Option>({
    id,
    initial: keyword,
    tidy: tidyKeyword,
    enough: isLongEnough,
    ask(k, signal) {
      const limit = matchMedia("(min-width: 48rem)").matches ? limits.wide : limits.narrow;
      return ask<Suggestions>(address, { k, a: section, limit: String(limit) }, signal);
    },
    optionsOf,
    textOf: (option) => option.text,
    leads: true,
    onChoose(option) {
      if (!option) return;
      add(option.found?.name ?? box.inputValue);
      navigate(option.href, { replace: dialogEntry.isHere() });
      go();
    },
  });

  function go() {
    leave();
    onChoose?.();
  }

  // What was typed before the script came is in the field and not yet asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it begins
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== keyword) box.setInputValue(typed);
  }, []);

  // A dialog that opens looks for the attribute; React's own property would come too early for it.
  useEffect(() => {
    if (!autoFocus || !input.current) return;
    input.current.autofocus = true;
    input.current.focus();
  }, [autoFocus]);

  return (
    <search className="relative block">
      <Form
        action="/search"
        method="get"
        onSubmit={() => {
          add(box.inputValue);
          go();
        }}
      >
        <label {...box.getLabelProps()} htmlFor={id} className="mb-1 block font-semibold">
          What are you looking for?
        </label>
        <div className="flex gap-2">
          <input
            {...box.getInputProps({ ref: input, name: "keyword", ...keys })}
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
      <ComboboxList
        box={box}
        options={options}
        groupOf={titleOf}
        keyOf={(option) => `${option.href} ${option.text}`}
        className={`max-h-[70dvh] ${over ? "absolute inset-x-0 top-full z-20 shadow-card" : ""}`}
      >
        {(option) => (
          <Suggestion option={option} keyword={shown.status === "ready" ? shown.keyword : ""} under={titleOf(option)} />
        )}
      </ComboboxList>
      <SuggestionStatus shown={shown} wanted={wanted} over={over} />
      {box.inputValue === "" ? begin : null}
    </search>
  );
}
