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
      {[0, 1, 2, 3, 4].map((place) => (
        <Star key={place} fill={place < full ? 1 : place === full && half ? 0.5 : 0} />
      ))}
      {plus ? (
        <span aria-hidden="true" className="ml-0.5 font-bold leading-none">
          +
        </span>
      ) : null}
    </span>
  );
}

const outline = "M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z";

function Star({ fill }: { fill: number }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path
        d={outline}
        fill={fill === 1 ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      {fill === 0.5 ? <path d="M10 1.8v13L4.9 17.5l1-5.7-4.1-4 5.7-.8z" fill="currentColor" /> : null}
    </svg>
  );
}
