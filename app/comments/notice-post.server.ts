import type { Queries } from "#app/database/database.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { mailsOffLink } from "./notices/mail-link.server.ts";
import { noticeMail } from "./notices/notice-mail.ts";
import { type Due, isAnyDue, nextDue, told } from "./notices/notice-store.server.ts";
import { forumHref } from "./reading/present.server.ts";
import { placesOf } from "./reading/subjects.server.ts";
import { sweepComments } from "./saying/comment-store.server.ts";

/** One round sends no more than this; what is left has its turn with the next. */
const mostAtOnce = 100;

/** How somebody is told on the site: by a room above, whose messages are. */
export type TellOnSite = (db: Queries, personId: string) => Promise<void>;

/** Tells of answers, on the site and by mail. Where several processes do, each is told by one of them. */
async function sendNotices(house: House, tellOnSite: TellOnSite): Promise<void> {
  for (let sent = 0; sent < mostAtOnce; sent += 1) {
    const due = await nextDue(house.db);
    if (due) await sendNotice(house, due, tellOnSite);
    else if (!(await isAnyDue(house.db))) return;
  }
}

async function sendNotice(house: House, due: Due, tellOnSite: TellOnSite): Promise<void> {
  const { db, settings, mail } = house;
  await tellOnSite(db, due.person_id);
  const [place] = await placesOf(db, [due]);
  if (place && due.email !== null)
    await mail.send(
      noticeMail({
        ...{ to: due.email, kind: due.kind, by: due.by, text: due.text, about: place.name },
        href: settings.BASE_URL + forumHref(due, place.href, due.comment_id),
        off: mailsOffLink(house, due.person_id),
      }),
    );
  await told(db, due);
}

/** Listens for what is said, and has answers told by mail once they stand; one round at a time. */
export function openNoticePost(house: House, tellOnSite: TellOnSite): () => Promise<void> {
  let working = Promise.resolve();
  let waiting = false;
  const stop = house.notices.hear((channel) => {
    if (channel !== "comments" || waiting) return;
    waiting = true;
    working = working.then(async () => {
      waiting = false;
      await sendNotices(house, tellOnSite).catch((error) =>
        house.log.warn({ err: error }, "mails of answers could not be sent"),
      );
    });
  });
  return () => {
    stop();
    return working;
  };
}

/** What has to be done about comments from time to time: mails that failed, texts whose time has come. */
export async function tendComments(house: House, tellOnSite: TellOnSite): Promise<void> {
  await sendNotices(house, tellOnSite);
  await house.db.transaction().execute(sweepComments);
}
