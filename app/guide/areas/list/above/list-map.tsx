import type { CSSProperties } from "react";
import { A } from "#app/ui/link.tsx";
import { AboveBox } from "./above-box.tsx";

/** A map above a list: land, and dots that lead to lists, each with how many that has. */
export type ListMap = {
  title: string;
  /** Land, as a mask. */
  image: string;
  /** For a width of a thousand. */
  height: number;
  dots: { x: number; y: number; text: string; count: number; href: string; chosen: boolean }[];
};

/** The radius of a dot, in the map's units: its area grows as its number does. */
const radius = (count: number) => Math.round(Math.min(40, 7 + 4.5 * Math.sqrt(count)));

/**
 * Maps above a list and, beside them, the same as a list: what a finger cannot hit and an eye cannot tell apart is a link
 * there.
 */
export function ListMaps({ maps, total }: { maps: ListMap[]; total: string }) {
  const [first] = maps;
  if (!first || first.dots.length === 0) return null;
  const rows = [...first.dots].sort((a, b) => b.count - a.count || a.text.localeCompare(b.text, "en"));
  return (
    <AboveBox title="On the map" total={total}>
      <div className="lands" style={sideBySide(maps)}>
        <div>
          {maps.map((map) => (
            <Drawn key={map.title} map={map} />
          ))}
        </div>
        <div tabIndex={-1}>
          <ul aria-label={`${first.title}: how many there are`} className="tab-row">
            {rows.map(({ text, count, href, chosen }) => (
              <li key={text} className="border-line border-b">
                <A
                  to={href}
                  data-stay=""
                  aria-current={chosen ? "true" : undefined}
                  className={`group flex min-h-9 items-center justify-between gap-3 ${chosen ? "font-semibold" : ""}`}
                >
                  <span className="group-hover:underline">{text}</span>
                  <span className="tabular-nums">{count}</span>
                </A>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </AboveBox>
  );
}

/** All as tall as each other: each as wide as its share, and together so many times as wide as high. */
function sideBySide(maps: readonly ListMap[]): CSSProperties {
  const shares = maps.map(({ height }) => 1_000 / height);
  const wide = shares.reduce((sum, share) => sum + share, 0);
  return {
    "--maps": shares.map((share) => `minmax(0, ${share.toFixed(2)}fr)`).join(" "),
    "--wide": wide.toFixed(2),
  } as CSSProperties;
}

function Drawn({ map: { title, image, height, dots } }: { map: ListMap }) {
  return (
    <figure className="min-w-0 self-center">
      <div className="relative" style={{ aspectRatio: `1000 / ${height}` }}>
        <div className="land absolute inset-0" style={{ maskImage: `url(${image})` }} />
        {/* The list says the same and is what keyboards and screen readers go through. */}
        <svg
          viewBox={`0 0 1000 ${height}`}
          className="absolute inset-0 h-full w-full overflow-visible"
          aria-hidden="true"
        >
          {dots.map(({ x, y, text, count, href, chosen }) => (
            <A key={text} to={href} data-stay="" tabIndex={-1}>
              <circle
                cx={x}
                cy={y}
                r={radius(count) * (height > 600 ? 1.4 : 1)}
                className={chosen ? "map-dot map-dot-chosen" : "map-dot"}
              />
              <text
                x={x}
                y={y - radius(count) - 8}
                textAnchor={x > 750 ? "end" : x < 250 ? "start" : "middle"}
                fontSize={height > 600 ? 56 : 28}
              >{`${text}: ${count}`}</text>
            </A>
          ))}
        </svg>
      </div>
      <figcaption className="mt-1 text-muted text-sm">{title}</figcaption>
    </figure>
  );
}
