import { removeThoseWhoLeave } from "#app/account/remove-leavers.server.ts";
import { forgetBuilderPictures, forgetIngredientsOfLeavers } from "#app/builder/forget.server.ts";
import { tendComments } from "#app/comments/notice-post.server.ts";
import { guideToWarm } from "#app/guide/area-readings.server.ts";
import { tellAnswered } from "#app/messages/message-joining.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { tendProducts } from "#app/own-products/forget.server.ts";
import { forgetPictures, forgetRecipesOfLeavers } from "#app/own-recipes/forget.server.ts";
import { tendPhotographs } from "#app/photographs/photographs.server.ts";
import { warmSearches } from "#app/search/search-operations.server.ts";
import { forgetBaskets, forgetTold, postOrderMails, postRefunds } from "#app/shop/shop-calls.server.ts";
import { tendTally } from "#app/tally/tally.server.ts";

/** What has to be done from time to time. Each is safe where several processes do it at once. */
const chores: Record<string, (house: House) => Promise<unknown>> = {
  "deleting accounts whose time has come": async (house) => {
    if ((await removeThoseWhoLeave(house)) === 0) return;
    await forgetRecipesOfLeavers(house);
    await forgetIngredientsOfLeavers(house);
  },
  "deleting pictures of recipes that are gone": forgetPictures,
  "deleting pictures of ingredients and collections that are gone": forgetBuilderPictures,
  "drafts of bottles whose time is over, and pictures of none": tendProducts,
  "photographs that were refused, and those of who left": tendPhotographs,
  "mails of orders that could not go out": (house) => postOrderMails(house),
  "refunds that the provider has not paid yet": (house) => postRefunds(house),
  "what a provider told long ago": ({ db }) => forgetTold(db),
  "baskets that were kept too long": ({ bulk }) => forgetBaskets(bulk),
  "counts of days that are over": tendTally,
  "mails of answers, and comments whose time has come": (house) => tendComments(house, tellAnswered),
};

/** How often (milliseconds). */
const hour = 3_600_000;

/** Does each chore now, and then every hour; one that fails is logged and has its turn again. */
export function startChores(house: House, every = hour): () => Promise<void> {
  let working = Promise.resolve();
  const work = () => {
    working = working.then(async () => {
      for (const [name, chore] of Object.entries(chores))
        await chore(house).catch((error) => house.log.warn({ err: error }, `${name} failed`));
    });
  };
  work();
  const timer = setInterval(work, every);
  timer.unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}

/** What is read beforehand where there is so much of it that the first who asks would wait: nobody has to wait for it, nor has a stop. */
const beforehand = [...guideToWarm, warmSearches];

/**
 * Reads that now, and once the library has changed and is `quiet` again (milliseconds): the latter only where it took at least `worth`
 * milliseconds, which it does not with a library like the one that ships.
 */
export function startWarming(house: House, { quiet = 2_000, worth = 1_000 } = {}): () => Promise<void> {
  let working = Promise.resolve();
  let isLong = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const work = () => {
    working = working.then(async () => {
      const began = performance.now();
      for (const warm of beforehand)
        if (!isOver) await warm(house).catch((error) => house.log.debug({ err: error }, "not read beforehand"));
      isLong = performance.now() - began >= worth;
    });
  };
  work();
  const deafen = house.notices.hear((channel) => {
    if (channel !== "library" || !isLong) return;
    clearTimeout(timer);
    timer = setTimeout(work, quiet);
    timer.unref();
  });
  return () => {
    isOver = true;
    deafen();
    clearTimeout(timer);
    return Promise.resolve();
  };
}
