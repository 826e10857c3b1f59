/** A rating as stars: five at most, a half for .5, and a plus for 5.5 (builder.md, 9). */
export function Stars({ value, label = "Rated" }: { value: number; label?: string }) {
  const plus = value > 5;
  const full = Math.floor(Math.min(value, 5));
  const half = !plus && value % 1 >= 0.5;
  return (
    <span
      className="inline-flex items-center text-accent"
      role="img"
      aria-label={`${label} ${value} out of 5${plus ? " and more" : ""}`}
    >
      <svg
        viewBox="0 0 100 20"
        width="90"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {full > 0 ? <path d={row(0, full)} fill="currentColor" /> : null}
        {full < 5 ? <path d={row(full, 5)} /> : null}
        {half ? <path d={leftHalf(full)} fill="currentColor" stroke="none" /> : null}
      </svg>
      {plus ? (
        <span aria-hidden="true" className="ml-0.5 font-bold leading-none">
          +
        </span>
      ) : null}
    </span>
  );
}

const star = "l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";

/** Stars side by side as one path: lists show dozens of ratings, and five pictures for each weigh. */
function row(from: number, to: number): string {
  return `M${10 + from * 20} 1.8${Array.from({ length: to - from }, () => star).join("m20 0")}`;
}

function leftHalf(place: number): string {
  return `M${10 + place * 20} 1.8v13l-5.1 2.7 1-5.7-4.1-4 5.7-.8z`;
}
