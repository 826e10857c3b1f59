import readCode from "jsqr";
import { expect, it } from "vitest";
import { qrCode } from "./qr-code.server.ts";

it("draws a code whose three corners are those of every QR code", () => {
  const { size, path } = qrCode("https://example.org/menu/abcdefghijklmnop");
  // 17 modules and four for each version, and four of quiet on each side.
  expect((size - 8 - 17) % 4).toBe(0);
  const far = size - 4 - 7;
  for (const [x, y] of [
    [4, 4],
    [far, 4],
    [4, far],
  ])
    expect(path).toContain(`M${x} ${y}h7v1h-7z`);
  expect(qrCode("https://example.org/menu/other").path).not.toBe(path);
});

it("is read back by a reader of such codes as what it was drawn from", () => {
  for (const text of ["https://example.org/menu/Zk3_-a9QwErTy1", "http://localhost:3000/fr-fr/menu/a-B_9"]) {
    const { size, path } = qrCode(text);
    const scale = 4;
    const side = size * scale;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
      for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
        for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column++)
          pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    expect(readCode(pixels, side, side)?.data).toBe(text);
  }
});
