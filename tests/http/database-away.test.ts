import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { run } from "../databases.ts";
import { freePort, type TestSite, testSite } from "../site.ts";
import { Client } from "./client.ts";

const name = `away_${process.pid}`;
let line: Line;
let site: TestSite;

/** The line between the site and its database server: it can be cut and mended. */
class Line {
  readonly port: number;
  readonly #socket: string;
  readonly #open = new Set<Socket>();
  #server: Server | null = null;

  constructor(port: number, socket: string) {
    this.port = port;
    this.#socket = socket;
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
  await visitor.get("/cocktails/recipe/77/negroni");
  expect(await status("/readyz")).toBe(200);

  await line.cut();
  const ready = await visitor.get("/readyz");
  expect(ready.status).toBe(503);
  expect((await visitor.get("/healthz")).json()).toEqual({ status: "ok" });
  expect(await status("/cocktails/recipe/77/negroni")).toBe(200);
  const page = await visitor.get("/cocktails/recipe/78/whatever");
  expect(page.status).toBe(503);
  expect(page.text).toContain("The database cannot be reached right now");
  const call = await visitor.get("/api/dev/frontend/box/infinite-scroll");
  expect(call.status).toBe(503);
  expect(call.text).toMatch(/^ERROR: /);
  for (const answer of [ready, page, call]) expect(answer.headers["retry-after"]).toBe("5");
  expect(page.text + call.text).not.toMatch(/ECONNREFUSED|node_modules/);

  await line.mend();
  await expect.poll(() => status("/readyz"), { timeout: 10_000 }).toBe(200);
  expect(await status("/api/dev/frontend/box/infinite-scroll")).toBe(200);
  expect(await status("/cocktails")).toBe(200);
});
