import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { inBarPart } from "#app/drinks/recipe-state.ts";
import { oidOf } from "#app/kit/subject.ts";
import { usePart, usePersonal } from "#app/visitor/personal.tsx";
import type { ListCard } from "../area-card.tsx";

/** As many as one call may ask about (app/my-bar: personal). */
const mostAsked = 500;

/** What a member's bar holds of the cards that a list shows, by oid: one call after the page, and one for each that is grown. */
export function useInBar(cards: readonly ListCard[]): ReadonlySet<string> {
  const { personal, loaded, refresh } = usePersonal(`oids=${cards.slice(0, mostAsked).map(oidOf).join()}`);
  const inBar = usePart(inBarPart);
  const asked = useRef(cards.length);
  const member = loaded && personal.signed_in;
  useEffect(() => {
    if (!member || cards.length <= asked.current) return;
    asked.current = cards.length;
    void refresh();
  }, [member, cards.length, refresh]);
  return new Set(inBar);
}

/** On a card of a list: that its reader has it, or can make it. */
export function BarNote({ card }: { card: ListCard }) {
  return (
    <p className="flex items-center gap-1.5 font-semibold text-good">
      <Check size={16} aria-hidden="true" className="shrink-0" />
      {card.link_table === "cocktails" ? "You can make it" : "In your bar"}
    </p>
  );
}
