import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#app/operations/runner.server.ts";
import { callerOf, type TestCaller } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { commentQueue } from "../comment-queue.server.ts";
import { type Comment, flat, pendingMessage, removedText } from "../comments.ts";
import { readComments, yourComments } from "../reading/reading-operations.server.ts";
import { sweepComments } from "./comment-store.server.ts";
import { deleteComment, editComment, tipComment } from "./own-operations.server.ts";
import { registerVote, reportComment } from "./reader-operations.server.ts";
import { writeComment } from "./write-operation.server.ts";

let open: TestHouse;
let editor: TestCaller;
let count = 0;
beforeAll(async () => {
  open = await testHouse({ library: true });
  editor = callerOf(open.house, { person: await personIn(open.house, "editor", "editor") });
});
afterAll(() => open?.close());

/** Each test talks of a drink of its own. */
let subject = { link_table: "cocktails", link_id: 0 };
beforeEach(() => {
  subject = { link_table: "cocktails", link_id: subject.link_id + 1 };
});

/** A comment that is let be seen is no entry of the library. */
const noEntry = () => Promise.reject(new Error("a comment is published as it stands"));

const sql = (text: string, ...values: unknown[]) => open.house.pool.query(text, values);

/** Somebody whose comments no longer wait. */
async function member(known = true): Promise<TestCaller> {
  count += 1;
  const person = await personIn(open.house, `member-${count}`);
  if (known)
    await sql(
      "insert into comment (link_table, link_id, person_id, text, status) values ('books', 1, $1, 'Known here', 'shown')",
      person.id,
    );
  return callerOf(open.house, { person });
}

async function say(who: TestCaller, comment: string, more: object = {}) {
  const said = await run(writeComment, { ...subject, comment, ...more }, who);
  if (!said.ok) throw new Error(said.reason);
  return said.value;
}

async function thread(who: TestCaller = callerOf(open.house), more: object = {}) {
  const read = await run(readComments, { ...subject, ...more }, who);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}
const texts = (comments: readonly Comment[]) => flat(comments).map(({ comment }) => comment);

describe("a comment", () => {
  it("is written, read, changed and deleted by who wrote it, and by nobody else", async () => {
    const [ada, bob] = [await member(), await member()];
    const { id, id_encoded, pending_message } = await say(ada, "  Half the syrup.\r\nBetter. ");
    expect(pending_message).toBeNull();
    const [shown] = (await thread(ada)).thread;
    expect(shown).toMatchObject({
      ...{ id, id_encoded, comment: "Half the syrup.\nBetter.", owner: "yes", may_change: true, removed: false },
      ...{ score: 0, reply_count: 0, allow_reply: true, created_nice: "just now", posted_anonymously: "no" },
    });
    expect(shown?.forum_href).toMatch(new RegExp(`^/cocktails/recipe/${subject.link_id}/.+#comment-${id_encoded}$`));
    expect((await thread(bob)).thread[0]).toMatchObject({ owner: "no", may_change: false });
    for (const [operation, fields] of [
      [editComment, { comment: "Mine now" }],
      [deleteComment, {}],
    ] as const)
      expect(await run(operation, { ...subject, id, ...fields }, bob)).toMatchObject({ kind: "forbidden" });
    expect(await run(editComment, { ...subject, id_encoded, comment: "A third of it." }, ada)).toMatchObject({
      ok: true,
    });
    expect((await thread()).thread[0]).toMatchObject({ comment: "A third of it.", edited: true });
    // Below another subject there is no such comment.
    const elsewhere = { ...subject, link_id: subject.link_id + 1 };
    expect(await run(deleteComment, { ...elsewhere, id }, ada)).toMatchObject({ kind: "not-found" });
    expect(await run(deleteComment, { ...subject, id }, ada)).toMatchObject({ ok: true });
    expect(await thread()).toMatchObject({ thread: [], thread_count: 0 });
    expect(await run(deleteComment, { ...subject, id }, ada)).toMatchObject({ kind: "not-found" });
  });

  it("has an end: 2,000 characters, 500 for an answer; and says something", async () => {
    const ada = await member();
    const first = await say(ada, "a".repeat(2_000));
    const answers = { parent_id: first.id_encoded };
    await say(ada, "b".repeat(500), answers);
    for (const [comment, more] of [
      ["a".repeat(2_001), {}],
      ["b".repeat(501), answers],
      [" \n\u200b ", {}],
    ] as const)
      expect(await run(writeComment, { ...subject, comment, ...more }, ada)).toMatchObject({
        kind: "invalid",
        fields: { comment: expect.stringMatching(/\S/) },
      });
  });

  it("is of a subject that there is and that people talk of", async () => {
    const ada = await member();
    for (const [link_table, link_id, kind] of [
      ["cocktails", 2_000_000_000, "not-found"],
      ["jobs", 1, "invalid"],
      ["events", 1, "invalid"],
      ["persons", 1, "invalid"],
      ["books", 1, undefined],
      ["on_this_day", 1, undefined],
    ] as const)
      expect([link_table, await run(writeComment, { link_table, link_id, comment: "Well." }, ada)]).toMatchObject([
        link_table,
        kind ? { kind } : { ok: true },
      ]);
  });

  it("is not said twice in a row, and not for ever changed", async () => {
    const ada = await member();
    const { id } = await say(ada, "Once.");
    expect(await run(writeComment, { ...subject, comment: "Once." }, ada)).toMatchObject({ kind: "conflict" });
    await sql("update comment set created_at = now() - interval '11 minutes' where id = $1", id);
    expect((await thread(ada)).thread[0]).toMatchObject({ may_change: false });
    expect(await run(editComment, { ...subject, id, comment: "Late." }, ada)).toMatchObject({ kind: "conflict" });
    await say(ada, "Once.");
  });

  it("may be the same in answer to two people", async () => {
    const [ada, bob] = [await member(), await member()];
    const first = await say(bob, "Shaken.");
    const other = await say(bob, "Stirred.");
    const thanks = (parent_id: number) => run(writeComment, { ...subject, comment: "Thanks!", parent_id }, ada);
    expect(await thanks(first.id)).toMatchObject({ ok: true });
    expect(await thanks(other.id)).toMatchObject({ ok: true });
    expect(await thanks(other.id)).toMatchObject({ kind: "conflict" });
  });

  it("can be without a name to all but editors, and shows signs of who wrote it else", async () => {
    const ada = await member();
    await say(ada, "Guess who.", { posted_anonymously: "yes" });
    const [hidden] = (await thread()).thread;
    expect(hidden).toMatchObject({ display_name: "Anonymous", badges: "", avatar: null, profile_url: null });
    expect(JSON.stringify(hidden)).not.toContain(ada.person!.id);
    expect((await thread(editor)).thread[0]).toMatchObject({ display_name: ada.person!.id, posted_anonymously: "yes" });
    await sql(
      "update person set premium_until = now() + interval '1 day', profile_public = true where id = $1",
      ada.person!.id,
    );
    await say(ada, "It was me.");
    expect((await thread(undefined, { sort: "newest" })).thread[0]).toMatchObject({
      badge_names: ["premium", "founder"],
      profile_url: `/people/members/${ada.person!.id}/${ada.person!.id}`,
    });
  });
});

