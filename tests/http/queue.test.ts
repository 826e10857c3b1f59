import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { queueKinds } from "#app/desk/queue-kinds.server.ts";
import { loadLibrary, shippedLibrary } from "#app/library/library.server.ts";
import { mailsTo } from "../outside/mail.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";
import { contentForm, sendPicture } from "./forms.ts";

let site: TestSite;
let editor: Client;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  editor = await as("editor");
});
afterAll(() => site?.close());
beforeEach(() => {
  visitor = new Client(site.url);
});

async function as(role: "editor" | "member"): Promise<Client> {
  const person = await signedIn(site);
  await site.house.pool.query("update person set role = $1 where email = $2", [role, person.email]);
  return person;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
let made = 0;

/** A barcode of thirteen digits, another one for each number. */
function barcodeOf(number: number): string {
  const digits = [...`50${String(number).padStart(10, "0")}`].map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 ? 3 : 1), 0);
  return `${digits.join("")}${(10 - (sum % 10)) % 10}`;
}

/** How one of each kind is sent in, what an editor reads of it, and a mend of it that is right and one that is not. */
const sent: Record<
  keyof typeof queueKinds,
  {
    send(): Promise<{ title: string; email: string }>;
    reads: string[];
    right: object;
    wrong: object;
    says: string;
    done: string;
  }
