import type { RecipeLine } from "#app/drinks/amounts.ts";
import { amountsOf } from "#app/drinks/amounts.ts";
import type { LineState } from "#app/drinks/recipe-state.ts";
import { measureSystems } from "#app/i18n/measure-systems.ts";
import { A } from "#app/ui/link.tsx";
import { LineSign, whyOf } from "../recipe/line-sign.tsx";
import { LineActions } from "../recipe/members-part.tsx";

type Props = { lines: RecipeLine[]; drinks: number; states: LineState[] | null };

/**
 * The lines of a recipe: how much of what, and, for somebody with a bar, what is there and why. The whole row leads to the
 * ingredient.
 */
export function LineList({ lines, drinks, states }: Props) {
  const amounts = amountsOf(lines, drinks);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line, place) => (
        <Line
          key={line.position}
          line={line}
          amount={amounts[place]!}
          state={states?.find((state) => state.position === line.position)}
        />
      ))}
    </ul>
  );
}

type LineProps = { line: RecipeLine; amount: ReturnType<typeof amountsOf>[number]; state: LineState | undefined };

function Line({ line, amount, state }: LineProps) {
  return (
    <li className="relative flex flex-wrap gap-x-3 py-2.5 has-[a:hover]:bg-raised md:gap-x-4 md:px-2 lg:flex-nowrap">
      <span className="amount w-21 shrink-0 md:w-28">
        <Amount amount={amount} />
      </span>
      <span className="min-w-0 flex-1">
        <A
          to={line.href}
          className="underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:decoration-2 hover:decoration-accent"
        >
          {line.name}
        </A>
        {line.note ? <span className="text-muted">, {line.note}</span> : null}
        {line.optional ? <span className="text-muted"> (optional)</span> : null}
        {line.brand ? <span className="block text-muted text-sm">We pour {line.brand}</span> : null}
        {line.alternatives.length > 0 ? (
          <span className="block text-muted text-sm">Or {line.alternatives.join(", or ")}</span>
        ) : null}
        <span
          className={`line-why block text-sm empty:hidden print:hidden ${state?.in_my_bar ? "text-good" : "text-muted"}`}
        >
          {state ? whyOf(state) : null}
        </span>
      </span>
      {state && (state.in_my_bar || state.stand_in) ? <LineSign state={state} /> : null}
      {state && !state.in_my_bar ? <LineActions state={state} /> : null}
    </li>
  );
}

/** An amount in the system that the reader has chosen. */
export function Amount({ amount }: { amount: ReturnType<typeof amountsOf>[number] }) {
  if (typeof amount === "string") return amount;
  return measureSystems.map((system) => (
    <span key={system} data-measure={system}>
      {amount[system]}
    </span>
  ));
}
