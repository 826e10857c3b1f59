import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { whyFileFailed } from "#app/platform/failed-file.ts";

/** A backup is one packed text of lines, each a value of JSON: a head, what there is, and an end that says how much it was. */
export const headSchema = z.object({
  format: z.literal("jigger-backup"),
  version: z.literal(1),
  made_at: z.string(),
  jigger: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
});
const lineSchema = z.union([
  z.string(),
  z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ sequence: z.string(), value: z.string() }),
  z.object({ picture: z.string(), bytes: z.base64() }),
  z.object({ end: z.object({ rows: z.number(), pictures: z.number() }) }),
]);
export type Head = z.output<typeof headSchema>;
/** A text is a row of the table that was named before it. */
export type Line = z.output<typeof lineSchema>;

/** A file that is no backup, or not a whole one; the message says which. */
export class BackupError extends Error {}

/**
 * Writes a backup beside its place and puts it there once all of it is on the disk: what is there before stays until then.
 * Only its owner may read it.
 */
export async function writeArchive(file: string, lines: AsyncIterable<Head | Line>): Promise<void> {
  const part = `${file}.part`;
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  try {
    await rm(part, { force: true });
    await pipeline(
      Readable.from(texts()),
      createGzip(),
      createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }),
    );
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Reads a backup line by line.
 * @throws BackupError where the file is none, was cut off or was changed
 */
export async function* readArchive(file: string): AsyncGenerator<Head | Line> {
  // A file that is not there is told as such, before anything is unpacked.
  const there = await open(file).catch((cause) => {
    throw new BackupError(`The file ${file} cannot be read (${whyFileFailed(cause)}).`, { cause });
  });
  await there.close();
  const unpacked = createGunzip();
  const packed = createReadStream(file);
  packed.on("error", (error) => unpacked.destroy(error));
  let first = true;
  try {
    for await (const text of createInterface({ input: packed.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY })) {
      yield read(text, first ? headSchema : lineSchema);
      first = false;
    }
    // Reading by lines ends quietly where unpacking fails.
    if (unpacked.errored) throw unpacked.errored;
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError("It is no backup of Jigger, or not a whole one.", { cause });
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

function read<T extends z.ZodType>(text: string, schema: T): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new BackupError("It is no backup of Jigger, or not a whole one.", { cause });
  }
  const line = schema.safeParse(value);
  if (!line.success) throw new BackupError("It is no backup of Jigger, or one of another version of backups.");
  return line.data;
}
