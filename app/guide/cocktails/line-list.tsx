import { Check, CircleDashed, Replace } from "lucide-react";
import type { RecipeLine } from "#app/drinks/amounts.ts";
import { amountsOf } from "#app/drinks/amounts.ts";
import { measureSystems } from "#app/i18n/measures.ts";
import { A } from "#app/ui/link.tsx";
import type { LineState } from "#app/visitor/personal.tsx";

type Props = { lines: RecipeLine[]; drinks: number; states: LineState[] | null };

/** The lines of a recipe: how much of what, and, for somebody with a bar, what is there and why. */
export function LineList({ lines, drinks, states }: Props) {
  const amounts = amountsOf(lines, drinks);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line, place) => (
        <li key={line.position} className="flex gap-4 py-3">
          <span className="w-24 shrink-0 font-semibold tabular-nums md:w-28">
            <Amount amount={amounts[place]!} />
          </span>
          <span className="min-w-0">
            <A to={line.href} className="hover:underline">
              {line.name}
            </A>
            {line.note ? <span className="text-muted">, {line.note}</span> : null}
            {line.optional ? <span className="text-muted"> (optional)</span> : null}
            {line.brand ? <span className="block text-muted">We pour {line.brand}</span> : null}
            {line.alternatives.length > 0 ? (
              <span className="block text-muted">Or {line.alternatives.join(", or ")}</span>
            ) : null}
            <State state={states?.find((state) => state.position === line.position)} />
          </span>
        </li>
      ))}
    </ul>
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

function State({ state }: { state: LineState | undefined }) {
  if (!state) return null;
  const Sign = state.in_my_bar ? Check : state.stand_in ? Replace : CircleDashed;
  return (
    <span className={`mt-1 flex items-start gap-1.5 print:hidden ${state.in_my_bar ? "text-good" : "text-muted"}`}>
      <Sign size={18} aria-hidden="true" className="mt-1 shrink-0" />
      {state.stand_in ? `${state.why}. ${state.stand_in}` : state.why}
    </span>
  );
}
