import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tell } from "#app/database/notices.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let ids: Record<string, number>;
beforeAll(async () => {
  site = await testSite();
  const { rows } = await site.house.pool.query<{ key: string; id: number }>("select key, id from ingredient");
  ids = Object.fromEntries(rows.map((row) => [row.key, row.id]));
});
afterAll(() => site?.close());

const screens = ["", "/pantry", "/recipes", "/favourites", "/wish-list", "/search"].map((end) => `/my-bar${end}`);
const add = (client: Client, key: string, path = "/my-bar") =>
  client.post(path, { intent: "add", link_table: "ingredients", link_id: String(ids[key]) });
/** What a page says, without what only scripts read. */
async function shown(client: Client, path: string): Promise<string> {
  const page = await client.get(path);
  expect(page.status, path).toBe(200);
  return page.text
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

describe("the screens", () => {
  it("lead the signed-out to the login page and back", async () => {
    const nobody = new Client(site.url);
    for (const path of [...screens, "/your-account/your-ingredients", "/my-bar/recipes?missing=1"]) {
      for (const answer of [await nobody.get(path), await nobody.post(path, { intent: "add", link_id: "1" })]) {
        expect(answer.status, path).toBe(302);
        expect(answer.headers.location, path).toBe(`/login?redir=${path.replace("?", "%3F").replace("=", "%3D")}`);
      }
    }
  });

  it("say what a new bar lacks, and are never stored", async () => {
    const ada = await signedIn(site);
    expect(await shown(ada, "/my-bar")).toContain("You have not added any ingredients yet");
    expect(await shown(ada, "/my-bar/recipes?keyword=no+such+drink")).toContain("No Results Found");
    expect(await shown(ada, "/my-bar/search?keyword=xqzzyx")).toContain("Please try a different search query");
    for (const path of screens) expect((await ada.get(path)).headers["cache-control"], path).toContain("no-store");
  });
});

async function countMakeable(member: Client): Promise<number> {
  const answer = await member.post("/api/dev/frontend/mybar/load-recipes", { include_non_alcoholic: "1" });
  return (answer.json() as { result_count: number }).result_count;
}

describe("their forms", () => {
  it("change the bar and show the same screen again, in its language", async () => {
    const ada = await signedIn(site);
    const added = await add(ada, "gin", "/fr-fr/my-bar?sort=name");
    expect([added.status, added.headers.location]).toEqual([303, "/fr-fr/my-bar?sort=name"]);
    for (const key of ["campari", "sweet-vermouth"]) expect((await add(ada, key, "/my-bar/search")).status).toBe(303);
    const makeable = await countMakeable(ada);
    expect(makeable).toBeGreaterThan(0);
    expect(await shown(ada, "/my-bar")).toMatch(new RegExp(`You can make ${makeable} drinks?\\b`));
    const { rows } = await site.house.pool.query<{ id: string }>(
      "select id from bar_item where link_id = $1 order by id desc limit 1",
      [ids.campari],
    );
    const deleted = await ada.post("/my-bar", { intent: "delete", id: String(rows[0]!.id) });
    expect([deleted.status, deleted.headers.location]).toEqual([303, "/my-bar"]);
    const left = await countMakeable(ada);
    expect(left).toBeLessThan(makeable);
    expect(await shown(ada, "/my-bar")).toMatch(new RegExp(`You can make ${left} drinks?\\b`));
  });

  it("answer 400 with the same screen where they cannot be accepted", async () => {
    const ada = await signedIn(site);
    await add(ada, "gin");
    const again = await add(ada, "gin");
    expect(again.status).toBe(400);
    expect(again.text).toContain("That is in your bar already.");
    for (const fields of [{ intent: "fly" }, { intent: "add", link_id: "999999999" }, { intent: "delete", id: "x" }]) {
      const refused = await ada.post("/my-bar", fields as Record<string, string>);
      expect(refused.status, JSON.stringify(fields)).toBe(400);
      expect(refused.text).toContain('role="alert"');
      expect(refused.text).toContain("You can make");
    }
  });

  it("cannot take away what is another's", async () => {
    const [ada, eve] = [await signedIn(site), await signedIn(site)];
    await add(ada, "mezcal");
    const { rows } = await site.house.pool.query<{ id: string }>("select id from bar_item where link_id = $1", [
      ids.mezcal,
    ]);
    expect((await eve.post("/my-bar", { intent: "delete", id: String(rows[0]!.id) })).status).toBe(400);
    expect(await shown(ada, "/my-bar")).toContain("Remove Mezcal from your bar?");
  });

  it("switch a staple off and on", async () => {
    const ada = await signedIn(site);
    const salt = { ingredient_id: String(ids.salt) };
    expect((await ada.post("/my-bar/pantry", { intent: "pantry-off", ...salt })).status).toBe(303);
    expect(await shown(ada, "/my-bar/pantry")).toContain("Not included");
    expect((await ada.post("/my-bar/pantry", { intent: "pantry-on", ...salt })).status).toBe(303);
    expect(await shown(ada, "/my-bar/pantry")).not.toContain("Not included");
  });

  it("mark favourites and wishes, which have their lists", async () => {
    const ada = await signedIn(site);
    const orgeat = { link_table: "ingredients", link_id: String(ids.orgeat) };
    expect((await ada.post("/my-bar", { intent: "wish-add", ...orgeat })).status).toBe(303);
    expect((await ada.post("/my-bar", { intent: "favourite-add", ...orgeat })).status).toBe(303);
    expect(await shown(ada, "/my-bar/wish-list")).toContain("Orgeat");
    expect(await shown(ada, "/my-bar/favourites")).toContain("Orgeat");
    await ada.post("/my-bar/wish-list", { intent: "wish-remove", ...orgeat });
    expect(await shown(ada, "/my-bar/wish-list")).not.toContain("Orgeat");
  });

  it("take the old address for adding an ingredient", async () => {
    const ada = await signedIn(site);
    const form = { item_id: String(ids.vodka), item_link_table: "ingredients", item_sub_type: "wine" };
    for (const time of ["first", "second"]) {
      const posted = await ada.post("/your-account/your-ingredients", form);
      expect([posted.status, posted.headers.location], time).toEqual([303, "/my-bar"]);
    }
    expect(await shown(ada, "/my-bar")).toContain("Spirits 1");
    expect((await ada.get("/your-account/your-ingredients")).headers.location).toBe("/my-bar");
    const wrong = await ada.post("/your-account/your-ingredients", { item_id: "nothing" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("That could not be added");
  });
});

describe("the recipes screen", () => {
  it("adds a custom ingredient by its name and counts with it as if it were there", async () => {
    const ada = await signedIn(site);
    for (const key of ["gin", "sweet-vermouth"]) await add(ada, key);
    const named = await ada.get("/my-bar/recipes?custom_add=campari&sort=name");
    expect(named.status).toBe(302);
    expect(named.headers.location).toBe(`/my-bar/recipes?custom_ingredient_ids=${ids.campari}&sort=name`);
    const page = await shown(ada, `${named.headers.location}&only_unlocked=1&include_non_alcoholic=1`);
    expect(page).toContain("Negroni");
    expect(page).toMatch(/Campari · as if you had it/i);
    expect(page).toMatch(/Gin · in your bar/i);
    expect(await shown(ada, "/my-bar/recipes?custom_add=xqzzyx")).toContain("No ingredient is called “xqzzyx”");
  });

  it("offers, for each next bottle, a list as long as was promised", async () => {
    const ada = await signedIn(site);
    for (const key of ["gin", "campari", "sweet-vermouth", "lime-juice", "soda-water"]) await add(ada, key);
    const page = (await ada.get("/my-bar")).text;
    const promised = [...page.matchAll(/href="([^"]*only_unlocked=1[^"]*)"[^>]*>(\d+) more drinks?/g)];
    // Five from the supermarket, five bottles.
    expect(promised).toHaveLength(10);
    expect(page).toContain("From the supermarket");
    expect(page).toContain("A bottle to buy");
    for (const [, href, count] of promised) {
      const list = await shown(ada, href!.replaceAll("&amp;", "&"));
      expect(list, href).toMatch(new RegExp(` ${count} recipes? `));
    }
  });

  it("shows the last page to those who ask past the end, as every list does", async () => {
    const ada = await signedIn(site);
    for (const key of ["gin", "campari", "sweet-vermouth", "lime", "soda-water", "white-rum", "orange"])
      await add(ada, key);
    for (let id = 1; id <= 12; id++) {
      const subject = { link_table: "cocktails", link_id: String(id) };
      await ada.post("/my-bar", { intent: "favourite-add", ...subject });
      await ada.post("/my-bar", { intent: "wish-add", ...subject });
    }
    for (const [path, label] of [
      ["/my-bar/recipes?missing=1&offset=100000", "Recipes"],
      ["/my-bar/favourites?cocktails_offset=100000", "Cocktails"],
      ["/my-bar/wish-list?cocktails_offset=100000", "Cocktails"],
      ["/my-bar/search?keyword=gin&offset=100000", "Results"],
    ] as const) {
      const page = await shown(ada, path);
      const [, first, last, total] = /(\d+) to (\d+) of (\d+)/.exec(page) ?? [];
      expect([path, label, Number(last) > 0, last]).toEqual([path, label, true, total]);
      expect([path, Number(first) <= Number(last)]).toEqual([path, true]);
      expect(page).toContain("Previous");
    }
  });

  it("says how to find more where it finds nothing", async () => {
    const ada = await signedIn(site);
    for (const key of ["gin", "campari"]) await add(ada, key);
    const page = await shown(ada, "/my-bar/recipes?keyword=negroni");
    expect(page).toContain("No Results Found");
    expect(page).toContain("Allow one missing");
  });
});

const bar = "/api/dev/frontend/mybar";
type List = { result: { link_id: number }[]; result_count: number };

/** Tells the site that the library changed, and waits until it has heard. */
async function libraryChanged(): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const stop = site.house.notices.hear((channel) => {
      if (channel !== "library") return;
      stop();
      resolve();
    });
  });
  await tell(site.house.db, "library", "");
  await heard;
}

