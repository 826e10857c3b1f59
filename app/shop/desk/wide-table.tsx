import type { ReactNode } from "react";

/** A table that may be wider than a phone: it is pushed sideways by itself, also with the arrow keys. */
export function WideTable({
  label,
  heads,
  children,
}: {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed sideways is reached with the keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="w-full min-w-xl border-collapse">
        <thead>
          <tr className="border-edge border-b text-left">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
