import type { ReactNode } from "react";
import { A } from "../link.tsx";
import { Stars } from "../stars.tsx";
import { Picture } from "./picture.tsx";

type Pictured = { name: string; href: string; image: string | null; teaser: string; rating: number | null };

/**
 * A thing in a list of pictures. The picture's space is reserved, so that nothing moves when it comes; the whole card is
 * one link. `children` is what a list adds below.
 */
export function PictureCard({ of, eager, children }: { of: Pictured; eager: boolean; children?: ReactNode }) {
  return (
    <li className="cocktail-card card group relative flex overflow-hidden">
      <div className="cocktail-card-picture bg-raised">
        {of.image ? <Picture src={of.image} eager={eager} className="h-full w-full" /> : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-4">
        <h3 className="text-xl">
          <A to={of.href} className="after:absolute after:inset-0 group-hover:underline">
            {of.name}
          </A>
        </h3>
        {of.rating === null ? null : <Stars value={of.rating} />}
        <p className="text-muted">{of.teaser}</p>
        {children}
      </div>
    </li>
  );
}
