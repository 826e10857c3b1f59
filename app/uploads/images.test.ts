import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { imageTexts, leastOfGuide } from "./image-rules.ts";
import { openImages } from "./images.server.ts";

const images = openImages();
const avatar = { least: leastOfGuide, shape: leastOfGuide, crop: null };
const read = (bytes: Uint8Array, change = {}) => images.read(bytes, { ...avatar, ...change });
const plain = (width: number, height: number, background = "#804020") =>
  sharp({ create: { width, height, channels: 3, background } });

describe("a picture that was sent", () => {
  it("comes back as a WebP of the wanted size, turned as it is seen, with nothing but its pixels", async () => {
    const sent = await plain(900, 500)
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: "Ada" } } })
      .jpeg()
      .toBuffer();
    const made = await read(sent);
    if (!made.ok) throw new Error(made.reason);
    const { files, grid } = made.value;
    const { format, width, height, exif, orientation } = await sharp(files[0]!.data).metadata();
    expect([format, width, height, exif, orientation]).toEqual(["webp", 440, 440, undefined, undefined]);
    expect(grid).toMatch(/^(?:742|842|843){16}$/);
    const kinds = await Promise.all(files.map(async ({ data }) => sharp(data).metadata()));
    expect(kinds.map((one) => `${one.format} ${one.width}`)).toEqual([
      "webp 440",
      "heif 440",
      "jpeg 440",
      "webp 220",
      "heif 220",
      "jpeg 220",
    ]);
  });

  it("is cut to the part that was asked for", async () => {
    const right = await plain(500, 500, "#0000ff").png().toBuffer();
    const sent = await plain(1_000, 500, "#ff0000")
      .composite([{ input: right, left: 500, top: 0 }])
      .png()
      .toBuffer();
    const colourAt = async (x: number) => {
      const made = await read(sent, { crop: { x, y: 0, width: 500, height: 500 } });
      if (!made.ok) throw new Error(made.reason);
      const { data } = await sharp(made.value.files[0]!.data)
        .extract({ left: 220, top: 220, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [data[0]! > 200, data[2]! > 200];
    };
    expect(await colourAt(0)).toEqual([true, false]);
    expect(await colourAt(500)).toEqual([false, true]);
  });

  it("is brought into a frame whole where all of it is wanted, and stays as it is where it fits", async () => {
    const sizes: [sent: [number, number], made: string][] = [
      [[900, 600], "webp 600 400"],
      [[450, 590], "webp 450 590"],
    ];
    for (const [sent, wanted] of sizes) {
      const made = await read(
        await plain(...sent)
          .png()
          .toBuffer(),
        { shape: { width: 600, height: 600 }, whole: true },
      );
      if (!made.ok) throw new Error(made.reason);
      const { format, width, height } = await sharp(made.value.files[0]!.data).metadata();
      expect(`${format} ${width} ${height}`).toBe(wanted);
    }
  });

  it("is refused in words where it is too small, or no picture at all", async () => {
    const small = await plain(300, 200).png().toBuffer();
    expect(await read(small)).toMatchObject({
      ok: false,
      reason: expect.stringContaining("300 px wide and 200 px tall"),
    });
    const whole = await plain(500, 500).jpeg().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
    const gif = await plain(500, 500).gif().toBuffer();
    for (const bytes of [Buffer.alloc(0), Buffer.from("GIF89a"), svg, gif, whole.subarray(0, whole.length / 2)])
      expect(await read(bytes)).toMatchObject({ ok: false, reason: imageTexts.unreadable });
  });

  it("is not unpacked where it is a bomb: few bytes of very many pixels", async () => {
    const bomb = await plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect(await read(bomb)).toMatchObject({ ok: false, reason: imageTexts.pixels });
  });

  it("waits for its turn where several are sent at once", async () => {
    const sent = await plain(500, 500).png().toBuffer();
    const made = await Promise.all([read(sent), read(sent), read(Buffer.from("no"))]);
    expect(made.map(({ ok }) => ok)).toEqual([true, true, false]);
  });
});
