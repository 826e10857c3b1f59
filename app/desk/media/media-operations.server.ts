import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { oidOf } from "#app/kit/subject.ts";
import { operation } from "#app/operations/operation.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { pictureNamed, uploadHref } from "#app/uploads/upload-href.ts";
import { dropPicture, weightOf } from "#app/uploads/uploads.server.ts";
import { removedMail } from "./media-mails.ts";
import { findPicture, findPictures, type SentPicture } from "./media-store.server.ts";
import { kindOfPicture, pictureKinds } from "./picture-kinds.server.ts";

const pageSize = 24;
const picture = z.object({
  ...{ name: z.string(), src: z.string(), kind: z.string(), what: z.string(), seen: z.string() },
  by: z.string().describe("Who sent it, with their address"),
  sent: z.string().nullable(),
  size: z.string().nullable().describe("In pixels"),
  kilobytes: z.int().describe("Of all its files"),
  href: z.string().nullable().describe("The page that shows it"),
});
export type PictureTold = z.output<typeof picture>;

/** All pictures that people sent: of what, by whom, when, how large, and where they are seen (contract.md, 12: the desk). */
export const loadMedia = operation({
  name: "desk/media",
  summary: "All pictures that people sent, the newest first",
  who: "editor",
  changes: false,
  input: z.object({
    kind: z.string().catch(""),
    seen: z.string().max(20).catch(""),
    keyword: z.string().trim().max(100).catch(""),
    offset: z.unknown().optional(),
  }),
  answers: z.object({
    ...{ pictures: z.array(picture), count: z.int(), offset: z.int(), page_size: z.int() },
    kinds: z.array(z.object({ value: z.string(), text: z.string() })),
  }),
  async handle({ kind: asked, seen, keyword, offset }, { db, house }) {
    const kind = Object.hasOwn(pictureKinds, asked) ? asked : "";
    const page = clampPage(pageSize, offset, pageSize);
    const rows = await findPictures(db, { kind, keyword, seen, ...page });
    const hrefs = await pagesOf(db, rows);
    const told = rows.map(async (row) => ({
      ...{ name: row.name, src: uploadHref(row.name)!, what: row.what, seen: row.seen },
      kind: pictureKinds[row.kind]!.title,
      by: row.by === null ? "somebody who has left" : `${row.by}, ${row.email}`,
      sent: row.sent_at?.toISOString().slice(0, 10) ?? null,
      size: sizeOf(row.name),
      kilobytes: Math.ceil((await weightOf(house.uploads, row.name)) / 1_000),
      ...(hrefs.get(row.name) ?? { href: null }),
    }));
    const kinds = Object.entries(pictureKinds).map(([value, { title }]) => ({ value, text: title }));
    return success({
      ...{ pictures: await Promise.all(told), kinds, offset: page.offset, page_size: pageSize },
      count: rows[0]?.count ?? 0,
    });
  },
});

function sizeOf(name: string): string | null {
  const known = pictureNamed(name);
  return known ? `${known.width} × ${known.height} px` : null;
}

type Named = { link_table: string; link_id: number };
const isNamed = (row: SentPicture): row is SentPicture & Named => row.link_table !== null && row.link_id !== null;

/** Where what each picture is of has its page, and what it is called there. */
async function pagesOf(db: Parameters<typeof subjectCards>[0], rows: readonly SentPicture[]) {
  const cards = new Map((await subjectCards(db, rows.filter(isNamed))).map((card) => [oidOf(card), card]));
  return new Map(
    rows.filter(isNamed).flatMap((row) => {
      const card = cards.get(oidOf(row));
      return card ? [[row.name, { href: card.href, what: card.name }] as const] : [];
    }),
  );
}

const longestReason = 2_000;

/** Takes a picture away from wherever it is, with all its files, for a reason that its sender is mailed. */
export const removePicture = operation({
  name: "desk/remove-picture",
  summary: "Takes a picture that somebody sent away, for a reason that they are mailed",
  who: "editor",
  changes: true,
  transaction: "own",
  input: z.object({ name: z.string().max(200), reason: z.string().trim().catch("") }),
  answers: z.object({ mailed: z.enum(["yes", "no", "failed"]) }),
  async watched({ name, reason }, db) {
    const found = kindOfPicture(name) ? await findPicture(db, name) : undefined;
    const state = found ? { picture: name, seen: found.seen } : {};
    return { subject: `media/${name.slice(0, 60)}`, title: found?.what ?? "", state, intent: "remove", note: reason };
  },
  async handle({ name, reason }, { house, person }) {
    const kind = kindOfPicture(name);
    const found = kind && (await findPicture(house.db, name));
    if (!found) return failure("not-found", "There is no such picture: it may be gone already.");
    if (reason === "")
      return failure("invalid", "Say why.", { reason: "Enter the reason: it is mailed to whoever sent it" });
    if (reason.length > longestReason)
      return failure("invalid", "The picture stays: the reason is too long.", {
        reason: `The reason can have ${longestReason.toLocaleString("en-GB")} characters at most`,
      });
    const why = { editorId: person.id, reason };
    const gone = await house.db.transaction().execute((db) => kind.takeAway(db, name, why));
    if (!gone) return failure("not-found", "There is no such picture: it may be gone already.");
    await dropPicture(house.uploads, name);
    if (!found.email) return success({ mailed: "no" as const });
    const sent = await house.mail.send(removedMail(found.email, found.what, reason)).then(
      () => "yes" as const,
      (error: unknown) => {
        house.log.warn({ err: error }, "the mail of a picture that was taken away could not be sent");
        return "failed" as const;
      },
    );
    return success({ mailed: sent });
  },
});
