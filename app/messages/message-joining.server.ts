import type { TellOnSite } from "#app/comments/notice-post.server.ts";
import { subscriptionsOf } from "#app/newsletters/newsletter-store.server.ts";
import type { Joining } from "#app/operations/house.server.ts";
import { tellPerson } from "./message-store.server.ts";

/** Who joins is welcomed; who confirms their address hears that their newsletter comes, if they wished for one. */
export const messageJoining: Joining = {
  joined: ({ db }, { id }) => tellPerson(db, id, "welcome"),
  async confirmed(db, { id }) {
    if ((await subscriptionsOf(db, id)).length > 0) await tellPerson(db, id, "newsletter-confirmed");
  },
};

/** Whose comment was answered hears of it on the next page. */
export const tellAnswered: TellOnSite = (db, personId) => tellPerson(db, personId, "answered");
