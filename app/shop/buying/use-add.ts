import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { sendChange } from "#app/platform/client-call.ts";
import { usePersonal } from "#app/visitor/personal.tsx";
import { addToBasketCall } from "../addresses.ts";
import { refusedByPolicy } from "../basket/texts.ts";

/** guide.md, 4: idle, on its way, then done or failed. `cookies` is the refusal for want of essential cookies. */
export type Adding =
  | { phase: "idle" }
  | { phase: "sending" }
  | { phase: "done" }
  | { phase: "failed"; why: "cookies" | "error"; reason: string | null };

/** guide.md, 9: so long after it succeeded a form can be used again (milliseconds). */
const reuseAfter = 900;

/** What puts a form's things into the basket; without a script the form goes to the basket's page. */
export function useAdd() {
  const local = useLocalPath();
  const { refresh } = usePersonal();
  const [adding, setAdding] = useState<Adding>({ phase: "idle" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (adding.phase === "sending" || adding.phase === "done") return;
    const fields = fieldsOf(event.currentTarget);
    setAdding({ phase: "sending" });
    const outcome = await sendChange(local(addToBasketCall), fields);
    if (outcome.kind === "done") {
      setAdding({ phase: "done" });
      timer.current = setTimeout(() => setAdding({ phase: "idle" }), reuseAfter);
      await refresh();
      return;
    }
    const reason = outcome.kind === "refused" ? outcome.reason : null;
    const why = reason === refusedByPolicy ? "cookies" : "error";
    setAdding({
      phase: "failed",
      why,
      reason: why === "error" && outcome.kind === "refused" && outcome.status === 409 ? reason : null,
    });
  }
  return { adding, add, reset: () => setAdding((now) => (now.phase === "failed" ? { phase: "idle" } : now)) };
}

/** A form's fields for a call: those that stand there several times each with its place. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  const places = new Map<string, number>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    if (!name.endsWith("[]")) {
      fields[name] = value;
      continue;
    }
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    fields[`${name.slice(0, -2)}[${place}]`] = value;
  }
  return fields;
}
