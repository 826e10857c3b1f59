import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { type Currency, currencies } from "#app/i18n/prices.ts";
import { queryOf } from "#app/kit/query.ts";
import { Choice, Field } from "#app/ui/form.ts";

type Props = { k: number; budget: string; currency: Currency; problem: string | null };

/** What a set may cost: a real form, whose address says so. */
export function BudgetForm({ k, budget, currency, problem }: Props) {
  const navigate = useNavigate();
  const local = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  // Back and Forward bring the fields along; the fields themselves stay, and with them the focus.
  useEffect(() => {
    const fields = form.current?.elements;
    const sum = fields?.namedItem("budget");
    const chosen = fields?.namedItem("currency");
    if (sum instanceof HTMLInputElement) sum.value = budget;
    if (chosen instanceof HTMLSelectElement) chosen.value = currency;
    if (problem && sum instanceof HTMLInputElement) sum.focus();
  }, [budget, currency, problem]);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    navigate(local(`/my-bar/next-set${queryOf(asked)}`), { state: { stay: true } });
  }
  return (
    <form
      ref={form}
      method="get"
      action={local("/my-bar/next-set")}
      onSubmit={send}
      aria-label="Budget"
      className="mb-6 print:hidden"
    >
      <input type="hidden" name="k" value={k} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field
          name="budget"
          label="Budget"
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          defaultValue={budget}
          error={problem ?? undefined}
          className={`mb-0! max-w-full ${problem ? "w-full sm:w-96" : "w-32 sm:w-44"}`}
        />
        <Choice
          name="currency"
          label="Currency"
          defaultValue={currency}
          options={currencies.map((one) => ({ value: one, text: one }))}
        />
        <button type="submit" className="button button-main">
          Show
        </button>
      </div>
    </form>
  );
}
