import type { Queries } from "#app/database/database.server.ts";
import type { Failure, Result } from "#app/kit/result.ts";
import type { Mail } from "#app/platform/mail.server.ts";
import type { House } from "./house.server.ts";
import type { Person } from "./operation.ts";

/** Something that waits for an editor, as the desk shows it. */
export type Waiting = {
  id: number;
  title: string;
  /** Who sent it, and when, as `2026-12-24`. */
  from: string;
  sent: string;
  /** What an editor has to read of it, in this order; lines of a text stay lines. */
  facts: { label: string; text: string }[];
  /** The pictures that were sent with it. */
  pictures?: { href: string; alt: string }[] | undefined;
  /** What an editor may mend before it is published, by the name of its field. */
  values: Record<string, string>;
};

/** A field of what waits that an editor may mend. */
export type QueueField = {
  name: string;
  label: string;
  kind: "line" | "text" | "date" | "choice";
  options?: { value: string; text: string }[] | undefined;
};

/** What a decision leads to: what whoever sent it is told by mail, and what others are whom it concerns. */
export type Decided = { mail: Mail | null; more?: readonly Mail[] };

/**
 * Has the library hold a new entry, as if the editor who decides had written it at the desk (contract.md, 12): it is checked, listed,
 * found, linked to, and theirs to mend from then on.
 * @throws NotTaken where the library does not take it
 */
export type Publish = (db: Queries, kind: "brands" | "jobs" | "producers", facts: object) => Promise<void>;

/** Why the library does not take what was to be published; thrown, so that nothing of the decision stands. */
export class NotTaken extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/**
 * One kind of thing that waits at the desk (contract.md, 11: `/desk/queue/{kind}`), as the room that owns it defines it. What
 * is decided already answers "conflict", what never was "not-found"; the desk opens the transaction of each change.
 */
export type QueueKind = {
  title: string;
  /** "an advertisement", for what the desk says of one. */
  one: string;
  /** What approving one does, where that is not to publish it: "Grant", "granted"; and what one is that is refused. */
  verb?: { act: string; done: string; left?: string };
  fields: readonly QueueField[];
  /** The tables in which one is kept, each with the column that holds its id: what the log of changes compares. */
  kept: readonly { table: string; key: string }[];
  count(db: House["db"]): Promise<number>;
  /** Those that have waited longest first. */
  waiting(db: House["db"], page: { limit: number; offset: number }): Promise<Waiting[]>;
  /** Where something that was published stands; null where it was not, or is gone. */
  hrefOf(db: House["db"], id: number): Promise<string | null>;
  edit(house: House, id: number, values: Record<string, string>): Promise<Result<object>>;
  approve(house: House, id: number, editor: Person, publish: Publish): Promise<Result<Decided>>;
  refuse(house: House, id: number, editor: Person, reason: string): Promise<Result<Decided>>;
};
