import { samplePath, sheetSections } from "#app/drawing/drawing-sheet.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/drawings-page";
import { Cell, Sheet } from "./contact-sheet.tsx";
import { loadDrawings, sheetSize } from "./drawing-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const caller = await visitOf(args).caller();
  const found = valueFrom(await run(loadDrawings, { offset: args.url.searchParams.get("offset") }, caller));
  const sections = sheetSections().map(({ key, title, samples }) => ({
    key,
    title,
    samples: samples.map(({ key: name, label, alt }) => ({ image: samplePath(key, name), label, alt })),
  }));
  return { ...found, size: sheetSize, sections };
}

export default function DrawingsPage({ loaderData }: Route.ComponentProps) {
  const { drinks, total, offset, size, sections } = loaderData;
  return (
    <>
      <DocumentHead title="Drawings · Desk" description="The contact sheet of all drawings, for editors." />
      <PageHead title="Drawings" eyebrow="Desk">
        <p>
          Every picture that is drawn from facts, on the light and on the dark ground. Pictures load as they come into
          view.
        </p>
      </PageHead>
      <nav aria-label="Sections" className="mb-10 flex flex-wrap gap-2">
        <a href="#drinks" className="button button-quiet">
          Drinks
        </a>
        {sections.map(({ key, title }) => (
          <a key={key} href={`#${key}`} className="button button-quiet">
            {title}
          </a>
        ))}
      </nav>
      <Sheet id="drinks" title="Drinks" count={total}>
        {drinks.map((drink) => (
          <Cell key={drink.id} image={drink.image} alt="" label={drink.name}>
            {`${drink.ml} ml in a glass of ${drink.glass_ml} ml`}
          </Cell>
        ))}
      </Sheet>
      <Pages offset={offset} size={size} total={total} />
      {sections.map(({ key, title, samples }) => (
        <Sheet key={key} id={key} title={title} count={samples.length}>
          {samples.map((sample) => (
            <Cell key={sample.image} image={sample.image} alt={sample.alt} label={sample.label} />
          ))}
        </Sheet>
      ))}
    </>
  );
}

/** Links to the drinks before and after those shown. */
function Pages({ offset, size, total }: { offset: number; size: number; total: number }) {
  if (total <= size && offset === 0) return null;
  const to = (place: number) => `/desk/drawings${place > 0 ? `?offset=${place}` : ""}#drinks`;
  return (
    <nav aria-label="More drinks" className="mb-14 flex flex-wrap items-center gap-3">
      {offset > 0 ? (
        <A to={to(Math.max(0, offset - size))} rel="prev" className="button button-quiet">
          Previous
        </A>
      ) : null}
      <span className="text-muted tabular-nums">
        {offset < total ? `${offset + 1} to ${Math.min(total, offset + size)} of ${total}` : `None of ${total}`}
      </span>
      {offset + size < total ? (
        <A to={to(offset + size)} rel="next" className="button button-quiet">
          Next
        </A>
      ) : null}
    </nav>
  );
}
