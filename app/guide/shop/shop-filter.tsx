import { Form, useNavigate } from "react-router";
import { Choice, Word } from "#app/ui/form.ts";
import { CategorySelects } from "./category-selects.tsx";
import { shop, shopPageSize } from "./offer.ts";
import { readShopAsked, type ShopAsked, shopQuery } from "./shop-asked.ts";

type Props = { path: string; asked: ShopAsked } & Parameters<typeof CategorySelects>[0];

/** What a list of the shop is narrowed by: a word, a category level by level, and its order (guide.md, 2). */
export function ShopFilter({ path, asked, levels }: Props) {
  const navigate = useNavigate();
  return (
    <Form
      method="get"
      action={path}
      onSubmit={(event) => {
        // What stands for nothing is in no address (guide.md, 5); without a script the server drops it.
        event.preventDefault();
        const sent = readShopAsked(new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]));
        void navigate(path + shopQuery(sent));
      }}
      className="panel grid min-[19em]:grid-cols-2 gap-4 px-5 py-5 max-sm:gap-3 max-sm:p-4 lg:grid-cols-4"
      aria-label="Filters"
    >
      <Word name="keyword" label="Keyword" defaultValue={asked.keyword} key={asked.keyword} />
      <CategorySelects levels={levels} />
      <Choice
        key={asked.sort}
        name="sort"
        label="Order"
        defaultValue={asked.sort}
        options={shop.orders.map(({ name, label }) => ({ value: name, text: label }))}
      />
      {asked.limit === shopPageSize ? null : <input type="hidden" name="limit" value={asked.limit} />}
      {asked.currency ? <input type="hidden" name="currency" value={asked.currency} /> : null}
      <button type="submit" className="button button-main self-end">
        Show
      </button>
    </Form>
  );
}
