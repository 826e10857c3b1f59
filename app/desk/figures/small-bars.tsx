/** How one thing fared day by day, beside its sum, which says the same in a number: a picture for those who see it. */
export function SmallBars({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  return (
    <svg
      viewBox={`0 0 ${values.length} 10`}
      preserveAspectRatio="none"
      className="h-5 w-20 shrink-0 text-accent"
      aria-hidden="true"
    >
      <path
        d={values.map((value, place) => `M${place + 0.5} 10v${-(value === 0 ? 0.4 : (9.6 * value) / most)}`).join("")}
        stroke="currentColor"
        strokeWidth="0.7"
      />
    </svg>
  );
}
