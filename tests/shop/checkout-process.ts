import { openBulkPool, openDatabase, openPool } from "#app/database/database.server.ts";
import { openNotices } from "#app/database/notices.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { openMailer } from "#app/platform/mail.server.ts";
import { readSecret } from "#app/platform/secrets.server.ts";
import { readSettings } from "#app/platform/settings.server.ts";
import { checkout, postOrderMails } from "#app/shop/shop-calls.server.ts";
import { callerOf } from "#tests/callers.ts";

/**
 * The checkout in a process of its own, to be killed: the code of the site from the runner of operations to the mail, without what
 * else a site has to load. Built as one file it starts in a tenth of the time.
 */

/** What a test asks of it: to order what is in the basket that a cookie names. */
export type AskedOrder = { place: number; cookie: string; details: Record<string, string> };
/** What it says: that it is ready, or what came of an order. */
export type ToldOrder = { ready: true } | { place: number; ok: boolean };

const { placeOrder } = await checkout();
const settings = readSettings(process.env);
const log = openLog(settings.LOG_LEVEL);
const connection = { connectionString: settings.DATABASE_URL! };
const lost = (error: Error) => log.warn({ err: error }, "a database connection was lost");
const pool = openPool(connection, lost);
/** Of a house what checkout asks for. */
const asked: Partial<House> = {
  ...{ settings, log, pool, db: openDatabase(pool), bulk: openDatabase(openBulkPool(connection, lost)) },
  notices: openNotices(connection, log),
  ...{ secret: await readSecret(settings.DATA_DIR), mail: openMailer(settings), kept: new Map(), joining: [] },
};
const house = asked as House;
const tell = (told: ToldOrder) => process.send!(told);

process.on("message", async ({ place, cookie, details }: AskedOrder) => {
  const done = await run(placeOrder, details, callerOf(house, { cookie }));
  if (done.ok) await postOrderMails(house, done.value.number!);
  tell({ place, ok: done.ok });
});
tell({ ready: true });
