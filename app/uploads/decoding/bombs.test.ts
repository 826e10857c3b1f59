import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { imageTexts, leastOfGuide } from "../image-rules.ts";
import type { ImageAnswer, ImageWanted } from "./image-protocol.ts";

/** What a reader of pictures tells at its end: the most memory that it has had (kilobytes). */
const telling = `data:text/javascript,${encodeURIComponent('process.on("exit", () => process.stderr.write(String(process.resourceUsage().maxRSS)))')}`;

/** Has a process of its own read a file, as the site does: what it says, and what it took. */
function read(input: Buffer, kind: ImageWanted["kind"] = "photo") {
  const wanted: ImageWanted = { least: leastOfGuide, shape: leastOfGuide, crop: null, kind };
  const child = join(import.meta.dirname, "image-child.server.ts");
  const options = ["--max-old-space-size=96", "--import", telling, child, JSON.stringify(wanted)];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { input, env: { NODE_ENV: "production" } });
  const end = stdout.indexOf("\n");
  const said = JSON.parse(stdout.subarray(0, end).toString()) as ImageAnswer;
  return { status, said, picture: stdout.subarray(end + 1), megabytes: Number(stderr.toString()) / 1_000 };
}

function chunk(type: string, data: Buffer): Buffer {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** A whole PNG of one colour, two to a bit: 900 megapixels in 110 kB. */
function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

/** A film of so many frames of one dot each, on a ground of 900 pixels. */
function longGif(frames: number): Buffer {
  const head = Buffer.from([...Buffer.from("GIF89a"), 0x84, 3, 0x84, 3, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

const script = "<script>alert(1)</script>";
const whole = () => sharp({ create: { width: 500, height: 500, channels: 3, background: "#804020" } });

describe("a file that means ill is refused, or comes out as nothing but its pixels, in 300 MB more memory at most:", () => {
  it.each<[string, () => Promise<Buffer> | Buffer, ImageWanted["kind"], "pixels" | "unreadable" | "picture"]>([
    ["a PNG of 30,000 by 30,000 pixels", () => hugePng(30_000), "photo", "pixels"],
    ["a GIF of 10,000 frames", () => longGif(10_000), "any", "picture"],
    ["the same where photographs are taken", () => longGif(10_000), "photo", "unreadable"],
    [
      "an SVG under the name of a PNG",
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      "photo",
      "unreadable",
    ],
    [
      "a PNG that is a page as well",
      async () => Buffer.concat([await whole().png().toBuffer(), Buffer.from(script)]),
      "photo",
      "picture",
    ],
    [
      "a JPEG with a script in what it says of itself",
      () =>
        whole()
          .withMetadata({ exif: { IFD0: { Artist: script } } })
          .jpeg()
          .toBuffer(),
      "photo",
      "picture",
    ],
  ])("%s", async (_, made, kind, becomes) => {
    const { status, said, picture, megabytes } = read(await made(), kind);
    expect(status).toBe(0);
    expect(said).toMatchObject(becomes === "picture" ? leastOfGuide : { problem: imageTexts[becomes] });
    expect(picture.subarray(8, 12).toString()).toBe(becomes === "picture" ? "WEBP" : "");
    expect(picture.includes("script")).toBe(false);
    expect(megabytes).toBeLessThan(85 + 300);
  });
});
