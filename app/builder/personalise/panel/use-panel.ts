import { useState } from "react";
import type { Answer } from "../../queue/call-queue.ts";
import type { Personalised } from "../answer.server.ts";
import type { Saying } from "../sayings.ts";
import { useSayings } from "./use-sayings.ts";

/** What the controls show. */
export type Now = {
  favourite: boolean;
  wish_list: boolean;
  rating: string;
  tried: string;
  preferred: boolean;
  /** The collections that it is in, by their codes. */
  collections: readonly string[];
  /** Which bottle is taken for each line. */
  lines: Readonly<Record<string, string>>;
  /** What is no longer said of single recipes. */
  forgotten: readonly string[];
  inBar: boolean;
};

function begin({ engagement, preferred, collections, lines, bar }: Personalised): Now {
  return {
    favourite: engagement.favourite,
    wish_list: engagement.wish_list,
    rating: String(engagement.rating ?? 0),
    tried: engagement.tried,
    preferred: preferred?.everywhere ?? false,
    collections: (collections ?? []).filter(({ has_item }) => has_item).map(({ id }) => id),
    lines: Object.fromEntries(lines.map(({ ingredient_id, choice }) => [ingredient_id, choice])),
    forgotten: [],
    inBar: bar !== null && (bar.id !== null || bar.staple),
  };
}

/** The state of a panel: what it shows answers at once, and goes back to how it stood where it was refused. */
export function usePanel(shown: Personalised, say: (saying: Saying) => Promise<Answer>) {
  const [now, setNow] = useState(() => begin(shown));
  const { standings, tell, said } = useSayings(say);
  async function turn(saying: Saying, change: Partial<Now>) {
    const before = Object.fromEntries(Object.keys(change).map((name) => [name, now[name as keyof Now]]));
    setNow((all) => ({ ...all, ...change }));
    const answer = await tell(saying);
    if (answer?.status === "error") setNow((all) => ({ ...all, ...before }));
  }
  return {
    ...{ shown, now, said },
    standingOf: ({ about }: Saying) => standings[about],
    turn: (saying: Saying, change: Partial<Now> = {}) => void turn(saying, change),
  };
}
export type PanelState = ReturnType<typeof usePanel>;
