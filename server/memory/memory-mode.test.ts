import { expect, it } from "vitest";
import { spares } from "./memory-mode.ts";

it("memory is spared while much is resident, and not by turns where it stands between", () => {
  let isOn = false;
  const told = [200, 295, 310, 295, 280, 270, 295, 301].map((megabytes) => {
    isOn = spares(megabytes * 2 ** 20, isOn);
    return isOn;
  });
  expect(told).toEqual([false, false, true, true, true, false, false, true]);
});
