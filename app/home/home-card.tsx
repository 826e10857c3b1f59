import type { ReactNode } from "react";
import { Picture, washOf } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";

type Props = {
  of: { href: string; name: string; image: string | null; colour?: string | null };
  /** Higher than wide, as a drink is. */
  tall?: boolean;
  /** What is said below the name. */
  children: ReactNode;
};

/** A card of the front page: a picture on its wash, a name that leads on, and what is said of it. */
export function HomeCard({ of: { href, name, image, colour }, tall = false, children }: Props) {
  return (
    <li className="card group relative overflow-hidden">
      <div className="wash p-2" style={washOf(colour)}>
        {image ? <Picture src={image} className={`${tall ? "aspect-4/5" : "aspect-square"} w-full`} /> : null}
      </div>
      <div className="p-3">
        <h3 className="text-lg">
          <A to={href} className="after:absolute after:inset-0 group-hover:underline">
            {name}
          </A>
        </h3>
        {children}
      </div>
    </li>
  );
}