describe("what waits", () => {
  it("waits no more once an editor has let one be seen, also when that one is gone", async () => {
    const ada = await member(false);
    const first = await say(ada, "Heard once.");
    expect(await commentQueue.approve(open.house, first.id, editor.person!, noEntry)).toMatchObject({ ok: true });
    expect(await run(deleteComment, { ...subject, id: first.id }, ada)).toMatchObject({ ok: true });
    expect((await say(ada, "Heard twice.")).pending_message).toBeNull();
  });

  it("is stored once, however often it is sent at once", async () => {
    const ada = await member();
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => run(writeComment, { ...subject, comment: "Said at once." }, ada)),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await thread()).thread_count).toBe(1);
  });

  it("is the first of a new member, and what has three links; its owner sees it, and an editor's own never waits", async () => {
    const [ada, bob] = [await member(false), await member()];
    const links = "https://a.example https://b.example www.c.example";
    expect((await say(ada, "Hello.")).pending_message).toBe(pendingMessage);
    expect((await say(bob, `Two: ${links.slice(0, 40)}`)).pending_message).toBeNull();
    const three = await say(bob, links);
    expect(three.pending_message).toBe(pendingMessage);
    expect((await say(editor, links)).pending_message).toBeNull();
    expect(texts((await thread()).thread)).not.toContain("Hello.");
    expect((await thread(ada)).thread).toContainEqual(
      expect.objectContaining({ comment: "Hello.", pending_message: pendingMessage, allow_reply: false }),
    );
    expect((await thread()).thread_count).toBe(2);
    const waiting = { ...subject, comment: "An answer.", parent_id: three.id };
    expect(await run(writeComment, waiting, bob)).toMatchObject({ kind: "conflict" });
    expect(await run(registerVote, { section: "comment", link_id: three.id, rating: 5 }, ada)).toMatchObject({
      kind: "not-found",
    });
    // What is shown does not become what would have waited.
    const { id } = await say(bob, "Short.");
    expect(await run(editComment, { ...subject, id, comment: links }, bob)).toMatchObject({ kind: "invalid" });
  });
});

