import { useCallback, useMemo } from "react";
import { data } from "react-router";
import { localPath } from "#app/i18n/locale.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { ask } from "#app/platform/client-call.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { PictureCard } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { LoadMore, loadsAlone, useGrownList } from "#app/ui/list.ts";
import { streamOperation } from "../boxes/box-operations.server.ts";
import type { Route } from "./+types/home-page";

export { headers } from "#app/operations/page.server.ts";

/** A box of the stream, as the call answers it. */
type Box = {
  oid: string;
  section: string;
  name: string;
  href: string;
  image: string | null;
  teaser: string;
  rating: number | null;
};

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const asked = { oldest: args.url.searchParams.get("oldest") ?? undefined };
  const stream = valueFrom(await run(streamOperation, asked, visit.publicCaller()));
  return data(
    { ...stream, first: !args.url.searchParams.has("oldest") },
    { headers: publicPage(["oldest"], ["library"]) },
  );
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { boxes, oldest, first } = loaderData;
  const { prefix } = useReader();
  const load = useCallback(
    async (next: string, signal: AbortSignal) => {
      const address = localPath(prefix, "/api/dev/frontend/box/infinite-scroll");
      const page = await ask<{ boxes: Box[]; oldest: string | null }>(address, { oldest: next }, signal);
      return { items: page.boxes, next: page.oldest };
    },
    [prefix],
  );
  const start = useMemo(() => ({ items: boxes, next: oldest }), [boxes, oldest]);
  const list = useGrownList<Box>(start, load, loadsAlone);
  // What is poured tonight is a drink; what else is new stands below.
  const hero = list.items.find(({ section }) => section === "cocktails");
  const rest = list.items.filter((box) => box !== hero);
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>Jigger: what can you make tonight?</title>
      <meta
        name="description"
        content="Cocktail recipes with true measures, and a bar that knows what you can make from what stands on your shelf."
      />
      {first && hero ? <Hero box={hero} /> : <h1 className="mb-6 text-4xl">More to read</h1>}
      <section aria-labelledby="stream">
        <h2 id="stream" className="mb-4 text-3xl">
          On the bar
        </h2>
        <ul className="card-list">
          {(first ? rest : list.items).map((box, place) => (
            <PictureCard key={box.oid} of={box} eager={place < 3} />
          ))}
        </ul>
        <LoadMore {...list} href={`/?oldest=${list.next}`} shown={list.items.length} total={null} />
      </section>
    </div>
  );
}

/** What the site is for, and one drink to begin with. */
function Hero({ box }: { box: Box }) {
  return (
    <section className="card mb-12 grid overflow-hidden md:grid-cols-[1.3fr_1fr]">
      <div className="flex flex-col justify-center gap-5 p-6 md:p-12">
        <h1 className="text-4xl md:text-6xl">What can you make tonight?</h1>
        <p className="max-w-prose text-lg text-muted">
          Say what stands on your shelf, and Jigger tells you every drink it makes, what is missing for the rest, and
          which bottle to buy next.
        </p>
        <p className="flex flex-wrap gap-3">
          <A to="/my-bar" className="button button-main">
            Fill your bar
          </A>
          <A to="/cocktails" className="button button-quiet">
            Read the recipes
          </A>
        </p>
      </div>
      <div className="relative bg-raised p-6 text-center">
        <img src={box.image ?? undefined} alt="" width={400} height={500} className="mx-auto h-72 w-auto md:h-96" />
        <p className="mt-2">
          <span className="eyebrow block">Tonight’s pour</span>
          <A to={box.href} className="font-display text-2xl font-semibold after:absolute after:inset-0 hover:underline">
            {box.name}
          </A>
        </p>
      </div>
    </section>
  );
}
