import { type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { bandEdges, type StrengthBand } from "#app/drinks/strength.ts";
import { A } from "#app/ui/link.tsx";
import { recipePath, sweetnessWord } from "../cocktail.ts";
import { acrossOf, mapSize, nextPoint, type Placed } from "./taste-places.ts";

/** The words of the map's lower edge, at the beginning of each band. */
const bands: [StrengthBand, string][] = [
  ["light", "Light"],
  ["medium", "Medium"],
  ["strong", "Strong"],
];
const arrows: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a point says: "24 %, balanced". */
export function tasteText({ abv, sweetness }: Pick<Placed, "abv" | "sweetness">): string {
  return `${abv < 0.5 ? "without alcohol" : `${Math.round(abv)} %`}, ${sweetnessWord(sweetness).toLowerCase()}`;
}

/**
 * Every drink a point that is a link, from light to strong and from dry to sweet. One of them is a stop of the Tab key;
 * arrows go on to the nearest that way. Without a script each is a stop.
 */
export function TasteMap({ points }: { points: readonly Placed[] }) {
  const [stop, setStop] = useState<number | null>(null);
  const [told, setTold] = useState(-1);
  const drawing = useRef<SVGSVGElement>(null);
  const shown = points[told];
  // From here on the arrows answer.
  useEffect(() => setStop(0), []);
  const { width, height } = mapSize;
  function go(event: KeyboardEvent) {
    const way = arrows[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = nextPoint(points, stop ?? 0, way);
    drawing.current?.querySelectorAll("a")[next]?.focus();
  }
  function tell(target: EventTarget, focused: boolean) {
    const place = Number((target as Element).closest("a")?.dataset.place ?? -1);
    if (place >= 0) setTold(place);
    if (place >= 0 && focused) setStop(place);
  }
  return (
    <figure className="taste-map">
      <p className="eyebrow">Sweet ↑</p>
      <div className="overflow-x-auto">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset, and its arrows go between the links inside */}
        <svg
          ref={drawing}
          viewBox={`0 0 ${width} ${height}`}
          className="card w-full min-w-176"
          role="group"
          aria-label="Drinks from light to strong and from dry to sweet; the arrow keys go between them"
          onKeyDown={go}
          onFocus={(event) => tell(event.target, true)}
          onPointerOver={(event) => tell(event.target, false)}
        >
          {bands.map(([band, text]) => (
            <g key={band} className="taste-edge">
              <line x1={acrossOf(bandEdges[band][0])} x2={acrossOf(bandEdges[band][0])} y1="0" y2={height} />
              <text x={acrossOf(bandEdges[band][0]) + 8} y={height - 8}>
                {text}
              </text>
            </g>
          ))}
          <Points points={points} stop={stop} />
        </svg>
      </div>
      <p className="eyebrow flex max-w-none justify-between">
        <span>Dry ↓</span>
        <span>Stronger →</span>
      </p>
      <figcaption className="mt-2 min-h-14 text-lg">
        {shown ? (
          <>
            <strong className="font-display">{shown.name}</strong> · {tasteText(shown)}
          </>
        ) : (
          <span className="text-muted">Point at a drink, or go through them with the arrow keys.</span>
        )}
      </figcaption>
    </figure>
  );
}

/** Drawn anew only when the stop of the Tab key moves, not whenever another is pointed at. */
const Points = memo(({ points, stop }: { points: readonly Placed[]; stop: number | null }) =>
  points.map((point, place) => (
    <A
      key={point.id}
      to={recipePath(point.id, point.name)}
      data-place={place}
      aria-label={`${point.name}: ${tasteText(point)}`}
      {...(stop === null ? {} : { tabIndex: place === stop ? 0 : -1 })}
    >
      <circle cx={point.x} cy={point.y} r="6" />
    </A>
  )),
);