describe("answers", () => {
  it("stand below what they answer, four deep, and deeper ones beside it", async () => {
    const ada = await member();
    const ids = [(await say(ada, "0")).id];
    for (const depth of [1, 2, 3, 4, 5]) ids.push((await say(ada, String(depth), { parent_id: ids.at(-1) })).id);
    const all = flat((await thread()).thread);
    expect(all.map(({ comment, allow_reply }) => [comment, allow_reply])).toEqual([
      ...["0", "1", "2", "3"].map((text) => [text, true]),
      ...["4", "5"].map((text) => [text, false]),
    ]);
    expect(all.at(-1)?.parent_id).toBe(all.at(-3)?.id);
  });

  it("keep the place of what was deleted, until the last of them goes", async () => {
    const [ada, bob] = [await member(), await member()];
    const first = await say(ada, "A secret of mine.");
    const answer = await say(bob, "An answer.", { parent_id: first.id });
    const deeper = await say(ada, "And another.", { parent_id: answer.id });
    await run(deleteComment, { ...subject, id: first.id }, ada);
    await run(deleteComment, { ...subject, id: answer.id }, bob);
    const left = await thread(ada);
    expect(left.thread_count).toBe(1);
    expect(flat(left.thread).map(({ comment, removed, status }) => [comment, removed, status])).toEqual([
      [removedText, true, "deleted"],
      [removedText, true, "deleted"],
      ["And another.", false, null],
    ]);
    expect(JSON.stringify(left)).not.toContain("A secret of mine.");
    expect(await run(writeComment, { ...subject, comment: "To nobody", parent_id: first.id }, bob)).toMatchObject({
      kind: "conflict",
    });
    await run(deleteComment, { ...subject, id: deeper.id }, ada);
    expect(await thread()).toMatchObject({ thread: [], thread_count: 0 });
  });

  it("and the text of what was removed is gone after thirty days, with places that nothing needs", async () => {
    const [ada, bob] = [await member(), await member()];
    const first = await say(ada, "To be forgotten.");
    await say(bob, "Remembered.", { parent_id: first.id });
    await run(deleteComment, { ...subject, id: first.id }, ada);
    await sweepComments(open.house.db);
    const kept = () => sql("select text from comment where id = $1", first.id);
    expect((await kept()).rows).toEqual([{ text: "To be forgotten." }]);
    await sql("update comment set removed_at = now() - interval '31 days' where id = $1", first.id);
    await sweepComments(open.house.db);
    expect((await kept()).rows).toEqual([{ text: null }]);
    expect(texts((await thread()).thread)).toEqual([removedText, "Remembered."]);
  });

  it("and whoever has left leaves places only", async () => {
    const [ada, bob] = [await member(), await member()];
    const first = await say(ada, "Written by somebody who goes.");
    await say(bob, "Who stays.", { parent_id: first.id });
    await say(ada, "Alone.");
    await sql("delete from person where id = $1", ada.person!.id);
    expect(JSON.stringify(await thread())).not.toMatch(/somebody who goes|Alone/);
    await sweepComments(open.house.db);
    expect(texts((await thread()).thread)).toEqual([removedText, "Who stays."]);
  });
});

