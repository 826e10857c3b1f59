import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { patience } from "#app/database/watchful-pool.server.ts";
import { freePort } from "#tests/free-port.ts";
import { run } from "../databases.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn, signIn } from "./client.ts";

const name = `away_${process.pid}`;
let line: Line;
let site: TestSite;

/** The line between the site and its database server: it can be cut and mended. */
class Line {
  readonly port: number;
  readonly #socket: string;
  readonly #open = new Set<Socket>();
  #server: Server | null = null;
  #frozen = false;

  constructor(port: number, socket: string) {
    this.port = port;
    this.#socket = socket;
  }

  /** The far end is there and says nothing, to those who are connected and to those who come. */
  freeze(): void {
    this.#frozen = true;
    for (const end of this.#open) end.pause();
  }

  thaw(): void {
    this.#frozen = false;
    for (const end of this.#open) end.resume();
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#socket);
      for (const end of [near, far]) {
        this.#open.add(end);
        end.on("error", () => undefined);
        end.on("close", () => this.#open.delete(end));
      }
      near.pipe(far).pipe(near);
      if (this.#frozen) for (const end of [near, far]) end.pause();
    });
    this.#server = server;
    await new Promise<void>((listening) => server.listen(this.port, "127.0.0.1", listening));
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.#server?.close(done));
    for (const end of this.#open) end.destroy();
    await closed;
  }
}

beforeAll(async () => {
  const server = inject("databaseServer");
  const url = new URL(server);
  const host = url.searchParams.get("host") ?? "/tmp";
  await run(server, `create database ${name} template jigger_library`);
  line = new Line(await freePort(), `${host}/.s.PGSQL.${url.port || "5432"}`);
  await line.mend();
  site = await testSite({ DATABASE_URL: `postgres://${url.username}@127.0.0.1:${line.port}/${name}` });
});
afterAll(async () => {
  await site?.close();
  await line?.cut();
  await run(inject("databaseServer"), `drop database if exists ${name} with (force)`);
});

it("says so while the database is away, keeps what it has, and recovers by itself", async () => {
  const visitor = new Client(site.url);
  const status = async (path: string) => (await visitor.get(path)).status;
  const ada = await signedIn(site);
  await visitor.get("/cocktails/recipe/77/negroni");
  expect(await status("/readyz")).toBe(200);

  await line.cut();
  const ready = await visitor.get("/readyz");
  expect(ready.status).toBe(503);
  expect((await visitor.get("/healthz")).json()).toEqual({ status: "ok" });
  const proxied = await visitor.send("/healthz", { headers: { "x-forwarded-for": "192.0.2.1" } });
  expect(proxied.json()).toEqual({ status: "ok" });
  expect(await status("/cocktails/recipe/77/negroni")).toBe(200);
  const page = await visitor.get("/cocktails/recipe/78/whatever");
  expect(page.status).toBe(503);
  expect(page.text).toContain("The database cannot be reached right now");
  const call = await visitor.get("/api/dev/frontend/box/infinite-scroll");
  expect(call.status).toBe(503);
  expect(call.text).toMatch(/^ERROR: /);
  const task = await ada.get("/builder/api/progress");
  expect(task.json()).toEqual({ status: "error", response: { reason: call.text.slice("ERROR: ".length) } });
  for (const answer of [ready, page, call, task]) expect(answer.headers["retry-after"]).toBe("5");
  expect(page.text + call.text).not.toMatch(/ECONNREFUSED|node_modules/);

  await line.mend();
  await expect.poll(() => status("/readyz"), { timeout: 10_000 }).toBe(200);
  expect(await status("/api/dev/frontend/box/infinite-scroll")).toBe(200);
  expect(await status("/cocktails")).toBe(200);
});

it("outlives a connection that is lost between two statements of a transaction", async () => {
  for (const db of [site.house.db, site.house.bulk]) {
    const lost = db.transaction().execute(async (trx) => {
      await trx.selectFrom("cocktail").select("id").limit(1).execute();
      await line.cut();
      await trx.selectFrom("cocktail").select("id").limit(1).execute();
    });
    await expect(lost).rejects.toThrow(/[Cc]onnection/);
    await line.mend();
  }
  await expect.poll(async () => (await new Client(site.url).get("/readyz")).status, { timeout: 10_000 }).toBe(200);
});

it("says so while the database is frozen, to all who wait, and recovers by itself", async () => {
  // A page waits for a connection or for an answer, and is told within three seconds.
  expect(Math.max(patience.connect, patience.query)).toBeLessThanOrEqual(2_000);
  const ada = await signedIn(site);
  await expect.poll(async () => (await ada.get("/my-bar")).status).toBe(200);
  const calls = "/api/dev/frontend";
  line.freeze();
  try {
    const statusOf = async (asked: Promise<{ status: number }>) => (await asked).status;
    // More than there are connections: nobody waits behind another's time-out.
    const many = Array.from({ length: 40 }, (_, place) => statusOf(ada.get(`/cocktails?offset=${48 + place}`)));
    const asked = [ada.get("/readyz"), ada.get("/my-bar"), ada.get(`${calls}/mybar/load-items`)];
    const changes = [
      ada.post("/my-bar", { intent: "add", link_table: "ingredients", link_id: "1" }),
      ada.post(`${calls}/mybar/add-item`, { link_table: "ingredients", link_id: "1" }),
      signIn(new Client(site.url), ada.email),
    ];
    const answers = await Promise.all([...many, ...[...asked, ...changes].map(statusOf)]);
    expect(new Set(answers)).toEqual(new Set([503]));
    expect((await ada.get("/healthz")).status).toBe(200);
    expect(await statusOf(ada.get("/cocktails?offset=24"))).toBe(503);
  } finally {
    line.thaw();
  }
  await expect.poll(async () => (await ada.get("/readyz")).status, { timeout: 10_000 }).toBe(200);
  expect((await ada.get("/my-bar")).status).toBe(200);
  expect((await ada.get("/cocktails?offset=48")).status).toBe(200);
});

it("says that there is no room left when the database's disk is full, and loses nothing", async () => {
  const ada = await signedIn(site);
  const add = { link_table: "ingredients", link_id: "1" };
  const tables = ["bar_item", "session"];
  // What PostgreSQL itself throws when it cannot extend a table's file.
  await site.house.pool.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  for (const table of tables)
    await site.house.pool.query(`create trigger full_disk before insert on ${table} execute function no_room()`);
  const call = await ada.post("/api/dev/frontend/mybar/add-item", add);
  expect([call.status, call.text]).toEqual([507, "ERROR: there is no room left to store this, so nothing was changed"]);
  const page = await ada.post("/my-bar", { intent: "add", ...add });
  expect(page.status).toBe(507);
  expect(page.text).toContain("The disk of this site is full, so nothing was changed.");
  expect(page.text).not.toContain("our fault");
  expect((await signIn(new Client(site.url), ada.email)).status).toBe(507);
  expect((await ada.get("/my-bar")).status).toBe(200);
  for (const table of tables) await site.house.pool.query(`drop trigger full_disk on ${table}`);
  expect((await ada.post("/api/dev/frontend/mybar/add-item", add)).text).toBe("OK");
});
