import { Form } from "react-router";
import { decimalPrice } from "#app/i18n/prices.ts";
import { Field, FieldError } from "#app/ui/form.ts";
import { type StepName, steps } from "../../orders/states.ts";
import type { DeskOrder } from "./desk-order-operations.server.ts";

type Refused = { step: string; errors: Record<string, string>; values: Record<string, string> } | undefined;

const hints: Record<StepName, string> = {
  pay: "Once the money is there. The buyer is told by mail.",
  send: "The buyer is told by mail.",
  "take-back": "Count what can be sold again: it goes back into stock.",
  refund: "All of it or a part. The reason is told to the buyer.",
  cancel: "Everything goes back into stock, and the buyer is told by mail.",
};
const noteLabels: Record<StepName, string> = {
  pay: "How it was paid (not told to the buyer)",
  send: "Carrier and tracking number (told to the buyer)",
  "take-back": "What it was like (not told to the buyer)",
  refund: "Why (told to the buyer)",
  cancel: "Why (not told to the buyer)",
};

/** A form for each step that may be taken now; the first is what is usually next and stands open. */
export function StepForms({ order, refused }: { order: DeskOrder; refused: Refused }) {
  return order.next.map((name, place) => (
    <details
      key={`${name} ${order.state} ${order.refunded}`}
      className="panel px-5 py-3"
      open={place === 0 || refused?.step === name}
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{steps[name].act}</summary>
      <StepForm name={name} order={order} refused={refused?.step === name ? refused : undefined} />
    </details>
  ));
}

function StepForm({ name, order, refused }: { name: StepName; order: DeskOrder; refused: Refused }) {
  const left = order.total - order.refunded;
  const { errors = {}, values = {} } = refused ?? {};
  return (
    <Form method="post" className="pb-3">
      <input type="hidden" name="step" value={name} />
      <input type="hidden" name="seen" value={order.refunded} />
      <p className="mb-3 text-muted">{hints[name]}</p>
      {name === "refund" ? (
        <Field
          id="refund-amount"
          name="amount"
          label={`How much, in ${order.currency}`}
          hint={`${decimalPrice(left)} are left`}
          inputMode="decimal"
          defaultValue={values.amount ?? decimalPrice(left)}
          error={errors.amount}
        />
      ) : null}
      {steps[name].stock === "counted" ? <Counted name={name} order={order} error={errors.back} /> : null}
      <Field
        id={`${name}-note`}
        name="note"
        label={noteLabels[name]}
        maxLength={500}
        defaultValue={values.note}
        error={errors.note}
      />
      <button type="submit" className={`button mt-3 ${name === "cancel" ? "button-quiet" : "button-main"}`}>
        {steps[name].act}
      </button>
    </Form>
  );
}

/** How many of each line go back into stock: of goods that come back all at first, of money none. */
function Counted({ name, order, error }: { name: StepName; order: DeskOrder; error: string | undefined }) {
  return (
    <fieldset className="mb-3">
      <legend className="mb-1 font-semibold">Back into stock</legend>
      <FieldError id={`${name}-back-error`} error={error} />
      {order.lines.map(({ skew_id, name: what, quantity, put_back, withdrawn }) => {
        const most = quantity - put_back;
        return (
          <label key={skew_id} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 wrap-anywhere">{what}</span>
            <span className="flex shrink-0 items-center gap-2 text-muted">
              <input
                type="number"
                name={`back[${skew_id}]`}
                className="input w-20"
                min={0}
                max={most}
                defaultValue={name === "take-back" ? Math.min(most, withdrawn || most) : 0}
              />
              of {most}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
