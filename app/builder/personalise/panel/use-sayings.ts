import { useRef, useState } from "react";
import type { Answer } from "../../queue/call-queue.ts";
import type { Saying } from "../sayings.ts";

/** How one control stands: its word is on the way, or kept, or was refused for a reason. */
export type Standing = "saving" | "saved" | { refused: string };

/**
 * What the controls of a panel say and how each stands (builder.md, 4: Saving): saving clears the saved mark, saved the saving
 * one, and of several words of one control the last one counts.
 * @param say puts a saying into the queue
 */
export function useSayings(say: (saying: Saying) => Promise<Answer>) {
  const [standings, setStandings] = useState<Readonly<Record<string, Standing>>>({});
  const last = useRef<Record<string, number>>({});
  const [said, setSaid] = useState(false);
  async function tell(saying: Saying): Promise<Answer | null> {
    const { about } = saying;
    const mine = (last.current[about] ?? 0) + 1;
    last.current[about] = mine;
    setSaid(true);
    setStandings((all) => ({ ...all, [about]: "saving" }));
    const answer = await say(saying);
    // A later word of the same control is on the way.
    if (last.current[about] !== mine) return null;
    const standing = answer.status === "ok" ? "saved" : { refused: answer.response.reason };
    setStandings((all) => ({ ...all, [about]: standing }));
    return answer;
  }
  return { standings, tell, said };
}
