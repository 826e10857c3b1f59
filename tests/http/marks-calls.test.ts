import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parts } from "#app/api/personal-operation.server.ts";
import { areas } from "#app/guide/areas.ts";
import { type MarkField, markKinds, ownKinds } from "#app/marks/kinds.ts";
import type { marksPart } from "#app/marks/personal-marks.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn, signIn } from "./client.ts";

const root = "/api/dev/frontend";
const negroni = { link_table: "cocktails", link_id: "77" };
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site?.close());

type Marks = (typeof marksPart)["nobody"][string];
const marksOf = async (client: Client, oid = "cocktails:77") =>
  (await client.get(`${root}/personal?oids=${oid}`)).json<{ marks: Record<string, Marks> }>().marks[oid];
const rate = (client: Client, rating: string, change = {}) =>
  client.post(`${root}/vote/register`, { link_id: "77", section: "cocktail", rating, ...change });
const unsaid = Object.fromEntries(ownKinds.map((kind) => [markKinds[kind].field, false])) as Record<MarkField, boolean>;
const nothing: Marks = { ...unsaid, tried: "not_tried", rating: null };

describe("what a person says of a drink", () => {
  it("is kept until it is taken back, by GET and POST alike", async () => {
    const ada = await signedIn(site);
    for (const { calls, field } of ownKinds.map((kind) => markKinds[kind])) {
      for (const method of ["GET", "POST"]) {
        const send = async (call: string) => {
          const path = `${root}/${call}?link_table=cocktails&link_id=77`;
          return (await ada.send(path, { method, headers: sameOrigin })).json();
        };
        for (const call of [calls.say, calls.say]) expect(await send(call)).toEqual({ status: "ok" });
        expect(await marksOf(ada)).toEqual({ ...nothing, [field]: true });
        for (const call of [calls.take, calls.take]) expect(await send(call)).toEqual({ status: "ok" });
        expect(await marksOf(ada)).toEqual(nothing);
      }
    }
  });

  it("may be that it was tried, in four ways", async () => {
    const ada = await signedIn(site);
    for (const value of ["must_try", "liked", "disliked", "not_tried"]) {
      expect((await ada.post(`${root}/contactengagement/tried`, { ...negroni, value })).json()).toEqual({
        status: "ok",
      });
      expect((await marksOf(ada))?.tried).toBe(value);
    }
    const refused = await ada.post(`${root}/contactengagement/tried`, { ...negroni, value: "hated" });
    expect([refused.status, refused.json().status]).toEqual([400, "error"]);
  });

  it("stands on its page as soon as the answer is there, however late the database tells that something changed", async () => {
    const [ada, bob] = [await signedIn(site), await signedIn(site)];
    const path = (await bob.get("/cocktails/recipe/88/any")).headers.location!;
    const rated = async () => (await bob.get(`${path}?yield=2`)).text.includes("One rating so far");
    expect(await rated()).toBe(false);
    const { pool } = site.house;
    const { rows } = await pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
    );
    expect(rows).toHaveLength(1);
    process.kill(rows[0]!.pid, "SIGSTOP");
    const answer = rate(ada, "4", { link_id: "88" }).then(async ({ text }) => [text, await rated()]);
    try {
      await expect.poll(async () => (await pool.query("select from rating where link_id = 88")).rowCount).toBe(1);
    } finally {
      process.kill(rows[0]!.pid, "SIGCONT");
    }
    expect(await answer).toEqual(["OK", true]);
  });

  it("may be a rating from 1 to 5.5 in half steps, and 0 takes it back", async () => {
    const ada = await signedIn(site);
    for (const rating of ["1", "5.5", "3.5"]) {
      const answer = await rate(ada, rating);
      expect([answer.status, answer.text]).toEqual([200, "OK"]);
      expect((await marksOf(ada))?.rating).toBe(Number(rating));
    }
    for (const rating of ["0.5", "6", "-1", "3.3", "many", ""]) {
      const answer = await rate(ada, rating);
      expect([rating, answer.status, answer.text.slice(0, 7)]).toEqual([rating, 400, "ERROR: "]);
    }
    for (const rating of [null, false, [], {}, undefined]) {
      const answer = await ada.postJson(`${root}/vote/register`, { link_id: 77, section: "cocktail", rating });
      expect([rating, answer.status]).toEqual([rating, 400]);
    }
    expect((await marksOf(ada))?.rating).toBe(3.5);
    expect((await rate(ada, "0")).text).toBe("OK");
    expect(await marksOf(ada)).toEqual(nothing);
    expect((await rate(ada, "4", { section: "bws", link_id: "1" })).text).toBe("OK");
    expect((await marksOf(ada, "spiritbrands:1"))?.rating).toBe(4);
    expect((await rate(ada, "4", { section: "people" })).status).toBe(400);
    expect((await rate(ada, "4", { link_id: "999999" })).status).toBe(404);
  });

  it("said two hundred times at once leaves one row, and what is said last stands", async () => {
    const ada = await signedIn(site);
    const rowsOf = async (table: string) => {
      const asked = `select * from ${table} where person_id = (select id from person where email = $1)`;
      return (await site.house.pool.query(asked, [ada.email])).rows as Record<string, unknown>[];
    };
    const many = <T>(times: number, send: (time: number) => Promise<T>) =>
      Promise.all(Array.from({ length: times }, (_, time) => send(time)));
    // As the pages' own client does, what a busy machine had no connection for is sent again.
    const patient = async (rating: string, attempt = 1): Promise<Awaited<ReturnType<typeof rate>>> => {
      const answer = await rate(ada, rating);
      return answer.status === 503 && attempt < 5 ? patient(rating, attempt + 1) : answer;
    };
    const answers = await many(200, (time) => patient(String(1 + (time % 10) / 2)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(["OK"]));
    const [rated, ...others] = await rowsOf("rating");
    expect([others.length, (await marksOf(ada))?.rating]).toEqual([0, Number(rated!.value)]);
    expect((await rate(ada, "5.5")).text).toBe("OK");
    expect((await marksOf(ada))?.rating).toBe(5.5);

    const values = ["liked", "disliked", "must_try"];
    await many(40, (time) => ada.post(`${root}/contactengagement/tried`, { ...negroni, value: values[time % 3]! }));
    expect(await rowsOf("tried")).toHaveLength(1);
    await many(40, (time) => ada.post(`${root}/favourite/${time % 2 ? "add" : "remove"}`, negroni));
    expect((await rowsOf("favourite")).length).toBeLessThan(2);
    await ada.post(`${root}/favourite/add`, negroni);
    expect(await rowsOf("favourite")).toHaveLength(1);
  });

  it("is nobody else's", async () => {
    const [ada, harry] = [await signedIn(site), await signedIn(site, "Harry")];
    await rate(ada, "5");
    expect(await marksOf(harry)).toEqual(nothing);
    expect((await new Client(site.url).get(`${root}/personal?oids=cocktails:77`)).json()).toEqual({
      signed_in: false,
      is_editor: false,
      display_name: null,
      units: null,
      ...Object.fromEntries(parts.map(({ part }) => [part.name, part.nobody])),
      marks: {},
    });
  });
});

