import { spawn } from "node:child_process";
import { join } from "node:path";
import { type Failure, failure, type Result, success } from "#app/kit/result.ts";
import type { ImageAnswer, ImageWanted } from "./decoding/image-protocol.ts";
import { imageTexts } from "./image-rules.ts";

const child = join(import.meta.dirname, "decoding/image-child.server.ts");
/** What reading one picture may take (milliseconds). */
const patience = 15_000;
/** As many are read at once, and as many more wait. */
const atOnce = 1;
const mostWaiting = 20;
/** A picture of ours, and the line before it, are smaller than this (bytes). */
const largestAnswer = 5_000_000;

/** Reads pictures that strangers send. */
export type Images = {
  /** The picture as a WebP in the wanted size, without anything but its pixels; what is wrong with it in the words of guide.md, 5. */
  read(bytes: Uint8Array, wanted: ImageWanted): Promise<Result<Buffer>>;
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

function readByChild(bytes: Uint8Array, wanted: ImageWanted): Promise<Result<Buffer>> {
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

function answerIn(bytes: Buffer): Result<Buffer> {
  const end = bytes.indexOf("\n");
  if (end < 0) return unreadable;
  const said = JSON.parse(bytes.subarray(0, end).toString("utf8")) as ImageAnswer;
  if ("problem" in said) return failure("invalid", said.problem);
  return success(bytes.subarray(end + 1));
}
