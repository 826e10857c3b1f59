import { listed } from "#app/kit/words.ts";
import { Picture } from "#app/ui/cards.ts";
import type { Sketch } from "../form/told.ts";

/** The drink as it is written: drawn, with its strength and what is in it. */
export function LiveDrink({ sketch }: { sketch: Sketch | null }) {
  return (
    <aside aria-label="Your drink" className="top-20 max-lg:order-first max-lg:mb-6 lg:sticky">
      {sketch ? (
        <div className="flex gap-4 lg:block">
          <Picture
            src={sketch.picture}
            wash={sketch.colour}
            eager
            className="aspect-4/5 w-28 shrink-0 rounded-2xl p-3 lg:mb-4 lg:h-auto lg:w-full lg:p-6"
          />
          <dl className="grid min-w-0 grid-cols-2 content-start gap-x-4 gap-y-2 lg:grid-cols-2">
            <Fact term="Strength" value={sketch.abv < 0.5 ? "Without alcohol" : `${Math.round(sketch.abv)} % vol`} />
            <Fact term="UK units" value={String(sketch.units)} />
            <Fact term="In the glass" value={`${Math.round(sketch.volume_ml)} ml`} />
            <Fact term="Takes" value={sketch.minutes === 1 ? "1 minute" : `${sketch.minutes} minutes`} />
            {sketch.contains.length > 0 ? <Fact term="Contains" value={listed(sketch.contains)} wide /> : null}
            {sketch.tags.length > 0 ? <Fact term="Tags" value={listed(sketch.tags)} wide /> : null}
          </dl>
        </div>
      ) : (
        <p className="panel max-w-none p-5 text-muted">Your drink is drawn here as soon as it has an ingredient.</p>
      )}
    </aside>
  );
}

function Fact({ term, value, wide = false }: { term: string; value: string; wide?: boolean }) {
  return (
    <div className={`min-w-0 ${wide ? "col-span-2" : ""}`}>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="font-semibold wrap-break-word">{value}</dd>
    </div>
  );
}
