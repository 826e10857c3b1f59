import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeThoseWhoLeave } from "#app/account/remove-leavers.server.ts";
import { tendPhotographs } from "#app/photographs/photographs.server.ts";
import { mailsTo } from "../outside/mail.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";
import { sendPicture } from "./forms.ts";

let site: TestSite;
let picture: Buffer;
let editor: Client;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  const grace = await signedIn(site);
  await site.house.pool.query("update person set role = 'editor' where email = $1", [grace.email]);
  editor = grace;
  visitor = new Client(site.url);
  picture = await sharp({ create: { width: 600, height: 500, channels: 3, background: "#804020" } })
    .png()
    .toBuffer();
});
afterAll(() => site?.close());

const page = "/your-account/update";

/** Sends a form with a file as a browser does. */
async function send(client: Client, bytes: Buffer | null, name = "me.png", fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ intent: "avatar", ...fields })) form.append(field, value);
  form.append("avatar", bytes ? new File([new Uint8Array(bytes)], name) : new File([], ""));
  const request = new Request("http://site", { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...sameOrigin, "content-type": request.headers.get("content-type")! };
  return client.send(page, { method: "POST", headers, body });
}
const pictureOf = async (client: Client) => /src="(\/media\/[^"]+)"/.exec((await client.get(page)).text)?.[1] ?? null;
const files = () => readdir(join(site.house.settings.DATA_DIR, "uploads/avatars")).catch(() => []);

