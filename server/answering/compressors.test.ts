import { createGunzip, gunzipSync, gzipSync, zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { gzipQuickly, reused, zstdQuickly } from "./compressors.ts";

const ways = [
  ["gzip", gzipQuickly, gunzipSync],
  ["zstd", zstdQuickly, zstdDecompressSync],
] as const;

/** Bodies of all sizes, some larger than a window and a piece that comes out; half of each says what no other does. */
const bodies = [0, 1, 900, 130_000, 20, 2_000_000, 130_001].map((size, which) =>
  Buffer.from(Array.from({ length: size / 8 }, (_, at) => `${which},${(at * 7919) % 99_991} `).join("")),
);

it.each(ways)("%s: each body is whole, one after the other and several at once", async (_, compress, unpack) => {
  for (const body of bodies) expect(unpack(await compress(body)).equals(body)).toBe(true);
  const atOnce = await Promise.all([...bodies, ...bodies].map(compress));
  for (const [at, compressed] of atOnce.entries())
    expect(unpack(compressed).equals(bodies[at % bodies.length]!)).toBe(true);
});

it("one that fails says so, and is not asked again", async () => {
  let made = 0;
  const unzip = reused(
    () => {
      made += 1;
      return createGunzip();
    },
    () => undefined,
  );
  await expect(unzip(Buffer.from("no gzip"))).rejects.toThrow("incorrect header check");
  expect((await unzip(gzipSync("a dry martini"))).toString()).toBe("a dry martini");
  expect(made).toBe(2);
});
