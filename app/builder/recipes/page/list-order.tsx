import { Dices, Shuffle } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { withQuery } from "#app/kit/query.ts";
import { Choice, optionsOf } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { alignedOffset, sizeOptions } from "../../lists/list-sizes.ts";
import { useDefaultSize, useSizes } from "../../lists/use-sizes.ts";
import { type Asked, orderTexts, recipesPath } from "./recipe-address.ts";

type Props = { asked: Asked; limit: number; offset: number; count: number };

/** A choice that shows at once what was chosen, and else what the address says: made anew for each, it would lose the focus. */
function useFollowing(said: string) {
  const [state, setState] = useState({ said, chosen: said });
  if (state.said !== said) setState({ said, chosen: said });
  return [state.chosen, (chosen: string) => setState({ said, chosen })] as const;
}

/** How the results stand: their order, how many at a time, shuffled, and one by chance. The address keeps all else as it is. */
export function ListOrder({ asked, limit, offset, count }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const local = useLocalPath();
  const shuffled = asked.sort === "shuffle";
  const [order, setOrder] = useFollowing(asked.sort);
  const [size, setSize] = useFollowing(String(limit));
  const kept = [...new URLSearchParams(search)].filter(([name]) => !["sort", "limit", "random"].includes(name));
  const alone = new URLSearchParams(kept.filter(([name]) => name !== "shuffle" && name !== "offset"));
  /** Another order begins at its first page; another size where the list stands. */
  function go(change: { sort: string } | { limit: number }) {
    const said = new URLSearchParams("limit" in change ? kept : [...alone]);
    for (const [name, value] of Object.entries({ sort: asked.sort, limit, ...change })) said.set(name, String(value));
    if ("limit" in change) said.set("offset", String(alignedOffset(offset, change.limit)));
    navigate(`${recipesPath}?${said}`, { state: { stay: true } });
  }
  const orders = optionsOf(orderTexts);
  const offered = useSizes();
  useDefaultSize(offered, count);
  return (
    <form
      method="get"
      action={local(recipesPath)}
      aria-label="Order"
      className="mb-4 grid grid-cols-[minmax(0,1fr)_minmax(0,5.5rem)_auto_auto] items-end gap-2 max-[22em]:grid-cols-1 sm:flex sm:gap-3"
    >
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {shuffled ? <input type="hidden" name="sort" value="shuffle" /> : null}
      <Choice
        name="sort"
        label="Order"
        // builder.md, 2: shuffled it says so, and cannot be chosen from here.
        options={shuffled ? [...orders, { value: "shuffle", text: "Shuffle", off: true }] : orders}
        value={order}
        onChange={(sort) => {
          setOrder(sort);
          go({ sort });
        }}
      />
      <Choice
        name="limit"
        label="At a time"
        options={sizeOptions(offered, count, limit)}
        value={size}
        onChange={(size) => {
          setSize(size);
          go({ limit: Number(size) });
        }}
      />
      <button type="submit" className="button button-quiet without-script">
        Show
      </button>
      <A
        to={withQuery(recipesPath, `?${alone}`, "sort", "shuffle")}
        data-stay=""
        className="button button-quiet max-sm:px-3"
      >
        <Shuffle size={18} aria-hidden="true" /> <span className="max-sm:sr-only">Shuffle</span>
      </A>
      <A to={withQuery(recipesPath, `?${alone}`, "random", "1")} className="button button-quiet max-sm:px-3">
        <Dices size={18} aria-hidden="true" /> <span className="max-sm:sr-only">Random</span>
      </A>
    </form>
  );
}
