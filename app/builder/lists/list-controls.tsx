import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Choice, type Option, useDraft, Word } from "#app/ui/form.ts";
import { type ListAt, listAddress } from "./list-address.ts";
import { alignedOffset, type ListShape, sizeOptions } from "./list-sizes.ts";
import { useDefaultSize, useSizes } from "./use-sizes.ts";

/** builder.md, 9: how long after the last choice of a filter it applies (milliseconds). */
export const filterPause = 500;

type Props = {
  path: string;
  at: ListAt;
  /** The ordinary order and the ordinary value of each choice, which no address names. */
  plain: Readonly<Record<string, string>>;
  count: number;
  orders: readonly Option[];
  /** Further choices of the list, by the names that its address has for them. */
  choices?: readonly { name: string; label: string; options: readonly Option[] }[];
  /** Fields of the address that stay as they are. */
  kept?: Readonly<Record<string, string>>;
  /** Of a list that is shown in one way only. */
  shape?: ListShape;
};

/**
 * What narrows a list and puts it in order (builder.md, 2): a form, so that the address says it all. With a script a choice
 * applies by itself; a word is sent by its button, which is off while there is none or the same as before. Another size begins
 * where the list stands.
 */
export function ListControls({ path, at, plain, count, orders, choices = [], kept = {}, shape }: Props) {
  const local = useLocalPath();
  const navigate = useNavigate();
  const sizes = useSizes(shape);
  useDefaultSize(sizes, count);
  const { draft, change, hands } = useDraft(
    at,
    (next, replace) => navigate(listAddress(path, { ...kept, ...next }, plain), { replace, state: { stay: true } }),
    filterPause,
  );
  const [word, setWord] = useState(at.keyword);
  useEffect(() => setWord(at.keyword), [at.keyword]);
  // Without a script the button sends every choice.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const typed = word.trim();
  const find = () => change({ keyword: typed, offset: 0 });
  return (
    <form
      method="get"
      action={local(path)}
      aria-label="Filters and order"
      className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        find();
      }}
      {...hands}
    >
      {Object.entries(kept).map(([name, value]) =>
        value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="flex min-w-0 flex-1 basis-72 items-end gap-2">
        <div className="min-w-0 flex-1">
          <Word
            name="keyword"
            label="Name"
            value={word}
            onChange={setWord}
            // An emptied word takes the one before back; the button is for words.
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === "Enter" && typed === "" && at.keyword !== "") find();
            }}
          />
        </div>
        <button
          type="submit"
          className="button button-main px-3"
          disabled={ready && (typed === "" || typed === at.keyword)}
        >
          <Search size={20} aria-hidden="true" />
          <span className="sr-only">Search</span>
        </button>
      </div>
      {choices.map(({ name, label, options }) => (
        <Choice
          key={name}
          {...{ name, label, options }}
          value={String(draft[name])}
          onChange={(value) => change({ [name]: value, offset: 0 }, true)}
          className="min-w-0 flex-1 basis-32 sm:max-w-56 sm:basis-36"
        />
      ))}
      <Choice
        name="sort"
        label="Order"
        options={orders}
        value={draft.sort}
        onChange={(sort) => change({ sort, offset: 0 })}
        className="min-w-0 flex-1 basis-32 sm:max-w-56 sm:basis-36"
      />
      <Choice
        name="limit"
        label="At a time"
        options={sizeOptions(sizes, count, at.limit)}
        value={String(draft.limit)}
        onChange={(size) => change({ limit: Number(size), offset: alignedOffset(at.offset, Number(size)) })}
        className="w-17 sm:w-22"
      />
    </form>
  );
}