describe("a change that is retried", () => {
  const add = (client: Client, key: string | null) =>
    client.post(
      `${root}/mybar/add-item`,
      { link_id: "1" },
      key ? { ...sameOrigin, "idempotency-key": key } : sameOrigin,
    );

  it("happens once and is answered alike, also when both come at once", async () => {
    const ada = await signedIn(site);
    const answers = await Promise.all([add(ada, "k1"), add(ada, "k1"), add(ada, "k1")]);
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, "OK"],
      [200, "OK"],
      [200, "OK"],
    ]);
    expect((await add(ada, "k1")).text).toBe("OK");
    for (const key of ["k2", null]) {
      const again = await add(ada, key);
      expect([again.status, again.text]).toEqual([409, "ERROR: item already exists"]);
    }
  });

  it("is another person's own, whatever its key", async () => {
    const [ada, harry] = [await signedIn(site), await signedIn(site, "Harry")];
    await add(ada, "shared");
    await add(harry, "shared");
    const items = (await harry.get(`${root}/mybar/load-items`)).json<{ total_result_count: number }>();
    expect(items.total_result_count).toBe(1);
  });
});

it("who signs in too often is asked to wait, and only they", async () => {
  const limited = await testSite({ RATE_LIMIT: "on" });
  try {
    const client = new Client(limited.url);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1)
      statuses.push((await signIn(client, "nobody@example.com", "a wet martini")).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    const last = await signIn(client, "nobody@example.com");
    expect(last.text).toContain("Too many requests");
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(50);
    expect(last.text).toContain("nobody@example.com");
    expect((await client.get(`${root}/box/infinite-scroll`)).status).toBe(200);
  } finally {
    await limited.close();
  }
});

describe("what members make of a subject", () => {
  const rated = areas.filter(({ vote }) => vote !== null);

  it("is on the page of all that they rate, and its list is in that order from the vote on", async () => {
    const [ada, bob, cleo] = [await signedIn(site), await signedIn(site), await signedIn(site)];
    const nobody = new Client(site.url);
    expect(rated.length).toBeGreaterThanOrEqual(6);
    for (const { table, vote, path, entries } of rated) {
      const { rows } = await site.house.pool.query<{ id: number; href: string }>(
        "select link_id as id, href from search_entry where link_table = $1 order by link_id desc limit 2",
        [table],
      );
      const first = async () => {
        const { text } = await nobody.get(`${path}?sort=members`);
        // The shelf above the books stands in an order of its own.
        const links = [
          ...text.slice(Math.max(text.indexOf("<main"), text.indexOf('id="entries"'))).matchAll(/href="([^"#?]+)"/g),
        ].map(([, href]) => href!);
        return links.find((href) => href.startsWith(`${entries}/`) && /\/\d+\//.test(href));
      };
      const say = async (who: Client, id: number, rating: string) => {
        const fields = { link_id: String(id), section: vote![0], rating };
        expect([table, (await who.post(`${root}/vote/register`, fields)).status]).toEqual([table, 200]);
      };
      for (const { id, href } of rows) {
        const before = await first();
        for (const who of [ada, bob]) await say(who, id, "5");
        expect([table, await first()]).toEqual([table, before]);
        await say(cleo, id, "5.5");
        // The notice of the vote is heard a moment later.
        await expect.poll(first).toBe(href);
        await expect.poll(async () => (await nobody.get(href)).text).toMatch(/5\.2 from <!-- -->3|5\.2 from 3/);
        for (const who of [ada, bob]) await say(who, id, "4");
      }
    }
  });
});
