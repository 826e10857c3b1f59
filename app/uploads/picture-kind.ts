import type { RawBuilder } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/** How many people see a picture: everybody, an editor before they do, or its sender alone. */
export type PictureSeen = "everybody" | "editors" | "sender";

/**
 * One kind of picture that people send, for the editors' list of all of them (contract.md, 12: the desk), as the room that keeps it
 * defines it.
 */
export type PictureKind = {
  /** "Photographs", for the list's filter. */
  title: string;
  /**
   * A select of `name, person_id, link_table, link_id, what, seen, sent_at`: every picture of the kind that is of something;
   * `link_table` and `link_id` name what it is of where pages show that, `what` says it in words.
   */
  rows: RawBuilder<unknown>;
  /** Takes one away from what it is of, for a reason; its files go after that. False where there is no such one. */
  takeAway(db: Queries, name: string, why: { editorId: string; reason: string }): Promise<boolean>;
};