describe("counts and lists", () => {
  it("agree everywhere, also where what was marked is gone or has become private", async () => {
    const [ada, harry] = [await signedIn(site), await signedIn(site, "Harry")];
    const { pool } = site.house;
    const own = async (email: string, name: string, shown: boolean) => {
      const { rows } = await pool.query<{ id: number }>(
        `insert into cocktail (key, name, teaser, glass_id, method, ice, instructions, sweetness, volume_ml, abv,
           alcohol_ml, drawing, owner_id, is_public, stream_rank)
         select 'own', $2, teaser, glass_id, method, ice, instructions, sweetness, volume_ml, abv, alcohol_ml, drawing,
           (select id from person where email = $1), $3, 1 from cocktail where id = 77 returning id`,
        [email, name, shown],
      );
      return rows[0]!.id;
    };
    const mine = await own(ada.email, "Mine", false);
    const shared = await own(harry.email, "Shared for a while", true);
    const doomed = await own(harry.email, "Doomed", true);
    await libraryChanged();
    for (const key of ["gin", "campari", "sweet-vermouth", "lime"]) await add(ada, key);
    const subjects = [
      ...[mine, shared, doomed, 77, 1].map((id) => ({ link_table: "cocktails", link_id: String(id) })),
      ...[ids.gin, ids.genever].map((id) => ({ link_table: "ingredients", link_id: String(id) })),
      { link_table: "spiritbrands", link_id: "1" },
    ];
    for (const subject of subjects) {
      for (const call of ["wishlist", "favourite"]) {
        expect((await ada.post(`/api/dev/frontend/${call}/add`, subject)).json()).toEqual({ status: "ok" });
      }
    }
    await pool.query("update cocktail set is_public = false where id = $1", [shared]);
    await pool.query("delete from cocktail where id = $1", [doomed]);
    await pool.query(
      "insert into bar_item (person_id, link_table, link_id, sub_type) select id, 'ingredients', 999999, 'spirit' from person where email = $1",
      [ada.email],
    );
    await libraryChanged();

    // The owner reads a private recipe, with its picture, and nobody keeps the page; to others there is none.
    for (const address of [`/cocktails/recipe/${mine}/mine`, `/drawings/cocktails/${mine}/x.svg`]) {
      const own = await ada.get(address);
      expect([address, own.status < 400, own.headers["cache-control"] ?? ""]).toEqual([
        address,
        true,
        own.status === 302 ? "" : expect.stringContaining("no-store"),
      ]);
      for (const other of [harry, new Client(site.url)]) expect((await other.get(address)).status, address).toBe(404);
    }
    const image = (await ada.get(`/cocktails/recipe/${mine}/mine`)).text.match(
      /src="(\/drawings\/cocktails\/[^"]+)"/,
    )![1]!;
    const drawn = await ada.get(image);
    expect([drawn.status, drawn.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect((await harry.get(image)).status).toBe(404);

    const whole = async (call: string, key: string | null) => {
      const seen: string[] = [];
      let count = -1;
      for (let offset = 0; offset < 200; offset += 2) {
        const query = key === null ? `limit=2&offset=${offset}` : `${key}[limit]=2&${key}[offset]=${offset}`;
        const answer = (await ada.get(`${bar}/${call}?${query}`)).json<Record<string, List> & List>();
        const list = key === null ? answer : answer[key]!;
        count = list.result_count;
        seen.push(...list.result.map((item) => `${item.link_id}`));
        if (list.result.length === 0) break;
      }
      return { count, seen };
    };
    for (const [call, keys] of [
      ["load-favourites", ["cocktails", "spiritbrands", "ingredients"]],
      ["load-wish-list", ["cocktails", "spiritbrands", "ingredients"]],
      ["load-items", ["spirit", "liqueur", "mixer", "wine"]],
      ["load-pantry-items", [null]],
      ["search-item", [null]],
    ] as const) {
      let sum = 0;
      for (const key of keys) {
        const { count, seen } = await whole(call === "search-item" ? "search-item" : call, key);
        expect([call, key, new Set(seen).size, seen.length]).toEqual([
          call,
          key,
          Math.min(count, seen.length),
          seen.length,
        ]);
        if (call !== "search-item") expect([call, key, seen.length]).toEqual([call, key, count]);
        sum += count;
      }
      const all = (await ada.get(`${bar}/${call}`)).json<{ total_result_count?: number }>().total_result_count;
      if (all !== undefined) expect([call, all]).toEqual([call, sum]);
    }
    const favourites = await whole("load-favourites", "cocktails");
    expect(favourites.seen.sort()).toEqual([String(mine), "77", "1"].sort());
    const page = await ada.get("/my-bar/favourites");
    expect(page.text.match(/data-item="cocktails:/g)).toHaveLength(3);
    const found = (await ada.post(`${bar}/load-recipes`, { limit: "100", include_non_alcoholic: "1" })).json<List>();
    expect(found.result).toHaveLength(found.result_count);
    const written = (await ada.post(`${bar}/load-user-generated-recipes`, {}, {})).json<List>();
    expect(written.result).toHaveLength(written.result_count);
  });
});

describe("the diary", () => {
  it("is mended where it is long, and its last page stands behind its end", async () => {
    const ada = await signedIn(site);
    const link_id = "77";
    // Who says that they made one is not told how to say so.
    expect(await shown(ada, `/my-bar/diary?drink=${link_id}`)).not.toContain("Your diary is empty");
    const days = Array.from({ length: 21 }, (_, at) => `2026-03-${String(at + 1).padStart(2, "0")}`);
    for (const date of days) await ada.post(`/api/dev/frontend/mybar/log`, { link_id, date });
    const oldest = (await ada.get(`/api/dev/frontend/mybar/log?offset=20`)).json<{
      result: { id: number; date: string }[];
    }>().result[0]!;
    const second = "/my-bar/diary?offset=20";
    const mended = { intent: "made", id: String(oldest.id), date: oldest.date, note: "The first one" };
    const done = await ada.post(second, mended);
    expect([done.status, done.headers.location]).toEqual([303, "/my-bar/diary?kept&offset=20"]);
    const page = await ada.get(done.headers.location!);
    expect(page.text).toContain("The first one");
    // What was done is told once, not on the pages that one turns to.
    expect(page.text).toContain('href="/my-bar/diary"');
    expect(page.text).not.toMatch(/href="[^"]*kept[^"]*" rel="(prev|next)"/);
    // To take one out is asked about, without a script as well.
    expect(page.text).toMatch(
      />Take it out of the diary<\/summary><button [^>]*value="made-delete"[^>]*>Yes, take it out</,
    );
    const out = await ada.post(second, { intent: "made-delete", id: String(oldest.id) });
    expect(out.status).toBe(303);
    expect(await shown(ada, out.headers.location!)).toContain("20 March 2026");
    expect(await shown(ada, "/my-bar/diary?offset=9999")).toContain("20 March 2026");
  });
});
