import type { Difference } from "#app/library/content-form.ts";
import { unbroken } from "#app/ui/cards.ts";
import { Differences } from "./differences.tsx";

export type Previewed = {
  name: string;
  teaser: string;
  facts: string | null;
  picture: string | null;
  differences: Difference[];
};

/** What would become of an entry: how it would stand in lists, its drawing, and all that differs. Nothing is stored yet. */
export function EntryPreview({ preview: { name, teaser, facts, picture, differences } }: { preview: Previewed }) {
  return (
    <section aria-labelledby="preview" className="panel mb-6 px-5 py-5">
      <h2 id="preview" className="mb-1 text-xl">
        How it would be
      </h2>
      <p role="status" className="mb-4 text-muted">
        Nothing is stored yet.
      </p>
      <div className="grid gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {picture ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            alt={`The drawing of ${name}`}
            width={400}
            height={500}
            className="wash w-40 rounded-lg object-contain"
          />
        ) : null}
        <div className="min-w-0">
          <p className="font-display text-2xl">{name}</p>
          {teaser ? <p className="mt-1 max-w-prose">{teaser}</p> : null}
          {facts ? <p className="mt-1 text-muted">{unbroken(facts)}</p> : null}
          <h3 className="mt-4 text-lg">What differs</h3>
          <Differences differences={differences} />
        </div>
      </div>
    </section>
  );
}
