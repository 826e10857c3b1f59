import { useEffect, useRef, useState } from "react";
import { Form, useSubmit } from "react-router";
import { useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import { readDigits } from "#app/kit/digits.ts";
import { Picture } from "#app/ui/cards.ts";
import { FieldError } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { basketPath } from "../addresses.ts";
import type { BasketLine } from "../basket/basket.ts";
import { askToRemove, howMany, limitedTo } from "../basket/texts.ts";

type Props = {
  line: BasketLine;
  saved?: boolean;
  error?: string | undefined;
  /** A quantity that was typed and not taken. */
  typed?: string | undefined;
};

/** A line of the basket: what it is, how many, what it costs now, and what can be done with it. */
export function BasketRow({ line, saved = false, error, typed }: Props) {
  const { locale } = useReader();
  const id = `line-${saved ? "saved-" : ""}${line.skew_id}`;
  return (
    <li
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] max-[12em]:grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-line border-b py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
      id={id}
    >
      <Picture src={line.image} className="h-20 w-full rounded-lg p-1 max-sm:row-span-3" />
      <div className="min-w-0">
        <h3 className="text-lg">
          <A to={line.href} className="hover:underline">
            {line.name}
          </A>
        </h3>
        {line.asked.map(([ask, text]) => (
          <p key={ask} className="text-muted wrap-anywhere">
            {ask}: {text}
          </p>
        ))}
        <p className="text-muted tabular-nums">
          {saved && line.quantity > 1 ? `${line.quantity}, ` : ""}
          {showPrice(line.price, line.currency, locale)} each
        </p>
        {line.notes.map((note) => (
          <p key={note} className="font-semibold text-bad" role="status">
            {note}
          </p>
        ))}
      </div>
      {saved ? null : (
        <div className="col-start-2 mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-3 sm:row-start-1 sm:mt-0 sm:flex-col sm:items-end sm:gap-2">
          <p className="min-w-[min(5rem,100%)] font-semibold tabular-nums sm:text-right">
            {showPrice(line.sum, line.currency, locale)}
          </p>
          <Quantity line={line} error={error} typed={typed} />
        </div>
      )}
      <div className="-ml-2 col-start-2 flex flex-wrap gap-x-2 sm:col-end-4">
        <LineButton intent={saved ? "move-to-basket" : "save-for-later"} skew={line.skew_id} name={line.name}>
          {saved ? "Move to basket" : "Save for later"}
        </LineButton>
        <Form method="get" action={basketPath} replace preventScrollReset>
          <input type="hidden" name="remove" value={line.skew_id} />
          {saved ? <input type="hidden" name="place" value="saved" /> : null}
          <button type="submit" className="button px-2 underline">
            Remove<span className="sr-only"> {line.name}</span>
          </button>
        </Form>
      </div>
    </li>
  );
}

/** How many: with a script a new number is sent at once, zero asks first, and too many says how many there may be (guide.md, 5). */
function Quantity({ line, error, typed }: Pick<Props, "line" | "error" | "typed">) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(error);
  // The field stays, and with it the focus; what stands in it follows what was taken.
  useEffect(() => {
    if (input.current) input.current.value = String(typed ?? line.quantity);
  }, [line.quantity, typed]);
  const id = `quantity-${line.skew_id}`;
  function changed(field: HTMLInputElement) {
    const typed = readDigits(field.value);
    if (typed === null) {
      setProblem(howMany);
      return;
    }
    // Left as it is, what was said of it stays: the button that is pressed next would move away under the pointer.
    if (typed === line.quantity) return;
    if (typed > line.most) {
      setProblem(limitedTo(line.max_per_order));
      field.value = String(line.most);
    } else {
      setProblem(undefined);
      if (typed === 0 && !window.confirm(askToRemove)) {
        field.value = String(line.quantity);
        return;
      }
    }
    if (Number(field.value) !== line.quantity && form.current) submit(form.current, { preventScrollReset: true });
  }
  return (
    <Form ref={form} method="post" preventScrollReset className="sm:text-right">
      <div role="alert">
        <FieldError id={`${id}-error`} error={problem ?? error} />
      </div>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="skew[]" value={line.skew_id} />
      <div className="flex items-center gap-2 sm:justify-end">
        <label className="min-w-0">
          <span className="sr-only">How many: {line.name}</span>
          <input
            ref={input}
            id={id}
            type="number"
            name="quantity"
            className="input w-20 max-w-full"
            inputMode="numeric"
            min={0}
            max={line.most}
            defaultValue={typed ?? line.quantity}
            aria-invalid={(problem ?? error) ? true : undefined}
            aria-describedby={(problem ?? error) ? `${id}-error` : undefined}
            onBlur={(event) => changed(event.currentTarget)}
            onChange={(event) => {
              // The arrows beside the field, not what is still being typed.
              if (!("inputType" in event.nativeEvent) || event.nativeEvent.inputType === undefined)
                changed(event.currentTarget);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              changed(event.currentTarget);
            }}
          />
        </label>
        <button type="submit" className="button button-quiet without-script px-3">
          Change
        </button>
      </div>
    </Form>
  );
}

type ButtonProps = { intent: string; skew: number; name: string; children: React.ReactNode };

function LineButton({ intent, skew, name, children }: ButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="skew[]" value={skew} />
      <button type="submit" className="button px-2 underline">
        {children}
        <span className="sr-only">: {name}</span>
      </button>
    </Form>
  );
}
