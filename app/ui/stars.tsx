import type { CSSProperties } from "react";

/** A rating as stars: five at most, a half for .5, and a plus for 5.5 (builder.md, 9). */
export function Stars({ value, label = "Rated" }: { value: number; label?: string }) {
  const plus = value > 5;
  return (
    <span
      className="inline-flex items-center text-accent"
      role="img"
      aria-label={`${label} ${value} out of 5${plus ? " and more" : ""}`}
    >
      <span className="stars" style={{ "--half-stars": Math.floor(value * 2) } as CSSProperties} />
      {plus ? <b className="ml-0.5 leading-none">+</b> : null}
    </span>
  );
}
