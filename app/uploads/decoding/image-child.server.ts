/**
 * A process of its own that reads one picture and ends: whatever a file does to the decoder, it does it to this one. The file
 * comes on the standard input, what is wanted in the first argument; the answer is a line of JSON, and behind it the picture.
 */
import sharp from "sharp";
import { cropProblem, cropWithin } from "../crop.ts";
import { imageRules, imageTexts, type Size, sizeProblem, sizeWithin } from "../image-rules.ts";
import { gridSide, type Rendition, renditionsOf } from "../upload-href.ts";
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

async function read({ least, shape: asked, crop, kind, enlarged, whole }: ImageWanted): Promise<void> {
  if (kind === "any") sharp.unblock({ operation: ["VipsForeignLoadWebpBuffer", "VipsForeignLoadNsgifBuffer"] });
  const bytes = await input();
  const { autoOrient: seen } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const size: Size = { width: seen.width, height: seen.height };
  const shape = whole ? sizeWithin(size, asked) : asked;
  const problem = sizeProblem(size, least) ?? (crop && cropProblem(size, crop, { shape, least }));
  if (problem) return answer({ problem });
  const { x, y, width, height } = cropWithin(size, shape, crop, least);
  const scale = enlarged ? 1 : Math.min(1, width / shape.width);
  const made = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  // What the picture says of where and with what it was taken goes: nothing of it is written.
  const { data, info } = await sharp(bytes, { limitInputPixels: imageRules.pixels, failOn: "error" })
    .autoOrient()
    .extract({ left: x, top: y, width, height })
    .resize(made.width, made.height, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: (Rendition & { data: Buffer })[] = [];
  for (const one of renditionsOf(made)) files.push({ ...one, data: await encode(data, raw, one) });
  const told = files.map(({ data, ...one }) => ({ ...one, bytes: data.byteLength }));
  answer({ ...made, grid: await gridOf(data, raw), files: told }, Buffer.concat(files.map((one) => one.data)));
}

type Raw = { width: number; height: number; channels: 1 | 2 | 3 | 4 };

function encode(data: Buffer, raw: Raw, { format, width }: Rendition): Promise<Buffer> {
  const picture = sharp(data, { raw }).resize(width);
  if (format === "avif") return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 82 }).toBuffer();
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** Its colours in a grid of a few, each in three hex digits: what stands in its place until it is there. */
async function gridOf(data: Buffer, raw: Raw): Promise<string> {
  const side = { width: gridSide, height: gridSide };
  const dots = await sharp(data, { raw })
    .flatten({ background: "#ffffff" })
    .resize({ ...side, fit: "fill" })
    .raw()
    .toBuffer();
  const step = dots.byteLength / gridSide ** 2;
  return Array.from({ length: gridSide ** 2 }, (_, at) =>
    [0, 1, 2].map((part) => Math.round(dots[at * step + (step < 3 ? 0 : part)]! / 17).toString(16)).join(""),
  ).join("");
}

try {
  await read(JSON.parse(process.argv[2] ?? "{}") as ImageWanted);
} catch {
  answer({ problem: imageTexts.unreadable });
}
clearInterval(watch);
