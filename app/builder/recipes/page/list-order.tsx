import { Dices, Shuffle } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { withQuery } from "#app/kit/query.ts";
import { Choice, optionsOf } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { usefulSizes } from "../../ingredients/page/list-sizes.ts";
import { useDefaultSize, useSizes } from "../../ingredients/page/use-sizes.ts";
import { type Asked, orderTexts, recipesPath } from "./recipe-address.ts";

type Props = { asked: Asked; limit: number; count: number };

/** How the results stand: their order, how many at a time, shuffled, and one by chance. The address keeps all else as it is. */
export function ListOrder({ asked, limit, count }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const local = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const shuffled = asked.sort === "shuffle";
  const kept = [...new URLSearchParams(search)].filter(([name]) => !["sort", "limit", "random"].includes(name));
  const alone = new URLSearchParams(kept.filter(([name]) => name !== "shuffle" && name !== "offset"));
  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current) return;
    const said = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as [string, string]);
    navigate(`${recipesPath}?${new URLSearchParams(said)}`, { state: { stay: true } });
  }
  const orders = optionsOf(orderTexts);
  const offered = useSizes();
  const useful = usefulSizes(offered, count);
  useDefaultSize(offered, count);
  return (
    <form
      key={`${asked.sort}${asked.shuffle}${limit}${search}`}
      ref={form}
      method="get"
      action={local(recipesPath)}
      onSubmit={send}
      aria-label="Order"
      className="mb-4 grid grid-cols-[minmax(0,1fr)_minmax(0,5.5rem)_auto_auto] items-end gap-2 max-[22em]:grid-cols-1 sm:flex sm:gap-3"
    >
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Choice
        name="sort"
        label="Order"
        options={shuffled ? [...orders, { value: "shuffle", text: "Shuffled" }] : orders}
        defaultValue={asked.sort}
        onChange={() => send()}
      />
      <Choice
        name="limit"
        label="At a time"
        options={[...new Set([...offered, limit])]
          .sort((a, b) => a - b)
          .map((size) => {
            const off = !useful.includes(size) && size !== limit;
            return { value: String(size), text: String(size), ...(off ? { count: 0 } : {}) };
          })}
        defaultValue={String(limit)}
        onChange={() => send()}
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
