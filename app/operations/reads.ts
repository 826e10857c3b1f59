/**
 * What one request has read already: whoever needs the same again within it gets the same, without asking the database
 * twice. It lives as long as its request and is forgotten when something changes in it (see `run`).
 */
export class Reads {
  readonly #known = new Map<string, Promise<unknown>>();
  readonly #waiting = new Map<string, { asked: Map<string, unknown>; found: Promise<unknown> }>();
  readonly #keeps: boolean;

  /** @param keeps false for a change, which must see what it has written itself: then everything is read anew */
  constructor(keeps = true) {
    this.#keeps = keeps;
  }

  /** Reads something, or gives what was read; `name` says what and of whom: `my-bar/bar/{person}`. A failure is not kept. */
  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.#known.get(name) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    if (!this.#keeps) return reading;
    this.#known.set(name, reading);
    reading.catch(() => {
      if (this.#known.get(name) === reading) this.#known.delete(name);
    });
    return reading;
  }

  /**
   * Reads what those who ask at the same moment want to know of several things, in one go: `name` says what is read and of whom,
   * `asked` has the things by a name each. Everybody gets what all of them asked for.
   */
  together<Thing, T>(
    name: string,
    asked: ReadonlyMap<string, Thing>,
    read: (things: Thing[]) => Promise<T>,
  ): Promise<T> {
    if (!this.#keeps) return read([...asked.values()]);
    const waiting = this.#waiting.get(name);
    if (waiting) {
      for (const [oid, thing] of asked) waiting.asked.set(oid, thing);
      return waiting.found as Promise<T>;
    }
    const all = new Map(asked);
    // Once all that runs now has said what it wants.
    const found = new Promise<void>((then) => process.nextTick(then)).then(() => {
      if (this.#waiting.get(name)?.asked === all) this.#waiting.delete(name);
      return read([...all.values()]);
    });
    this.#waiting.set(name, { asked: all, found });
    return found;
  }

  /** Something has changed: what was read before, or is being read now, is of no use to whoever asks next. */
  forget(): void {
    this.#known.clear();
    this.#waiting.clear();
  }
}
