/**
 * What one request has read already: whoever needs the same again within it gets the same, without asking the database
 * twice. It lives as long as its request and is forgotten when something changes in it (see `run`).
 */
export class Reads {
  readonly #known = new Map<string, Promise<unknown>>();
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

  /** Something has changed: what was read before, or is being read now, is of no use to whoever asks next. */
  forget(): void {
    this.#known.clear();
  }
}
