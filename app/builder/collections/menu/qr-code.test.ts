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
