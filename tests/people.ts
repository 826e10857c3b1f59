import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import type { House } from "#app/operations/house.server.ts";
import type { Person } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { register, requestReset } from "#app/visitor/account-operations.server.ts";
import { callerOf } from "./callers.ts";
import type { TestHouse } from "./house.ts";

export const password = "a dry martini";

/** What a browser would send back of the cookies that it was told to set. */
export function cookieHeader(cookies: string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
}

/** Somebody who has an account and no way to sign in: enough where a test says itself who calls. */
export async function personIn({ db }: House, id: string, role: Person["role"] = "member"): Promise<Person> {
  const row = { id, email: `${id}@example.com`, display_name: id, role };
  await db.insertInto("person").values(row).execute();
  return { ...row, premium: false, confirmed: false };
}

/** People of a test's own house, and the mails that they get. */
export function peopleOf(open: TestHouse) {
  const caller = callerOf(open.house);
  /** Somebody who sends these cookies. */
  const browser = (cookie = "") => callerOf(open.house, { cookie });
  let count = 0;

  function newEmail(): string {
    count += 1;
    return `person${count}@example.com`;
  }

  /** The fields of a registration that is right. */
  const form = (email: string) => ({
    email,
    display_name: "",
    pass1: password,
    pass2: password,
    dob_day: "5",
    dob_month: "3",
    dob_year: "1990",
    industryYN: "no",
    newsletter_opt_in: "yes",
    terms: "on",
  });

  async function registered(): Promise<{ email: string; headers: Headers; cookies: string[] }> {
    const email = newEmail();
    const theirs = browser();
    const done = await run(register, form(email), theirs);
    if (!done.ok) throw new Error(JSON.stringify(done));
    return { email, cookies: theirs.lines, headers: cookieHeader(theirs.lines) };
  }

  const rowOf = (email: string) =>
    open.house.db.selectFrom("person").selectAll().where("email", "=", email).executeTakeFirst();

  const folder = () => join(open.house.settings.DATA_DIR, "mail");
  const mails = async () =>
    Promise.all((await readdir(folder()).catch(() => [])).map((file) => readFile(join(folder(), file), "utf8")));

  /** Asks for a link, and gives the mail that comes. */
  async function mailTo(email: string): Promise<string> {
    const toThem = async () => (await mails()).filter((text) => text.includes(`To: ${email}`));
    const before = new Set(await toThem());
    const asked = await run(requestReset, { email }, caller);
    if (!asked.ok) throw new Error(asked.reason);
    return vi.waitFor(async () => {
      const found = (await toThem()).find((text) => !before.has(text));
      if (!found) throw new Error("no mail yet");
      return found;
    });
  }

  async function mailedToken(email: string): Promise<string> {
    const mail = await mailTo(email);
    const link = new RegExp(`${open.house.settings.BASE_URL}/your-account/login\\?reset=(\\S+)`).exec(
      mail.replace(/=\n/g, "").replaceAll("=3D", "="),
    );
    return link![1]!;
  }

  return { caller, browser, newEmail, form, registered, rowOf, mails, mailTo, mailedToken };
}
