import { expect, it } from "vitest";
import { estimate } from "./estimate.ts";

it("tells what is guessed at once from what is not", () => {
  for (const easy of ["password123", "aaaaaaaaaaaa", "qwertyuiop", "1234567890"])
    expect(estimate(easy, []), easy).toBeLessThanOrEqual(1);
  for (const hard of ["hanky panky 1903", "correct horse battery staple", "tq8Wm-zR4v-1kLp"])
    expect(estimate(hard, []), hard).toBeGreaterThanOrEqual(3);
});

it("knows whose password it is to be, and takes any length", () => {
  expect(estimate("coleman-ada", ["ada@example.com", "coleman-ada"])).toBeLessThan(estimate("coleman-ada", [""]));
  expect(estimate("p4ssw0rd".repeat(2_000), ["x".repeat(10_000)])).toBeLessThanOrEqual(4);
});
