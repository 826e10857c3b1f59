import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { queryOf } from "#app/kit/query.ts";
import { Choice, optionsOf, Word } from "#app/ui/form.ts";

const kinds = {
  all: "Everything",
  spirit: "Spirits",
  liqueur: "Liqueurs and bitters",
  mixer: "Mixers, juices and syrups",
  wine: "Wine, vermouth and beer",
} as const;

type Props = { keyword: string; subType: keyof typeof kinds };

/** The search of bottles and ingredients: a form whose address says what was asked. */
export function SearchForm({ keyword, subType }: Props) {
  const navigate = useNavigate();
  const local = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  // Back and Forward bring the fields along.
  useEffect(() => {
    const fields = form.current?.elements;
    const word = fields?.namedItem("keyword");
    const kind = fields?.namedItem("sub_type");
    if (word instanceof HTMLInputElement) word.value = keyword;
    if (kind instanceof HTMLSelectElement) kind.value = subType;
  }, [keyword, subType]);
  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current) return;
    const asked = [...new FormData(form.current)].map(([name, value]) => [name, String(value).trim()]);
    const { keyword, sub_type } = Object.fromEntries(asked) as Record<string, string>;
    const query = queryOf({ keyword, sub_type: sub_type === "all" ? "" : sub_type });
    navigate(`/my-bar/search${query}`, { state: { stay: true } });
  }
  return (
    <form
      ref={form}
      method="get"
      action={local("/my-bar/search")}
      onSubmit={send}
      className="mb-6 grid items-end gap-4 sm:grid-cols-[1fr_auto_auto]"
    >
      <Word name="keyword" label="Name" defaultValue={keyword} />
      <Choice name="sub_type" label="Kind" defaultValue={subType} options={optionsOf(kinds)} onChange={() => send()} />
      <button type="submit" className="button button-main">
        Search
      </button>
    </form>
  );
}
