import { type FormEvent, Fragment, useEffect, useRef } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { Check, Choice, Word } from "#app/ui/form.ts";
import { type ListAddress, queryFor, readAddress } from "./list-address.ts";
import { type Include, includes, listOrders, listSizes } from "./personal-lists.ts";

/** guide.md, 9: another size of the pages applies by itself so long after it was chosen (milliseconds). */
const pause = 500;

/** What of a list is shown, and in which order; works without a script. */
export function ListForm({ asked }: { asked: ListAddress }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** What the form says, as an address without what says nothing. */
  function show(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current) return;
    const typed = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    void navigate(pathname + queryFor(readAddress(typed)));
  }
  function resize() {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, pause);
  }
  return (
    <details className="panel mb-6 px-5 print:hidden" open={asked.keyword !== "" || asked.without.length > 0}>
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">Keyword, order and what is included</summary>
      <Form ref={form} method="get" onSubmit={show} className="grid gap-4 pt-1 pb-4 sm:grid-cols-3">
        <Word name="keyword" label="Keyword" defaultValue={asked.keyword} />
        <Choice
          name="sort"
          label="Order"
          defaultValue={asked.sort}
          options={Object.entries(listOrders).map(([value, text]) => ({ value, text }))}
        />
        <Choice
          name="limit"
          label="On a page"
          defaultValue={String(asked.limit)}
          onChange={resize}
          options={listSizes.map((size) => ({ value: String(size), text: String(size) }))}
        />
        <fieldset className="sm:col-span-2">
          <legend className="font-semibold">Include</legend>
          <div className="flex flex-wrap gap-x-6">
            {(Object.keys(includes) as Include[]).map((name) => (
              <Fragment key={name}>
                <input type="hidden" name={name} value="no" />
                <Check
                  name={name}
                  value="yes"
                  label={includes[name].text}
                  defaultChecked={!asked.without.includes(name)}
                />
              </Fragment>
            ))}
          </div>
        </fieldset>
        <p className="self-end">
          <button type="submit" className="button button-main">
            Show
          </button>
        </p>
      </Form>
    </details>
  );
}
