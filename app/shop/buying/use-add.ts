import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { sendChange } from "#app/platform/client-call.ts";
import { usePersonal } from "#app/visitor/personal.tsx";
import { addToBasketCall } from "../addresses.ts";
import { type Adding, openAdding } from "./adding.ts";

/** What puts a form's things into the basket; without a script the form goes to the basket's page. */
export function useAdd() {
  const local = useLocalPath();
  const { refresh } = usePersonal();
  const latest = useRef({ local, refresh });
  useEffect(() => {
    latest.current = { local, refresh };
  });
  const [adding, setAdding] = useState<Adding>({ phase: "idle" });
  const [hand] = useState(() =>
    openAdding({
      send: (fields) => sendChange(latest.current.local(addToBasketCall), fields),
      show: setAdding,
      added: () => void latest.current.refresh(),
    }),
  );
  useEffect(() => hand.end, [hand]);

  function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    return hand.add(fieldsOf(event.currentTarget));
  }
  return { adding, add, reset: hand.reset };
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
