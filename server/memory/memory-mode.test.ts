import { expect, it } from "vitest";
import { spares } from "./memory-mode.ts";

it("memory is spared while much is resident, and not by turns where it stands between", () => {
  let isOn = false;
  const told = [200, 305, 320, 305, 290, 280, 305, 311].map((megabytes) => {
    isOn = spares(megabytes * 2 ** 20, 120 * 2 ** 20, isOn);
    return isOn;
  });
  expect(told).toEqual([false, false, true, true, true, false, false, true]);
  expect([199, 201].map((used) => spares(900 * 2 ** 20, used * 2 ** 20, true))).toEqual([true, false]);
});
