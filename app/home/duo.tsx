import type { FrontPage } from "#app/guide/front-page.server.ts";
import { type BarInShort, barPart, everythingQuery } from "#app/my-bar/bar-types.ts";
import { GuestPicker, type useGuestBar } from "#app/my-bar/guest-bar.ts";
import { Img, Picture, washOf } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { usePart, usePersonal } from "#app/visitor/personal.tsx";

type Bar = ReturnType<typeof useGuestBar>;
type Props = { tonight: FrontPage["tonight"]; day: string; bar: Bar };

/** The question what can be made, which a guest answers by a tick and a member is told; and tonight's drink (areas.md). */
export function Duo({ tonight, day, bar }: Props) {
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_1.3fr]">
      <YourBar bar={bar} />
      {tonight ? <Tonight tonight={tonight} day={day} /> : null}
    </div>
  );
}

function Tonight({ tonight: { card, why }, day }: { tonight: NonNullable<FrontPage["tonight"]>; day: string }) {
  return (
    <section
      aria-labelledby="tonight"
      className="group relative grid min-h-52 grid-cols-[minmax(0,1fr)_40%] overflow-hidden max-[19em]:grid-cols-1 rounded-panel wash md:max-lg:min-h-80"
      style={washOf(card.colour)}
    >
      <div className="flex flex-col justify-center gap-2 p-5 md:gap-4 md:p-8 lg:p-10">
        <p className="eyebrow">
          Tonight’s pour
          <span className="hidden sm:inline"> · </span>
          <span className="max-sm:block">{day}</span>
        </p>
        <h2 id="tonight" className="text-3xl md:text-4xl lg:text-6xl">
          <A to={card.href} className="after:absolute after:inset-0 group-hover:underline">
            {card.name}
          </A>
        </h2>
        <p className="max-md:hidden lg:text-lg">{card.teaser}</p>
        <p className="text-muted max-md:line-clamp-3 max-md:text-sm">{why}</p>
        <p className="max-md:hidden">
          <span aria-hidden="true" className="button button-main">
            Make it
          </span>
        </p>
      </div>
      <Img
        src={card.image ?? undefined}
        alt=""
        width={400}
        height={500}
        fetchPriority="high"
        className="absolute right-0 bottom-0 h-full max-h-96 w-2/5 object-contain object-bottom p-2 max-[19em]:static max-[19em]:mx-auto max-[19em]:w-3/5"
      />
    </section>
  );
}

/** The one dark block of the page by day, the light one by evening. Its two forms are as high as its neighbour. */
function YourBar({ bar }: { bar: Bar }) {
  const { personal } = usePersonal("bar=1");
  const own = usePart(barPart);
  return (
    <section
      aria-labelledby="your-bar"
      className="inverted flex min-h-96 flex-col rounded-panel p-5 md:max-lg:min-h-80 md:p-8"
    >
      <h1 id="your-bar" className="mb-2 text-3xl lg:text-4xl">
        What can you make tonight?
      </h1>
      {personal.signed_in ? <Members bar={own} /> : <GuestPicker bar={bar} />}
    </section>
  );
}

/** What is said of an empty bar: the staples of the pantry may make something all the same. */
const alone = (makeable: number) =>
  makeable === 0
    ? "Your bar is empty still."
    : `Your bar is empty still; the pantry alone makes ${makeable === 1 ? "1 drink" : `${makeable} drinks`}.`;

/** A member's bar in one line, and the ways into it. */
function Members({ bar }: { bar: BarInShort | null }) {
  const empty = bar !== null && bar.items === 0;
  return (
    <>
      <p className="mb-4 font-display text-2xl leading-snug">
        {bar === null
          ? "Your bar is being counted."
          : empty
            ? alone(bar.makeable)
            : `You can make ${bar.makeable === 1 ? "1 drink" : `${bar.makeable} drinks`} from ${bar.items === 1 ? "the one thing" : `${bar.items} things`} on your shelf.`}
      </p>
      {bar === null || bar.best.length === 0 ? null : (
        <ul className="mb-6 grid grid-cols-[repeat(auto-fill,minmax(min(5rem,100%),1fr))] gap-3 sm:grid-cols-3">
          {bar.best.map(({ name, href, image, colour }) => (
            <li key={href} className="group relative text-center text-sm">
              <Picture src={image} wash={colour} className="mb-1 h-28 w-full rounded-card p-2" />
              <A to={href} className="font-semibold after:absolute after:inset-0 group-hover:underline">
                {name}
              </A>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-auto flex flex-wrap gap-3">
        <A to={empty ? "/my-bar" : `/my-bar/recipes${everythingQuery}`} className="button button-main">
          {empty ? "Fill your bar" : "Show them"}
        </A>
        {empty ? null : (
          <A to="/my-bar" className="button border-current">
            Open my bar
          </A>
        )}
      </p>
    </>
  );
}
