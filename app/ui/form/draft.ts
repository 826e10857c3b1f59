/** Milliseconds after the last key before what was typed or chosen by key applies. */
export const pause = 400;

type Hands<Draft> = {
  show(draft: Draft): void;
  /** Leads to the address of a draft; `replace` where the step before was a part of the same choice. */
  go(draft: Draft, replace: boolean): void;
  /** Another pause than everywhere else. */
  pause?: number;
};

/**
 * What somebody is choosing, and what of it applies. The address is the truth, also after Back; only what is still under way
 * stays. A choice by pointer applies at once. One by key waits: in some browsers each arrow on a select is a choice, and
 * whoever goes down a list wants the last of them (WCAG 3.2.2).
 */
export function openDraft<Draft extends object>(truth: Draft, { show, go, pause: after = pause }: Hands<Draft>) {
  let draft = truth;
  let waiting: { part: Partial<Draft>; timer: ReturnType<typeof setTimeout> } | null = null;
  /** The field whose choice by key applied last: going on in it is the same step of the history. */
  let keyed: string | null = null;

  function put(next: Draft) {
    draft = next;
    show(next);
  }
  function apply(field: string | null) {
    clearTimeout(waiting?.timer);
    waiting = null;
    const replace = field !== null && keyed === field;
    keyed = field;
    go(draft, replace);
  }

  return {
    /** Hears what the address says. */
    follow(truth: Draft) {
      put({ ...truth, ...waiting?.part });
    },
    /** @param byKey it waits until the keys pause */
    change(part: Partial<Draft>, byKey: boolean) {
      put({ ...draft, ...part });
      if (!byKey) return apply(null);
      clearTimeout(waiting?.timer);
      const field = Object.keys(part).join();
      waiting = { part: { ...waiting?.part, ...part }, timer: setTimeout(() => apply(field), after) };
    },
    /** Applies what there is, as a button does. */
    send: () => apply(null),
    /** Nothing that waits applies any more. */
    stop: () => clearTimeout(waiting?.timer),
  };
}
