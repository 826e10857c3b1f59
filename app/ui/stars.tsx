import type { CSSProperties } from "react";

const numbers = ["no", "one", "two", "three", "four", "five"];

/** A rating as stars: five at most, a half for .5, and a plus for 5.5 (builder.md, 9). */
export function Stars({ value, label = "Rated" }: { value: number; label?: string }) {
  const plus = value > 5;
  return (
    <span className="inline-flex items-center text-accent" role="img" aria-label={`${label} ${spoken(value)}`}>
      <span className="stars" style={{ "--half-stars": Math.floor(value * 2) } as CSSProperties} />
      {plus ? <b className="ml-0.5 leading-none">+</b> : null}
    </span>
  );
}

/** "four and a half stars", "outstanding, five stars plus": as somebody would say it. */
function spoken(value: number): string {
  const whole = Math.min(5, Math.floor(value));
  const half = value - whole >= 0.5;
  if (value > 5) return "outstanding, five stars plus";
  return `${numbers[whole]}${half ? " and a half" : ""} ${whole === 1 && !half ? "star" : "stars"}`;
}
