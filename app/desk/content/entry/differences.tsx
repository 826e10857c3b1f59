import type { Difference } from "#app/library/content-form.ts";

/** Where two versions differ: before and after, side by side where there is room. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className="mt-2 text-muted">They say the same.</p>;
  return (
    <dl className="mt-3 grid gap-4">
      {differences.map(({ path, label, before, after }) => (
        <div key={path}>
          <dt className="font-semibold">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <span className="sr-only">Before: </span>
            {before ? <del className="decoration-bad">{before}</del> : <span className="text-muted">nothing</span>}
          </dd>
          <dd className="wrap-anywhere whitespace-pre-line">
            <span className="sr-only">After: </span>
            {after ? <ins className="decoration-good">{after}</ins> : <span className="text-muted">nothing</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
