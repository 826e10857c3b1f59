import type { ReactNode } from "react";

type Props = { title: string; total: string; className?: string; children: ReactNode };

/**
 * What stands above a list and shows the same: folded on phones, to one line, so that the list begins where the page does; open at a
 * desk, beside the title (look/maps.css).
 */
export function AboveBox({ title, total, className = "", children }: Props) {
  return (
    <details className={`above-list card mb-4 px-4 open:pb-3 lg:mb-6 lg:py-3 ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center font-display text-xl lg:min-h-0 font-semibold">
        {title} <span className="ml-2 font-normal font-text text-base text-muted">{total}</span>
      </summary>
      {children}
    </details>
  );
}
