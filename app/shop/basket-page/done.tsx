import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { Outcome } from "#app/ui/form.ts";
import type { BasketView } from "../basket/basket.ts";

/** What is said of what was done with a line, which stands elsewhere then or is a line again. */
const words: Partial<Record<string, (name: string, wasSaved: boolean) => string>> = {
  "save-for-later": (name) => `${name} is saved for later.`,
  "move-to-basket": (name) => `${name} is in the basket.`,
  undo: (name, wasSaved) => `${name} is ${wasSaved ? "saved for later" : "in the basket"} again.`,
};

/**
 * Says what became of a line that was moved: its button is gone, and the focus with it, which comes here. What something costs now is
 * said in passing, wherever the focus is.
 */
export function Done({ basket, sum }: { basket: BasketView; sum: string }) {
  const { formData } = useNavigation();
  const [said, say] = useState<string | null>(null);
  const sent = useRef<string | null>(null);
  const names = new Map([...basket.lines, ...basket.saved].map((line) => [String(line.skew_id), line.name]));
  const nameOf = (skew: unknown) => names.get(String(skew)) ?? basket.removed?.name ?? "It";
  // biome-ignore lint/correctness/useExhaustiveDependencies: named as it stood when it was sent
  useEffect(() => {
    if (formData) {
      sent.current =
        words[String(formData.get("intent"))]?.(nameOf(formData.get("skew[]")), basket.removed?.was_saved ?? false) ??
        null;
      // What was said before is over: gone later, it would take the focus with it.
      say(null);
    } else if (sent.current) {
      say(sent.current);
      sent.current = null;
    }
  }, [formData]);
  return (
    <>
      <p role="status" className="sr-only">
        {basket.things} in the basket, {sum}
      </p>
      {said ? <Outcome>{said}</Outcome> : null}
    </>
  );
}