describe("one's picture", () => {
  it("is stored as a WebP of 440 pixels, and kept for ever by whoever has seen it", async () => {
    const ada = await signedIn(site);
    const answer = await send(ada, picture, "me.PNG", { x: "100", y: "0", width: "500", height: "500" });
    expect([answer.status, answer.headers.location]).toEqual([303, `${page}?done=avatar#avatar`]);
    const href = (await pictureOf(ada))!;
    const thread = (await ada.get("/api/comment/read/cocktails/10")).json<{ comment_as: { avatar: string } }>();
    expect(thread.comment_as.avatar).toBe(href);
    const half = href.replace(".webp", "-w220.webp");
    expect((await ada.get(page)).text).toContain(`srcSet="${href} 440w, ${half} 220w"`);
    expect((await new Client(site.url).get(half)).status).toBe(200);
    const seen = await new Client(site.url).get(href);
    expect([seen.status, seen.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(seen.headers["cache-control"]).toContain("immutable");
    const { format, width, height } = await sharp(seen.bytes).metadata();
    expect([format, width, height]).toEqual(["webp", 440, 440]);
  });

  it("takes the place of the one before, whose file goes; it can be taken away, and goes with its person", async () => {
    const ada = await signedIn(site);
    const before = (await files()).length;
    await send(ada, picture);
    const first = (await pictureOf(ada))!;
    await send(ada, picture);
    expect(await pictureOf(ada)).not.toBe(first);
    expect((await ada.get(first)).status).toBe(404);
    // Two widths of it, in three formats.
    expect(await files()).toHaveLength(before + 6);
    expect((await ada.post(page, { intent: "avatar", remove: "yes" })).headers.location).toContain("avatar-gone");
    expect(await pictureOf(ada)).toBeNull();
    expect(await files()).toHaveLength(before);
    await send(ada, picture);
    await site.house.pool.query("update person set leaves_at = now() where email = $1", [ada.email]);
    await removeThoseWhoLeave(site.house);
    expect(await files()).toHaveLength(before);
  });

  it("is refused in the words of the guide, each case beside its field", async () => {
    const ada = await signedIn(site);
    const small = await sharp({ create: { width: 300, height: 500, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const cases: [Buffer | null, string, string][] = [
      [null, "", "Choose a picture"],
      [picture, "me.gif", "You must provide your image as a .jpg or .png"],
      [Buffer.alloc(15_000_001), "me.png", "The image you provided exceeds the 15MB limit"],
      [small, "me.png", "Your image is too narrow"],
      [Buffer.from("<svg/>"), "me.png", "An unknown error occurred when trying to upload your image."],
    ];
    for (const [bytes, name, words] of cases) {
      const answer = await send(ada, bytes, name);
      expect([words, answer.status, answer.text.includes(words)]).toEqual([words, 400, true]);
      expect(answer.text).toContain('id="avatar-error"');
    }
    expect(await pictureOf(ada)).toBeNull();
  });

  it("is refused where the part that was chosen cannot be, and the one before stays; without a part it is the middle", async () => {
    const ada = await signedIn(site);
    expect((await send(ada, picture, "me.png", { x: "", y: "", width: "", height: " " })).status).toBe(303);
    const before = await pictureOf(ada);
    expect(before).not.toBeNull();
    const cases: [Record<string, string>, string][] = [
      [{ x: "left", y: "0", width: "440", height: "440" }, "Which part of your image you chose cannot be read"],
      [{ x: "0", y: "0" }, "Which part of your image you chose cannot be read"],
      [{ x: "0", y: "0", width: "9".repeat(50), height: "440" }, "Which part of your image you chose cannot be read"],
      [{ x: "170", y: "0", width: "440", height: "440" }, "The part you chose lies outside your image"],
      [{ x: "0", y: "0", width: "600", height: "440" }, "The part you chose has the wrong shape"],
      [{ x: "0", y: "0", width: "400", height: "400" }, "The part you chose is too small"],
    ];
    for (const [crop, words] of cases) {
      const answer = await send(ada, picture, "me.png", crop);
      expect([words, answer.status, answer.text.includes(words)]).toEqual([words, 400, true]);
      expect(answer.text).toContain('id="avatar-error"');
    }
    expect(await pictureOf(ada)).toBe(before);
  });

  it("of more than a form may bring is heard to its end and refused with the same words", async () => {
    const ada = await signedIn(site);
    const answer = await send(ada, Buffer.alloc(17_000_000));
    expect([answer.status, answer.text.includes("exceeds the 15MB limit")]).toEqual([413, true]);
  });

  it("is no other file of the site, whatever its name says", async () => {
    const nobody = new Client(site.url);
    for (const path of [
      "/media/",
      "/media/avatars/",
      "/media/../secret",
      "/media/avatars/..%2f..%2fsecret",
      "/media/avatars/x.webp",
    ])
      expect([path, (await nobody.get(path)).status]).toEqual([path, 404]);
  });

  it("asks for somebody who is signed in before a byte of it is read", async () => {
    const answer = await send(new Client(site.url), picture);
    expect([answer.status, answer.headers.location]).toEqual([302, `/login?redir=${page}`]);
  });
});

it("a photograph stands beside the drawing with its sender's name once it is published, and goes when they take it back", async () => {
  const [recipe, page] = ["/cocktails/recipe/56/ve-n-to", "/photographs/cocktails/56"];
  const ada = await signedIn(site, "Ada <i>Byron</i>");
  expect((await visitor.get(page)).headers.location).toBe(`/login?redir=${page}`);
  const undeclared = await sendPicture(ada, page, { caption: "Mine" });
  expect([undeclared.status, undeclared.text.includes("Say that you took it")]).toEqual([400, true]);
  expect((await ada.get("/photographs/people/1")).status).toBe(404);
  const part = { x: "0", y: "0", width: "400", height: "400" };
  const small = await sendPicture(ada, page, { caption: "At the sea", declaration: "yes", ...part });
  expect([small.status, small.text.includes("The part you chose is too small")]).toEqual([400, true]);
  expect(small.text).toContain('value="At the sea"');
  await sendPicture(ada, page, { caption: "At the sea", declaration: "yes" });
  const shown = async () => (await visitor.get(recipe)).text;
  expect(await shown()).not.toContain("/media/photographs/");
  const { rows } = await site.house.pool.query(
    "select max(id)::text as id, max(picture) as picture from photograph where link_id = 56",
  );
  const [{ id, picture }] = rows;
  await editor.post("/desk/queue/photographs", { id, intent: "approve" });
  await expect.poll(shown).toContain(`/media/${picture.replace(".webp", "-w440.avif")} 440w`);
  for (const part of ["Ada &lt;i&gt;Byron", "At the sea", "CC BY 4.0", "feGaussianBlur"])
    expect(await shown()).toContain(part);
  const file = `/media/${picture.replace(".webp", "-w220.jpg")}`;
  expect((await visitor.get(file)).headers["content-type"]).toBe("image/jpeg");
  const other = await signedIn(site);
  expect((await other.post(page, { intent: "take-back", id })).status).toBe(400);
  const media = await editor.get("/desk/media?kind=photographs&seen=everybody&keyword=Byron");
  for (const part of ["Ve.n.to", "Ada &lt;i&gt;Byron", ada.email, "440 × 440 px", `href="${recipe}"`])
    expect(media.text).toContain(part);
  expect((await editor.get("/desk/media?kind=avatars&keyword=Byron")).text).toContain("Nothing was found");
  expect((await ada.post("/desk/media", { name: picture, reason: "Mine" })).status).toBe(403);
  expect((await ada.post(page, { intent: "take-back", id })).headers.location).toBe(`${page}?said=back`);
  await expect.poll(shown).not.toContain("/media/photographs/");
  expect((await visitor.get(file)).status).toBe(404);
});

it("an editor takes any picture away for a reason: it is mailed, logged, and its files are gone", async () => {
  const eve = await signedIn(site);
  await sendPicture(eve, "/photographs/cocktails/60", { caption: "Somebody else's", declaration: "yes" });
  const { rows } = await site.house.pool.query("select picture from photograph where link_id = 60");
  const name = rows[0].picture;
  const seen = async () => (await visitor.get(`/media/${name}`)).status;
  expect(await seen()).toBe(200);
  expect((await editor.post("/desk/media", { name, reason: " " })).text).toContain("Enter the reason: it is mailed");
  const long = await editor.post("/desk/media", { name, reason: "x".repeat(2_001) });
  expect([long.status, long.text.includes("2,000 characters at most")]).toEqual([400, true]);
  for (const other of ["photographs/none.webp", "../secret", "constructor/x.webp"])
    expect([other, (await editor.post("/desk/media", { name: other, reason: "No" })).status]).toEqual([other, 400]);
  const reason = "It stands in a book.";
  expect((await editor.post("/desk/media", { name, reason })).headers.location).toBe("/desk/media?done=yes");
  expect(await seen()).toBe(404);
  expect((await mailsTo(site, eve.email))[0]).toContain(reason);
  expect((await eve.get("/photographs/cocktails/60")).text).toContain(reason);
  expect((await editor.get("/desk/audit?keyword=remove-picture")).text).toContain(reason);
});

it("an editor gives an entry a photograph: at once on its page with its credit, off it and back by a press, and it stays when they leave", async () => {
  const { rows: bars } = await site.house.pool.query(
    "select link_id, name, href from search_entry where link_table = 'pubs_and_bars' order by link_id limit 1",
  );
  const [{ link_id, name, href }] = bars;
  const given = `/desk/content/pubs_and_bars/${link_id}/photographs`;
  const guest = await signedIn(site, "Guest editor");
  await site.house.pool.query("update person set role = 'editor' where email = $1", [guest.email]);
  const said = {
    intent: "add",
    caption: 'The <i>long</i> "bar"',
    credit: "Ada <b>Byron</b>",
    source: "https://commons.example.org/wiki/Bar?x=1&y=2",
    licence: "CC BY-SA 4.0",
  };
  expect((await visitor.get(given)).headers.location).toBe(`/login?redir=${given}`);
  expect((await sendPicture(await signedIn(site), given, said)).status).toBe(403);
  for (const none of ["/desk/content/units/1/photographs", "/desk/content/pubs_and_bars/999999/photographs"])
    expect([none, (await editor.get(none)).status]).toEqual([none, 404]);
  const empty = await sendPicture(guest, given, {
    ...said,
    caption: " ",
    credit: "",
    source: "x".repeat(301),
    licence: "Mine",
  });
  expect(empty.status).toBe(400);
  for (const words of ["Say what one sees", "Enter who made it", "at most 300 characters", "Choose the licence"])
    expect(empty.text).toContain(words);

  const before = (await visitor.get(href)).text;
  const card = (text: string) => /property="og:image" content="[^"]*"/.exec(text)?.[0];
  expect((await sendPicture(guest, given, said)).headers.location).toBe(`${given}?done=add`);
  const shown = async () => (await visitor.get(href)).text;
  await expect.poll(shown).toContain("/media/photographs/");
  const page = await shown();
  // All of the picture, in its own shape.
  for (const part of [
    'alt="The &lt;i&gt;long&lt;/i&gt; &quot;bar&quot;"',
    "Ada &lt;b&gt;Byron&lt;/b&gt;",
    'href="https://creativecommons.org/licenses/by-sa/4.0/"',
    'href="https://commons.example.org/wiki/Bar?x=1&amp;y=2" rel="nofollow noreferrer"',
    "460x440",
    '"@type":"ImageObject"',
    '"creditText":"Ada \\u003cb>Byron\\u003c/b>"',
  ])
    expect(page).toContain(part);
  expect([card(page), page.includes("<b>Byron")]).toEqual([card(before), false]);
  expect((await visitor.get("/pubs-and-bars")).text).not.toContain("/media/photographs/");

  const { rows } = await site.house.pool.query(
    "select id::text as id, picture from photograph where credit is not null",
  );
  const [{ id, picture }] = rows;
  const change = (intent: string, more = {}) => guest.post(given, { intent, photograph: id, ...more });
  expect((await change("take-away")).headers.location).toBe(`${given}?done=take-away`);
  await expect.poll(shown).not.toContain("/media/photographs/");
  expect([(await change("take-away")).status, (await visitor.get(`/media/${picture}`)).status]).toEqual([400, 200]);
  expect((await editor.get(given)).text).toContain("Taken off the page");
  expect((await editor.get("/desk/media?kind=photographs&seen=editors")).text).toContain(picture);
  expect((await change("bring-back")).headers.location).toBe(`${given}?done=bring-back`);
  await expect.poll(shown).toContain("/media/photographs/");
  const mended = { ...said, intent: "declare", credit: "Grace Hopper", source: "javascript:alert(1)" };
  expect((await change("declare", { ...mended, caption: "" })).text).toContain("Say what one sees");
  expect((await change("declare", mended)).headers.location).toBe(`${given}?done=declare`);
  await expect.poll(shown).toContain("Grace Hopper");
  expect(await shown()).not.toContain('href="javascript');
  const log = (await editor.get(`/desk/audit?keyword=content/pubs_and_bars/${link_id}`)).text;
  for (const part of [name.replaceAll("'", "&#x27;"), "add-photograph", "take-away-photograph", "Grace Hopper"])
    expect(log).toContain(part);

  await site.house.pool.query("update person set leaves_at = now() where email = $1", [guest.email]);
  await removeThoseWhoLeave(site.house);
  await tendPhotographs(site.house);
  expect([(await shown()).includes(picture), (await visitor.get(`/media/${picture}`)).status]).toEqual([true, 200]);
  expect((await editor.post("/desk/media", { name: picture, reason: "Not free" })).headers.location).toBe(
    "/desk/media?done=no",
  );
  await expect.poll(shown).not.toContain("/media/photographs/");
  expect([(await visitor.get(`/media/${picture}`)).status, (await change("bring-back")).status]).toEqual([404, 302]);
  const gone = await editor.get(given);
  expect([gone.text.includes("Taken away with its files"), gone.text.includes("Not free")]).toEqual([true, true]);
});