describe("votes", () => {
  const vote = (who: TestCaller, link_id: number | string, rating: number) =>
    run(registerVote, { section: "comment", link_id, rating }, who);

  it("are one a person, for good, however many are sent at once; and none is for one's own", async () => {
    const [ada, bob] = [await member(), await member()];
    const { id, id_encoded } = await say(ada, "Judge me.");
    const stuffed = await Promise.all(Array.from({ length: 20 }, (_, place) => vote(bob, id, place % 2 ? 5 : 0)));
    expect(stuffed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(stuffed.filter((done) => !done.ok && done.kind === "conflict")).toHaveLength(19);
    const [judged] = (await thread(bob)).thread;
    expect(Math.abs(judged!.score)).toBe(1);
    expect(judged!.voted).toBe(judged!.score > 0 ? "up" : "down");
    expect(await vote(ada, id, 5)).toMatchObject({ kind: "forbidden" });
    expect(await vote(editor, id_encoded, 3)).toMatchObject({ kind: "invalid" });
    expect(await vote(editor, id_encoded, 5)).toMatchObject({ ok: true });
  });

  it("rank: what many found helpful above what few did, and what was voted far down is folded", async () => {
    const ada = await member();
    const votes: [string, number, number][] = [
      ["2 of 2", 2, 0],
      ["40 of 50", 40, 10],
      ["nobody", 0, 0],
      ["1 of 10", 1, 9],
      ["0 of 3", 0, 3],
    ];
    for (const [text, up, down] of votes) {
      const { id } = await say(ada, text);
      await sql("update comment set up = $2, down = $3 where id = $1", id, up, down);
    }
    const ranked = (await thread()).thread;
    expect(ranked.map(({ comment, folded }) => [comment, folded])).toEqual([
      ["40 of 50", false],
      ["2 of 2", false],
      ["1 of 10", true],
      ["nobody", false],
      ["0 of 3", true],
    ]);
    expect(texts((await thread(undefined, { sort: "newest" })).thread)).toEqual(
      votes.map(([text]) => text).toReversed(),
    );
  });
});

describe("editors and readers", () => {
  it("report what is wrong, once, and not their own; an editor marks tips, and nobody else", async () => {
    const [ada, bob] = [await member(), await member()];
    const { id } = await say(ada, "Buy my gin.");
    const report = (who: TestCaller, fields: object) => run(reportComment, { ...subject, id, ...fields }, who);
    for (const reason of ["spam", "rude"]) expect(await report(bob, { reason, note: "x" })).toMatchObject({ ok: true });
    expect((await sql("select why from comment_report where comment_id = $1", id)).rows).toEqual([{ why: "spam" }]);
    expect(await report(bob, { reason: "ugly" })).toMatchObject({ kind: "invalid" });
    expect(await report(ada, { reason: "spam" })).toMatchObject({ kind: "forbidden" });
    expect(await run(tipComment, { ...subject, id }, bob)).toMatchObject({ kind: "forbidden" });
    expect(await run(tipComment, { ...subject, id }, editor)).toMatchObject({ ok: true });
    expect((await thread()).thread[0]).toMatchObject({ tip: true });
  });
});

describe("one's own comments", () => {
  it("are told with what readers made of them, also where their subject is gone", async () => {
    const ada = await member(false);
    const own = () => run(yourComments, {}, ada);
    expect(await own()).toMatchObject({ ok: true, value: { count: 0, comments: [] } });
    const { id } = await say(ada, "Mine.");
    await sql("update comment set up = 3, down = 1, link_id = 2000000001 where id = $1", id);
    await say(ada, "Mine, too.");
    expect(await own()).toMatchObject({
      value: {
        count: 2,
        votes: { score: 2, up_votes: 3, down_votes: 1 },
        comments: [
          { comment: "Mine, too.", pending_message: pendingMessage, subject: expect.stringMatching(/\S/) },
          { comment: "Mine.", status: "link-deleted", subject: "" },
        ],
      },
    });
    expect(await run(yourComments, { comments_only: "yes", limit: 1, offset: 1 }, ada)).toMatchObject({
      value: { votes: null, comments: [{ comment: "Mine." }] },
    });
  });
});

describe("a thread of ten thousand", () => {
  beforeEach(async () => {
    await sql(
      `insert into comment (link_table, link_id, person_id, text, status)
       select 'cocktails', $1, 'editor', 'Comment ' || n, 'shown' from generate_series(1, 5000) n`,
      subject.link_id,
    );
    const { rows } = await sql(
      "select min(id)::int as first from comment where link_table = 'cocktails' and link_id = $1",
      subject.link_id,
    );
    await sql(
      `insert into comment (link_table, link_id, person_id, text, status, parent_id, first_id, depth)
       select 'cocktails', $1, 'editor', 'Answer ' || n, 'shown', $2, $2, 1 from generate_series(1, 5000) n`,
      subject.link_id,
      rows[0].first,
    );
    await sql("update comment set replies = 5000, up = 9 where id = $1", rows[0].first);
    await sql("analyze comment");
  });

  it("is read by the page, quickly, each comment once", async () => {
    const page = await thread();
    expect(page).toMatchObject({ thread_count: 10_000, more: true });
    expect(page.thread).toHaveLength(20);
    const [first] = page.thread;
    expect(first?.comment).toBe("Comment 1");
    expect(first?.replies.length).toBeLessThanOrEqual(31);
    const seen = new Set(flat(page.thread).map(({ id }) => id));
    const next = await thread(undefined, { branch: first!.id, after: first!.more_after });
    expect(next.more).toBe(true);
    expect(next.thread.filter(({ id }) => !seen.has(id)).length).toBeGreaterThanOrEqual(19);
    const second = await thread(undefined, { offset: 20 });
    expect(second.thread.some(({ id }) => seen.has(id))).toBe(false);
    const { rows } = await sql("select id from comment where link_id = $1 and text = 'Answer 4000'", subject.link_id);
    const around = await thread(undefined, { sort: "newest", around: rows[0].id });
    expect(texts(around.thread)).toContain("Answer 4000");
    const times = [];
    for (let time = 0; time < 5; time += 1) {
      const start = performance.now();
      await thread(undefined, { offset: 4_980 });
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(200);
  });
});
