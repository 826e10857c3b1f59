import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { sendTasks } from "./send-tasks.ts";

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A site whose `multiplex` answers with each of these in turn. */
async function siteThatSays(...answers: [status: number, text: string][]) {
  const seen: { key: unknown; body: { queue: unknown; _a: string } }[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    seen.push({ key: request.headers["idempotency-key"], body: JSON.parse(text) });
    const [status, said] = answers[Math.min(seen.length, answers.length) - 1]!;
    response.writeHead(status).end(said);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  open.push(() => server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen };
}

const quick = { attempts: 3, pause: 1 };
const batch = { key: "one", tasks: [{ task: "tried", params: { tried: "liked" } }] };
const said = { status: "ok", response: { tried: "liked" } };

it("sends tasks as a queue, and gives back the answer to each", async () => {
  const site = await siteThatSays([200, JSON.stringify({ status: "ok", response: { 0: said } })]);
  expect(await sendTasks(site.address, batch, quick)).toEqual({ kind: "answered", answers: [said] });
  expect(site.seen).toEqual([{ key: "one", body: { queue: batch.tasks, _a: "1" } }]);
});

it.each([
  [500, "{}"],
  [200, "<html>A proxy's page</html>"],
  [200, '"a word"'],
])("asks three times after %s %s, under one key, and then gives up", async (status, text) => {
  const site = await siteThatSays([status, text]);
  expect(await sendTasks(site.address, batch, quick)).toEqual({ kind: "failed" });
  expect(site.seen.map(({ key, body }) => [key, body._a])).toEqual([
    ["one", "1"],
    ["one", "2"],
    ["one", "3"],
  ]);
});

it("asks again until it is answered", async () => {
  const site = await siteThatSays([503, "{}"], [200, JSON.stringify({ status: "ok", response: { 0: said } })]);
  expect(await sendTasks(site.address, batch, quick)).toMatchObject({ kind: "answered" });
});

it("hears why it was refused, and asks no more", async () => {
  const site = await siteThatSays([403, JSON.stringify({ status: "error", response: { reason: "sign in first" } })]);
  expect(await sendTasks(site.address, batch, quick)).toEqual({
    kind: "refused",
    status: 403,
    reason: "sign in first",
  });
  expect(site.seen).toHaveLength(1);
});
