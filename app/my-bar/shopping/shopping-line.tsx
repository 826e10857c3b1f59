import { Check, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useShownFlag } from "#app/ui/button-state.ts";
import { CardRow } from "#app/ui/cards.ts";
import { ChangeForm } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { useChanges } from "../changes/changes.tsx";
import type { ToBuy } from "./shopping-operations.server.ts";

/** One thing to buy, why, and what can be said of it. */
export function ShoppingLine({ line, suggested = false }: { line: ToBuy; suggested?: boolean }) {
  const { link_table, link_id, name, ticked } = line;
  return (
    <CardRow
      item={`${link_table}:${link_id}`}
      image={line.image}
      colour={line.colour}
      heading="h3"
      name={
        <A to={line.href} className={`hover:underline ${ticked ? "line-through" : ""}`}>
          {name}
        </A>
      }
      actions={
        suggested ? (
          <Say line={line} intent="shop-add" said={`${name} is on your list`} text="Put on the list">
            <Plus size={20} aria-hidden="true" />
          </Say>
        ) : (
          <div className="flex items-center print:hidden">
            <Tick line={line} />
            <Say line={line} intent="shop-off" said={`${name} is off your list`} text="Take off" quiet>
              <X size={20} aria-hidden="true" />
            </Say>
          </div>
        )
      }
    >
      <p className="text-muted wrap-break-word">
        {line.what} · {line.reasons.join(", ").toLowerCase()}
      </p>
    </CardRow>
  );
}

/** Whether it was bought: a box to tick, which is a form without a script. */
function Tick({ line }: { line: ToBuy }) {
  const changes = useChanges();
  const { link_table, link_id, name } = line;
  const [ticked, turn] = useShownFlag(line.ticked);
  const intent = ticked ? "shop-untick" : "shop-tick";
  const fields = { link_table, link_id };
  return (
    <ChangeForm intent={intent} fields={fields} onSend={() => turn(!ticked, changes.change(intent, fields))}>
      <button type="submit" aria-pressed={ticked} className="button px-3">
        <span
          aria-hidden="true"
          className={`flex size-6 items-center justify-center rounded border-2 ${ticked ? "border-good bg-good text-surface" : "border-edge bg-surface"}`}
        >
          {ticked ? <Check size={18} /> : null}
        </span>
        <span>
          Bought<span className="sr-only">: {name}</span>
        </span>
      </button>
    </ChangeForm>
  );
}

type SayProps = {
  line: ToBuy;
  intent: "shop-add" | "shop-off";
  said: string;
  text: string;
  quiet?: boolean;
  children: ReactNode;
};

function Say({ line, intent, said, text, quiet = false, children }: SayProps) {
  const changes = useChanges();
  const { link_table, link_id, name } = line;
  const fields = { link_table, link_id };
  async function send() {
    if (!(await changes.change(intent, fields))) return;
    // What goes from the list can be put back there.
    changes.say(said, quiet ? () => void changes.change("shop-add", fields) : undefined);
  }
  return (
    <ChangeForm intent={intent} fields={fields} onSend={send}>
      <button
        type="submit"
        title={quiet ? text : undefined}
        className={quiet ? "button px-3 text-muted hover:text-ink" : "button button-quiet px-3"}
      >
        {children}
        <span className={quiet ? "sr-only" : ""}>
          {text}
          <span className="sr-only">: {name}</span>
        </span>
      </button>
    </ChangeForm>
  );
}
