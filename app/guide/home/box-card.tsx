import { A } from "#app/ui/link.tsx";
import { Stars } from "#app/ui/stars.tsx";

/** A box of the stream, as the call answers it. */
export type Box = {
  oid: string;
  section: string;
  name: string;
  href: string;
  image: string;
  teaser: string;
  rating: number | null;
};

/** A box in the homepage's stream; its picture's space is reserved. */
export function BoxCard({ box, eager = false }: { box: Box; eager?: boolean }) {
  return (
    <li className="cocktail-card card group relative flex overflow-hidden">
      <div className="cocktail-card-picture bg-raised">
        <img
          src={box.image}
          alt=""
          width={400}
          height={500}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          className="h-full w-full object-contain"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-4">
        <h3 className="text-xl">
          <A to={box.href} className="after:absolute after:inset-0 group-hover:underline">
            {box.name}
          </A>
        </h3>
        {box.rating === null ? null : <Stars value={box.rating} />}
        <p className="text-muted">{box.teaser}</p>
      </div>
    </li>
  );
}
