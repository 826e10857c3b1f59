import { useEffect, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { ask, rest } from "#app/platform/client-call.ts";
import { useMayKeep } from "#app/visitor/consent.ts";
import { usePersonal } from "#app/visitor/personal.tsx";
import type { GuestPicks, GuestRecipes } from "./guest-answers.server.ts";
import { setGuestBar, useStoredBar } from "./kept/guest-store.ts";

/** What a page knows when it comes from the server: of an empty bar, or of the one that its address names. */
type Begun = { picks: GuestPicks; ready: GuestRecipes; nearly: GuestRecipes; offset: number };

/** A page shows so many recipes of what a guest's bar makes, and of what it makes with one thing more. */
export const shownRecipes = 24;
/** Several ticks in a row are one question (milliseconds). */
const pause = 150;

export type GuestBar = Begun & {
  /** What is ticked. */
  ids: readonly number[];
  turn(id: number, on: boolean): void;
  status: "idle" | "asking" | "failed";
  /** True where it is kept for the next visit; false where its person did not allow that, or has not said yet. */
  kept: boolean;
};

/**
 * A guest's bar on a page: what is ticked in this browser, or what the address says until something else is ticked; and,
 * a moment after each tick, what it makes by the same engine as every bar.
 */
export function useGuestBar(begun: Begun): GuestBar {
  const local = useLocalPath();
  const stored = useStoredBar();
  const kept = useMayKeep();
  const { personal } = usePersonal();
  const named = begun.picks.ids.length > 0 ? begun.picks.ids : null;
  const [own, setOwn] = useState<readonly number[] | null>(named);
  const ids = own ?? stored ?? begun.picks.ids;
  const [answer, setAnswer] = useState(begun);
  const [status, setStatus] = useState<GuestBar["status"]>("idle");
  const [from, setFrom] = useState(begun);
  // Another page of the same kind: its address has its own.
  if (from !== begun) {
    setFrom(begun);
    setAnswer(begun);
    setOwn(named);
  }
  const iid = ids.join();
  const known = answer.picks.ids.join() === iid;
  const [picksAt, recipesAt] = [local(`${root}/guest-picks`), local(`${root}/guest-recipes`)];

  useEffect(() => {
    if (known) return setStatus("idle");
    const mine = new AbortController();
    const limit = String(shownRecipes);
    setStatus("asking");
    rest(pause, mine.signal)
      .then(() =>
        Promise.all([
          ask<GuestPicks>(picksAt, { iid }, mine.signal),
          ask<GuestRecipes>(recipesAt, { iid, limit }, mine.signal),
          ask<GuestRecipes>(recipesAt, { iid, limit, missing: "1", only_missing: "1" }, mine.signal),
        ]),
      )
      .then(([picks, ready, nearly]) => {
        // What the library no longer has is no longer ticked.
        if (picks.ids.join() !== iid) setGuestBar(picks.ids);
        setAnswer({ picks, ready, nearly, offset: 0 });
        setStatus("idle");
      })
      .catch(() => mine.signal.aborted || setStatus("failed"));
    return () => mine.abort(new DOMException("asked anew", "AbortError"));
  }, [iid, known, picksAt, recipesAt]);

  function turn(id: number, on: boolean) {
    const others = ids.filter((one) => one !== id);
    const next = on ? [...others, id] : others;
    // A member has a bar; what they try out here stays on the page.
    setOwn(personal.signed_in ? next : null);
    if (!personal.signed_in) setGuestBar(next);
  }
  return { ...answer, ids, turn, status, kept: kept === true };
}

const root = "/api/dev/frontend/mybar";
