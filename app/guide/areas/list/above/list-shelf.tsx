import type { CSSProperties } from "react";
import { Img } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { AboveBox } from "./above-box.tsx";

/** One thing on a shelf, so wide and so high at the scale of all others there. */
export type ShelfThing = {
  text: string;
  href: string;
  wide: number;
  high: number;
  /** The back of a book, in the colours of its cover; its title is read along it. */
  spine?: { cloth: string; deep: string; foil: string };
  /** Its picture, which nothing stands around. */
  image?: string;
  /** What stands under it. */
  under?: string;
  /** What is said of it where it is pointed at. */
  told: string;
};

/** A shelf above a list: what the list leaves, standing in a row, board after board. */
export type ListShelf = {
  title: string;
  /** What it shows, in a sentence below it. */
  told: string;
  boards: { text: string; things: ShelfThing[] }[];
};

/**
 * What a list leaves, standing in one row that is gone along sideways. The list says the same and is what keyboards and screen
 * readers go through.
 */
export function Shelf({ shelf: { title, told, boards }, total }: { shelf: ListShelf; total: string }) {
  return (
    <AboveBox title={title} total={total} className="print:hidden">
      <figure className="mt-2">
        <div className="shelf tab-row" aria-hidden="true" tabIndex={-1}>
          {boards.map(({ text, things }) => (
            <div key={text} className="board">
              <div>
                {things.map((thing) => (
                  <Standing key={thing.href} thing={thing} />
                ))}
              </div>
              {text ? <p>{text}</p> : null}
            </div>
          ))}
        </div>
        <figcaption className="mt-1 text-muted text-sm lg:sr-only">{told}</figcaption>
      </figure>
    </AboveBox>
  );
}

function Standing({ thing: { text, href, wide, high, spine, image, under, told } }: { thing: ShelfThing }) {
  const size = { "--wide": wide, "--high": high };
  const style = { ...size, ...(spine ? colours(spine) : {}) } as CSSProperties;
  return (
    <A to={href} tabIndex={-1} title={told} className={spine ? "spine" : "on-line"} style={style}>
      {spine ? (
        <span>{text}</span>
      ) : (
        <Img src={image} alt="" width={Math.round(wide)} height={Math.round(high)} loading="lazy" />
      )}
      {under ? <small>{under}</small> : null}
    </A>
  );
}

const colours = ({ cloth, deep, foil }: NonNullable<ShelfThing["spine"]>) => ({
  "--cloth": cloth,
  "--deep": deep,
  "--foil": foil,
});