> = {
  comments: {
    async send() {
      const member = await signedIn(site);
      made += 1;
      const comment = `Less syrup & more lime, ${made}`;
      const answer = await member.post("/api/comment/write/cocktails/77", { comment });
      if (!answer.json().pending_message) throw new Error(answer.text);
      return { title: `: Less syrup &amp; more lime, ${made}`, email: member.email };
    },
    reads: ["Negroni: Less syrup &amp; more lime"],
    right: { comment: "Less sugar" },
    wrong: { comment: " " },
    says: "Enter what you want to say",
    done: "published",
  },
  reports: {
    async send() {
      const member = await signedIn(site);
      made += 1;
      const said = await editor.post("/api/comment/write/cocktails/1", { comment: `Buy <b>my</b> gin ${made}` });
      const { id_encoded } = said.json<{ id_encoded: string }>();
      const report = { id_encoded, reason: "spam", note: "It is an advertisement & no more." };
      if ((await member.post("/api/comment/report/cocktails/1", report)).text !== "OK") throw new Error("not reported");
      return { title: `Buy &lt;b&gt;my&lt;/b&gt; gin ${made}`, email: member.email };
    },
    reads: ["It sells something: It is an advertisement &amp; no more."],
    right: { comment: "Buy gin" },
    wrong: { comment: "" },
    says: "Enter what you want to say",
    done: "taken down",
  },
  jobs: {
    async send() {
      made += 1;
      const [title, email] = [`Night bartender ${made}`, `bar-${made}@example.org`];
      const answer = await visitor.post("/bartenders-lounge/jobs/advertise-here", {
        job_title: title,
        company: "The Quiet Glass & Sons",
        contact_name: "Ada Byron",
        email,
        phone: "",
        city: "Leeds",
        country: "England",
        hours: "full time",
        pay: "£32,000 a year",
        description:
          "You run a bar of twelve seats with two colleagues. You write its list four times a year, and lock up at one.",
        closes: inDays(20),
        package: "first",
      });
      if (answer.status !== 303) throw new Error(`sending answered ${answer.status}`);
      return { title: `${title}, The Quiet Glass &amp; Sons`, email };
    },
    reads: ["Leeds, England", "full time, £32,000 a year", "First in the list", "lock up at one."],
    right: { pay: "£40,000 a year" },
    wrong: { closes: "2020-01-01" },
    says: "The closing date must be in the future",
    done: "published",
  },
  cocktails: {
    async send() {
      made += 1;
      const member = await signedIn(site);
      const { rows } = await site.house.pool.query("select id from ingredient where key = 'gin'");
      const title = `Fog number ${made}`;
      const answer = await member.post("/my-bar/submit-cocktail", {
        "cocktail[name]": title,
        "cocktail[description]": "Cold & plain.",
        "cocktail[glass]": "coupe",
        "cocktail[method]": "stir",
        "cocktail[ice]": "none",
        "cocktail[instructions]": "Stir it with ice.\nStrain it.",
        "cocktail[ingredient][1][ingredientId]": String(rows[0].id),
        "cocktail[ingredient][1][unitId]": "1",
        "cocktail[ingredient][1][amount]": "60",
        recipe_status: "yes",
      });
      if (answer.status !== 303) throw new Error(`sending answered ${answer.status}`);
      return { title, email: member.email };
    },
    reads: ["Cold &amp; plain.", "60 ml Gin", "Strain it."],
    right: { description: "Cold, plain and strong." },
    wrong: { name: " " },
    says: "Give it a name",
    done: "published",
  },
  ingredients: {
    async send() {
      made += 1;
      const member = await signedIn(site);
      const { rows } = await site.house.pool.query("select id from ingredient where key = 'gin'");
      const title = `Sloe gin of the shed ${made}`;
      const answer = await member.post("/builder/ingredients/new", {
        ...{
          name: title,
          parent: String(rows[0].id),
          abv: "26",
          description: "Sloes & gin, a year.",
          is_public: "yes",
        },
      });
      if (answer.status !== 303) throw new Error(`sending answered ${answer.status}`);
      return { title, email: member.email };
    },
    reads: ["Sloes &amp; gin, a year.", "26 %", "Base Spirit"],
    right: { description: "Sloes in gin for a year." },
    wrong: { name: " " },
    says: "Give it a name",
    done: "published",
  },
  photographs: {
    async send() {
      const member = await signedIn(site);
      made += 1;
      const caption = `In the "blue" room & dark ${made}`;
      const answer = await sendPicture(member, "/photographs/cocktails/79", { caption, declaration: "yes" });
      if (answer.headers.location !== "/photographs/cocktails/79?said=sent") throw new Error(answer.text);
      return { title: `In the &quot;blue&quot; room &amp; dark ${made}`, email: member.email };
    },
    reads: ["Paradise: a photograph", "CC BY 4.0", "/media/photographs/", "image/avif"],
    right: { caption: "In a dark room" },
    wrong: { caption: "x".repeat(201) },
    says: "A caption has at most 200 characters",
    done: "published",
  },
  products: {
    async send() {
      const member = await signedIn(site);
      made += 1;
      const title = `Old Quay ${made}`;
      const address = "/beer-wine-spirits/submit-product";
      const { rows } = await site.house.pool.query(
        `select top.id as top, below.id as below, (select id from ingredient where key = 'gin') as gin
         from category top join category below on below.parent_id = top.id where top.area = 'bws' and top.parent_id is null limit 1`,
      );
      const { top, below, gin } = rows[0];
      const row = { barcode: barcodeOf(made), size_ml: "700", closure: "cork" };
      const steps: object[] = [
        { upc: [row] },
        { name: title, category1: String(top), category2: String(below) },
        { abv: "43,2" },
        { country: "Scotland" },
        {},
        { description: "Cold, salty & plain." },
        { ingredient: String(gin) },
        { producer_new: `Quay & Sons ${made}` },
        { relation: "drinker", terms: "yes" },
      ];
      for (const [at, fields] of steps.entries())
        await member.postJson(`${address}?step=${at + 1}`, { ...fields, intent: "next" });
      const answer = await member.postJson(`${address}?step=summary`, { intent: "submit" });
      if (answer.headers.location !== "/your-account/submitted-products?said=sent") throw new Error(answer.text);
      return { title, email: member.email };
    },
    reads: ["Cold, salty &amp; plain.", "43,2 %", "86.4 proof", "Quay &amp; Sons", "700 ml, cork", "Gin"],
    right: { tasting_note: "Salt and pine." },
    wrong: { ingredient: "Sea water of old" },
    says: "There is no ingredient of this name",
    done: "taken",
  },
  memberships: {
    async send() {
      const member = await signedIn(site);
      const answer = await member.post("/your-account/subscribe", {
        intent: "start",
        months: "6",
        note: "I run a bar & its list.",
        ...{ dob_day: "29", dob_month: "2", dob_year: "1988" },
      });
      if (answer.headers.location !== "/your-account/subscribe?said=asked") throw new Error(answer.text);
      return { title: `Membership for ${member.email}`, email: member.email };
    },
    reads: ["6 months", "I run a bar &amp; its list."],
    right: { months: "3" },
    wrong: { months: "7" },
    says: "Choose for how long",
    done: "granted",
  },
};

