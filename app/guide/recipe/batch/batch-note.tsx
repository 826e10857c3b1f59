import { measured } from "#app/drinks/amounts.ts";
import type { Recipe } from "../../cocktail.ts";
import { Amount } from "../../cocktails/line-list.tsx";
import { type Batch, batchOf } from "./batch.ts";

/** For several drinks at once: how many go into a shaker, or how to mix them all ahead. */
export function BatchNote({ recipe, drinks }: { recipe: Recipe; drinks: number }) {
  const batch = batchOf(recipe, drinks);
  return batch ? (
    <p className="mt-3 max-w-prose text-muted text-sm print:hidden" data-batch={batch.how}>
      <Told batch={batch} />
    </p>
  ) : null;
}

function Told({ batch }: { batch: Batch }) {
  switch (batch.how) {
    case "shake":
      return `Shake ${batch.at_a_time} at a time: a shaker holds no more with its ice.`;
    case "throw":
      return `Throw ${batch.at_a_time} at a time: more than that misses the second tin.`;
    case "blend":
      return `Blend ${batch.at_a_time} at a time: in a fuller blender the ice does not turn.`;
    case "glasses":
      return "Build each in its own glass, side by side: one bottle along the whole row, then the next.";
    case "bottle":
      return (
        <>
          Or mix all of it in a bottle with <Amount amount={measured(batch.water_ml)} /> of cold water, keep it in the
          freezer and pour: no ice, no stirring.
        </>
      );
  }
}
