/** builder.md, 9, in milliseconds: when a mark shows what became of it, how long it rests then, and how hovering tells what a click does. */
export const toggleTimes = { shows: 1_250, locked: 2_500, hover: 250, reverts: 1_250 } as const;

/** How a mark in a list stands: what it says, whether a change is on the way or it rests, and whether it shows what a click does. */
export type Toggle = { on: boolean; phase: "free" | "sending" | "locked"; preview: boolean };

type Hands = {
  on: boolean;
  /** Hovering tells what a click does after a moment and for a moment, as a wish does; else as long as it hovers. */
  slow: boolean;
  /** Says it; resolves with what is said now, or null where it was refused. */
  send(on: boolean): Promise<boolean | null>;
  show(toggle: Toggle): void;
  fail(): void;
};

/**
 * A favourite or a wish in a list (builder.md, 4): off while its change is on the way, and for 2.5 s after it showed what became of
 * it, which is 1.25 s after the answer.
 */
export function openToggle({ on, slow, send, show, fail }: Hands) {
  let now: Toggle = { on, phase: "free", preview: false };
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let hovers: ReturnType<typeof setTimeout> | undefined;

  function put(part: Partial<Toggle>) {
    now = { ...now, ...part };
    show(now);
  }
  function later(milliseconds: number, act: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer);
    return timer;
  }
  const endPreview = () => {
    clearTimeout(hovers);
    if (now.preview) put({ preview: false });
  };

  return {
    async press(): Promise<void> {
      if (now.phase !== "free") return;
      clearTimeout(hovers);
      put({ phase: "sending", preview: false });
      const said = await send(!now.on);
      if (said === null) {
        put({ phase: "free" });
        return fail();
      }
      later(toggleTimes.shows, () => {
        put({ on: said, phase: "locked" });
        later(toggleTimes.locked, () => put({ phase: "free" }));
      });
    },
    over(): void {
      if (now.phase !== "free") return;
      if (!slow) {
        put({ preview: true });
        return;
      }
      hovers = later(toggleTimes.hover, () => {
        if (now.phase !== "free") return;
        put({ preview: true });
        hovers = later(toggleTimes.reverts, endPreview);
      });
    },
    out: endPreview,
    /** What the page says, which counts unless something is on the way. */
    follow(on: boolean): void {
      if (now.phase === "free" && on !== now.on) put({ on });
    },
    stop(): void {
      clearTimeout(hovers);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
