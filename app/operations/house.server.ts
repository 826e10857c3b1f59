import type { Database, Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import type { Notices } from "#app/database/notices.server.ts";
import type { WatchfulPool } from "#app/database/watchful-pool.server.ts";
import type { Media } from "#app/kit/subject.ts";
import type { Cookies } from "#app/platform/cookies.server.ts";
import type { Log } from "#app/platform/log.server.ts";
import type { Mailer } from "#app/platform/mail.server.ts";
import type { Settings } from "#app/platform/settings.server.ts";
import type { Uploads } from "#app/uploads/uploads.server.ts";
import type { Makeable } from "./makeable.ts";
import type { SubjectKinds } from "./subject-kinds.ts";

/** Somebody who has an account, as far as a mail to them needs. */
export type Joined = { id: string; email: string };

/** How the guide asks the rooms above it for the pictures and films of a recipe that a member wrote; none where it has none. */
export type MediaOf = (db: Queries, subject: { link_table: string; id: number; name: string }) => Promise<Media[]>;

/** How the rooms below the guide tell it that entries of one of its areas have come, changed or gone: its index follows. */
export type Reindex = (db: Queries, table: string) => Promise<void>;

/** Things of a member under one title on their public profile, which a room above the guide knows: each with the pictures that stand for it. */
export type ProfileShelf = {
  title: string;
  read(
    db: Queries,
    personId: string,
  ): Promise<
    {
      name: string;
      href: string;
      facts: string;
      /** Its owner's own, which stands for those that it is drawn from. */
      picture: string | null;
      images: { image: string; colour: string | null }[];
    }[]
  >;
};

/** What a room above the accounts does when somebody has joined, has shown that their address is theirs, or signs in. */
export type Joining = {
  joined?(house: House, who: Joined, wishes: { newsletter: boolean }): Promise<void>;
  confirmed?(db: Queries, who: Joined): Promise<void>;
  /** When they sign in: what they had as a guest of this browser becomes theirs. */
  arrived?(house: House, personId: string, cookies: Cookies): Promise<void>;
};

/**
 * Everything with a state that one running process has. It is built once, at the start, and handed
 * down: no module keeps state of its own, so that the page build and the calls share one of each.
 */
export type House = {
  settings: Settings;
  secret: string;
  log: Log;
  pool: WatchfulPool;
  db: Database;
  /** The same database, for what takes its time and is no part of answering a request. */
  bulk: Database;
  /** The database server's own name and number, as it said at the start: `PostgreSQL 18.4`. */
  databaseVersion: string;
  mail: Mailer;
  uploads: Uploads;
  notices: Notices;
  /** The kinds of subject that there are, for the rooms that know none by name. */
  subjects: SubjectKinds;
  /** What the caller's bar makes, for the rooms below My Bar. */
  makeable: Makeable;
  /** The pictures and films that members gave their recipes and the bottles they proposed, for the guide's pages below. */
  media: MediaOf;
  /** The guide's index of an area, brought in line with what the shop's desk changed. */
  reindex: Reindex;
  /** What the rooms above the guide put on members' public profiles. */
  shelves: readonly ProfileShelf[];
  /** What the rooms above the accounts do when somebody joins. */
  joining: readonly Joining[];
  /** What every room's tables hold of a person, for the export of it. */
  holdings: readonly Holding[];
  /** What the rooms above keep for the life of the process, by name; see `keep`. */
  kept: Map<string, unknown>;
};

/** The one instance of something that a room keeps for the life of the process, made when first asked for. */
export function keep<T>(house: House, name: string, make: () => T): T {
  if (!house.kept.has(name)) house.kept.set(name, make());
  return house.kept.get(name) as T;
}
