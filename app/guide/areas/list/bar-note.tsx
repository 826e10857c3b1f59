import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { inBarPart } from "#app/drinks/recipe-state.ts";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { oidOf } from "#app/kit/subject.ts";
import { guestBarPath } from "#app/operations/makeable.ts";
import { A } from "#app/ui/link.tsx";
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

/** Said to somebody without a bar who asked what it makes: the two ways to one. */
export function BarAsked({ to }: { to: string }) {
  const local = useLocalPath();
  return (
    <p className="card clear-left mb-4 max-w-none p-4" role="note">
      What you can make is counted from your bar, and there is none yet.{" "}
      <A to={guestBarPath} className="text-link">
        Tick what you have
      </A>
      , which takes no account, or{" "}
      <A to={`/your-account/login?redir=${encodeURIComponent(local(to))}`} className="text-link">
        sign in
      </A>{" "}
      and put your bottles into it. Till then all recipes are shown.
    </p>
  );
}
