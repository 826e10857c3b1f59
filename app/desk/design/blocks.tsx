import { Empty, FactStrip } from "#app/ui/page.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { Chapter, Part } from "./part.tsx";

/** Parts of pages. */
export function Blocks() {
  return (
    <Chapter title="Blocks">
      <Part name="Card" says="Holds one thing.">
        <div className="card p-5">A card</div>
        <div className="card lifts p-5">One that lifts under the pointer</div>
      </Part>
      <Part name="Panel" says="A part of a page.">
        <div className="panel max-w-prose p-6">A panel is rounder than a card, and stands by itself.</div>
      </Part>
      <Part name="Inverted" says="The one dark block by day, light by evening.">
        <div className="inverted max-w-prose rounded-panel p-6 font-display text-xl">What can you make tonight?</div>
      </Part>
      <Part name="Fact strip" says="Four facts at most, the first that one asks for.">
        <div className="w-full">
          <FactStrip
            facts={[
              { term: "Strength", value: "22 %", more: "alcohol", share: 0.55 },
              { term: "Alcohol", value: "2.4", more: "UK units" },
              { term: "Taste", value: "Bittersweet", more: "balanced", share: 0.5 },
              { term: "Making", value: "Stirred", more: "3 min, easy" },
            ]}
          />
        </div>
      </Part>
      <Part name="Stars" says="By halves, and a plus for what is outstanding.">
        {[1, 2.5, 4, 5, 5.5].map((value) => (
          <Stars key={value} value={value} />
        ))}
      </Part>
      <Part name="Gauge" says="How much of something.">
        {[0, 0.35, 1].map((share) => (
          <span key={share} className="gauge w-40" aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </span>
        ))}
      </Part>
      <Part name="Empty" says="Where a list has nothing in it: what to do instead.">
        <div className="w-full">
          <Empty title="No results found">
            <p>No items available matching your criteria</p>
          </Empty>
        </div>
      </Part>
    </Chapter>
  );
}
