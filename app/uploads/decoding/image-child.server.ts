/**
 * A process of its own that reads one picture and ends: whatever a file does to the decoder, it does it to this one. The file
 * comes on the standard input, what is wanted in the first argument; the answer is a line of JSON, and behind it the picture.
 */
import sharp from "sharp";
import { cropWithin, imageRules, imageTexts, type Size, sizeProblem } from "../image-rules.ts";
import type { ImageAnswer, ImageWanted } from "./image-protocol.ts";

/**
 * The most memory that this process takes (bytes): 300 MB beside the 85 that it has before it reads anything. The largest photograph
 * that may be sent, forty megapixels to be unpacked whole and turned, takes 255.
 */
const mostMemory = 385_000_000;

const watch = setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1);
}, 20);

// Of all that the library can read, the two kinds that may be sent, and two more where they may.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });

async function input(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answer(said: ImageAnswer, picture?: Buffer): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
  if (picture) process.stdout.write(picture);
}

async function read({ least, shape, crop, kind }: ImageWanted): Promise<void> {
  if (kind === "any") sharp.unblock({ operation: ["VipsForeignLoadWebpBuffer", "VipsForeignLoadNsgifBuffer"] });
  const bytes = await input();
  const { autoOrient: seen } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const size: Size = { width: seen.width, height: seen.height };
  const problem = sizeProblem(size, least);
  if (problem) return answer({ problem });
  const { x, y, width, height } = cropWithin(size, shape, crop);
  // What the picture says of where and with what it was taken goes: nothing of it is written.
  const { data, info } = await sharp(bytes, { limitInputPixels: imageRules.pixels, failOn: "error" })
    .autoOrient()
    .extract({ left: x, top: y, width, height })
    .resize(shape.width, shape.height, { fit: "fill" })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  answer({ width: info.width, height: info.height }, data);
}

try {
  await read(JSON.parse(process.argv[2] ?? "{}") as ImageWanted);
} catch {
  answer({ problem: imageTexts.unreadable });
}
clearInterval(watch);
