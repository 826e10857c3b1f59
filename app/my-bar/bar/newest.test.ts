import { describe, expect, it } from "vitest";
import { newSince } from "./newest.ts";

const minute = 60_000;
const hour = 60 * minute;
const now = Date.UTC(2026, 10, 22, 20);
const none = Number.POSITIVE_INFINITY;

describe("what is new in a bar", () => {
  it("came the last time that something was put in", () => {
    const before = now - 30 * hour;
    const evening = [now - 50 * minute, now - 10 * minute, now - minute];
    expect(newSince([now - 10 * minute, before, now - minute, now - 50 * minute], now)).toBe(Math.min(...evening));
  });

  it("ends where an hour passed in between", () => {
    expect(newSince([now - minute, now - minute - hour, now - 2 * minute - hour], now)).toBe(now - minute);
    expect(newSince([now - minute, now - hour, now - 5 * hour], now)).toBe(now - hour);
  });

  it("is nothing where it would be all, or where the last came a day ago", () => {
    expect(newSince([], now)).toBe(none);
    expect(newSince([now - minute, now - 2 * minute], now)).toBe(none);
    expect(newSince([now - 24 * hour, now - 48 * hour], now)).toBe(none);
  });
});