describe.each(Object.entries(sent))("the queue of %s", (kind, { send, reads, right, wrong, says, done: verb }) => {
  const page = `/desk/queue/${kind}`;
  const idOf = async (title: string) => {
    const { text } = await editor.get(page);
    const item = text.split("<article").find((part) => part.includes(title));
    return /name="id" value="(\d+)"/.exec(item ?? "")?.[1] ?? "none";
  };

  it("is for editors: others are led to sign in, or told that they may not", async () => {
    expect((await visitor.get(page)).headers.location).toBe(`/login?redir=${page}`);
    const member = await as("member");
    expect((await member.get(page)).status).toBe(403);
    expect((await member.post(page, { id: "1", intent: "approve" })).status).toBe(403);
    expect((await visitor.post(page, { id: "1", intent: "approve" })).status).toBe(302);
  });

  it("shows what waits with all that was sent, and stands on the desk with its number", async () => {
    const { title, email } = await send();
    const { text, headers } = await editor.get(page);
    for (const part of [title, email, ...reads]) expect(text).toContain(part);
    expect(headers["cache-control"]).toContain("no-store");
    expect((await editor.get("/desk")).text).toMatch(new RegExp(`href="${page}"[^>]*>[\\s\\S]{0,200}>\\d`));
  });

  it("mends what is right and keeps it waiting, and says what is not", async () => {
    const { title } = await send();
    const id = await idOf(title);
    const mended = await editor.post(page, { id, intent: "edit", ...right });
    expect([mended.status, mended.headers.location]).toEqual([303, `${page}?done=${id}&intent=edit&mailed=no`]);
    const [value] = Object.values(right);
    expect((await editor.get(page)).text).toContain(value);
    const refused = await editor.post(page, { id, intent: "edit", ...wrong });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(says);
    expect((await editor.get(`${page}?edit=${id}`)).text).toContain("Keep these changes");
  });

  it("publishes it, once, and tells whoever sent it where", async () => {
    const { title, email } = await send();
    const id = await idOf(title);
    const others = await as("editor");
    const both = await Promise.all([editor, others].map((one) => one.post(page, { id, intent: "approve" })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(both.find(({ status }) => status === 400)?.text).toContain(`${verb} this`);
    const done = both.find(({ status }) => status === 303)!;
    const told = (await editor.get(done.headers.location!)).text;
    expect(told).toContain(`is ${verb}. Whoever sent it is told by mail.`);
    const href = /href="([^"]+)"[^>]*>See it where it stands/.exec(told)![1]!;
    await expect.poll(async () => (await visitor.get(href)).status).toBe(200);
    const written = await mailsTo(site, email);
    expect(written).toHaveLength(1);
    expect(written[0]!.replaceAll("=\n", "")).toContain(site.url + href);
  });

  it("refuses it with a reason, which is mailed as it was written", async () => {
    const { title, email } = await send();
    const id = await idOf(title);
    const without = await editor.post(page, { id, intent: "refuse", reason: "  " });
    expect(without.status).toBe(400);
    expect(without.text).toContain("Enter the reason: it is mailed");
    const done = await editor.post(page, { id, intent: "refuse", reason: "It names no employer." });
    expect(done.headers.location).toBe(`${page}?done=${id}&intent=refuse&mailed=yes`);
    // Of a report it is the comment that is decided about: it stays.
    const words = kind === "reports" ? "The comment is left as it is." : "is refused.";
    expect((await editor.get(done.headers.location!)).text).toContain(words);
    expect(await idOf(title)).toBe("none");
    expect((await mailsTo(site, email))[0]).toContain("It names no employer.");
    expect((await editor.post(page, { id, intent: "approve" })).text).toContain("refused this");
  });

  it("answers whatever else it is told in words", async () => {
    for (const fields of [
      { id: "999999999", intent: "approve" },
      { id: "x", intent: "approve" },
      { intent: "burn" },
      {},
    ])
      expect((await editor.post(page, fields as Record<string, string>)).status).toBe(400);
    const said = (await editor.get(`${page}?intent=approve&mailed=<b>&done=1e3`)).text;
    expect(said).not.toContain("<b>");
  });
});

it("a queue that there is not is no page", async () => {
  for (const kind of ["nothing", "constructor", "__proto__"])
    expect([kind, (await editor.get(`/desk/queue/${kind}`)).status]).toEqual([kind, 404]);
});

