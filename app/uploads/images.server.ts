import { spawn } from "node:child_process";
import { join } from "node:path";
import { type Failure, failure, type Result, success } from "#app/kit/result.ts";
import type { ImageAnswer, ImageWanted } from "./decoding/image-protocol.ts";
import { imageTexts, type Size } from "./image-rules.ts";
import type { Rendition } from "./upload-href.ts";

const child = join(import.meta.dirname, "decoding/image-child.server.ts");
/** What reading one picture may take (milliseconds). */
const patience = 15_000;
/** As many are read at once, and as many more wait. */
const atOnce = 1;
const mostWaiting = 20;
/** The files of a picture of ours, and the line before them, are smaller than this (bytes). */
const largestAnswer = 5_000_000;

/** A picture as it was read: the files that are made of it, the first a WebP of its own size, and its colours in a grid. */
export type ReadPicture = Size & { grid: string; files: readonly (Rendition & { data: Buffer })[] };

/** Reads pictures that strangers send. */
export type Images = {
  /** The picture in the wanted size, without anything but its pixels; what is wrong with it in the words of guide.md, 5. */
  read(bytes: Uint8Array, wanted: ImageWanted): Promise<Result<ReadPicture>>;
};

/** Opens the reader of pictures: each is read by a process of its own, a few at a time. */
export function openImages(): Images {
  let reading = 0;
  const waiting: (() => void)[] = [];
  return {
    async read(bytes, wanted) {
      if (waiting.length >= mostWaiting)
        return failure("unavailable", "Many pictures are being read right now. Please try again in a moment.");
      // Who had the turn hands it on: nobody who comes between takes it.
      if (reading >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
      else reading += 1;
      try {
        return await readByChild(bytes, wanted);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else reading -= 1;
      }
    },
  };
}

function readByChild(bytes: Uint8Array, wanted: ImageWanted): Promise<Result<ReadPicture>> {
  return new Promise((done) => {
    // Nothing of our own settings is for it to know.
    const process_ = spawn(process.execPath, ["--max-old-space-size=96", child, JSON.stringify(wanted)], {
      stdio: ["pipe", "pipe", "ignore"],
      env: { NODE_ENV: "production" },
      timeout: patience,
      killSignal: "SIGKILL",
    });
    const chunks: Buffer[] = [];
    let size = 0;
    process_.stdout.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > largestAnswer) process_.kill("SIGKILL");
      else chunks.push(chunk);
    });
    process_.on("error", () => done(unreadable));
    process_.on("close", (code) => done(code === 0 ? answerIn(Buffer.concat(chunks)) : unreadable));
    // It may end before it has read all: what it said then counts.
    process_.stdin.on("error", () => undefined);
    process_.stdin.end(bytes);
  });
}

const unreadable: Failure = failure("invalid", imageTexts.unreadable);

function answerIn(bytes: Buffer): Result<ReadPicture> {
  const end = bytes.indexOf("\n");
  if (end < 0) return unreadable;
  const said = JSON.parse(bytes.subarray(0, end).toString("utf8")) as ImageAnswer;
  if ("problem" in said) return failure("invalid", said.problem);
  const { files, ...picture } = said;
  let from = end + 1;
  const made = files.map(({ bytes: length, ...one }) => {
    const data = Buffer.from(bytes.subarray(from, from + length));
    from += length;
    return { ...one, data };
  });
  return success({ ...picture, files: made });
}