it("a published job is a job like the others: listed, first while it was bought so, found, and it stays after a load", async () => {
  const { title } = await sent.jobs.send();
  const name = title.split(",")[0]!;
  const { text } = await editor.get("/desk/queue/jobs");
  const id = /name="id" value="(\d+)"/.exec(text.split("<article").find((part) => part.includes(title))!)![1]!;
  await editor.post("/desk/queue/jobs", { id, intent: "approve" });
  const cards = async () =>
    (await visitor.get("/api/dev/frontend/jobs/list?limit=100"))
      .json<{ cards: { name: string; teaser: string }[] }>()
      .cards.map((card) => card.name);
  await expect.poll(async () => (await cards()).slice(0, 3)).toContain(name);
  const found = async () => (await visitor.get(`/search?keyword=${encodeURIComponent(`"${name}"`)}`)).text;
  await expect.poll(found).toContain("/bartenders-lounge/jobs/1000");
  const report = await loadLibrary(site.house.bulk, shippedLibrary, { prune: true, yes: true });
  expect([report.removed, report.refused]).toEqual([[], []]);
  expect(await cards()).toContain(name);
  // It stands at the desk, and keeps its place where it is mended.
  const desk = /href="(\/desk\/content\/jobs\/\d+)"/.exec(
    (await editor.get(`/desk/content?keyword=${encodeURIComponent(name)}`)).text,
  )![1]!;
  const form = await contentForm(editor, desk);
  expect(form["f.first_until"]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await editor.post(desk, { ...form, intent: "keep", "f.title": `${name}, late` });
  await expect.poll(async () => (await cards()).slice(0, 3)).toContain(`${name}, late`);
});

it("a bottle that was taken, and its new producer, are the desk's to mend, to delete and to bring back, codes and all", async () => {
  const { title } = await sent.products.send();
  const { text } = await editor.get("/desk/queue/products");
  const id = /name="id" value="(\d+)"/.exec(text.split("<article").find((part) => part.includes(title))!)![1]!;
  const code = barcodeOf(made);
  const taken = await editor.post("/desk/queue/products", { id, intent: "approve" });
  expect(taken.status).toBe(303);
  const found = (await editor.get(`/desk/content?keyword=${encodeURIComponent(title)}`)).text;
  const desk = /href="(\/desk\/content\/brands\/\d+)"/.exec(found)![1]!;
  const form = await contentForm(editor, desk);
  const producer = `Quay & Sons ${made}`;
  expect(form).toMatchObject({ "f.name": title, "f.abv": "43.2", "f.codes.0.code": code, "f.producer": producer });
  const shown = async () => {
    const { result } = (await visitor.get(`/api/dev/frontend/mybar/items-by-code?barcode=${code}`)).json<{
      result: { display_name: string }[];
    }>();
    return result.map((one) => one.display_name);
  };
  const ida = await signedIn(site);
  visitor = ida;
  await expect.poll(shown).toEqual([title]);
  const wrong = { ...form, intent: "keep", "f.codes.0.code": "4006381333932" };
  expect((await editor.post(desk, wrong)).text).toContain("its last digit does not fit");
  await editor.post(desk, { ...form, intent: "keep", "f.name": `${title}, cask` });
  await expect.poll(shown).toEqual([`${title}, cask`]);
  const gone = await editor.post(desk, { intent: "delete", version: "2", reason: "It is sold no more." });
  expect(gone.headers.location).toBe(`${desk}?done=delete`);
  await expect.poll(shown).toEqual([]);
  const href = /href="([^"]+)"[^>]*>See it where it stands/;
  expect((await editor.get(taken.headers.location!)).text).not.toMatch(href);
  expect((await editor.post(desk, { intent: "undo", version: "3", to: "2" })).headers.location).toBe(
    `${desk}?done=undo`,
  );
  await expect.poll(shown).toEqual([`${title}, cask`]);
  expect((await editor.get(taken.headers.location!)).text).toMatch(href);
  const house = (await editor.get(`/desk/content?keyword=${encodeURIComponent(producer)}`)).text;
  expect(house).toMatch(/href="\/desk\/content\/producers\/\d+"/);
});

it("the pictures of a bottle that was taken stand on its page, and say what they are", async () => {
  const { title } = await sent.products.send();
  const { text } = await editor.get("/desk/queue/products");
  const id = /name="id" value="(\d+)"/.exec(text.split("<article").find((part) => part.includes(title))!)![1]!;
  const picture = `products/${"a".repeat(24)}-${"b".repeat(16)}.webp`;
  await site.house.pool.query(
    "update own_product set facts = jsonb_set(facts, '{images}', jsonb_build_array($2::text)) where id = $1",
    [id, picture],
  );
  const done = await editor.post("/desk/queue/products", { id, intent: "approve" });
  const href = /href="([^"]+)"[^>]*>See it where it stands/.exec((await editor.get(done.headers.location!)).text)![1]!;
  const shown = async () => (await visitor.get(href)).text;
  await expect.poll(shown).toContain(`src="/media/${picture}"`);
  expect(await shown()).toContain(`alt="${title} as whoever proposed it photographed it"`);
  expect((await visitor.get("/beer-wine-spirits/1")).status).toBe(301);
});
