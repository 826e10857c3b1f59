import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { pageJsonLd, type Step } from "#app/kit/json-ld.ts";
import { pictureUrl } from "#app/uploads/picture-href.ts";
import { JsonLdScript } from "./inline-script.tsx";

export { later } from "./page/later.tsx";

type Head = { title: string; description: string };

/** Where a page stands: its one address, what the last step of the way there is called, and the pages above it. */
type Place = { path: string; name: string; above?: readonly Step[] };

/**
 * What a page is called in the browser's tab, and the sentence that search engines show of it (contract.md, 7). With a place, also
 * the way there, and its card for social networks.
 */
export function DocumentHead({ title, description, at }: Head & { at?: Place }) {
  return (
    <>
      <title>{`${title} · Jigger`}</title>
      <meta name="description" content={description} />
      {at ? <Trail at={at} description={description} /> : null}
      {at && import.meta.env.SSR ? <SocialMeta title={title} description={description} path={at.path} /> : null}
    </>
  );
}

/** The way to a page that has nothing else to tell to machines; browsers leave what the server wrote. */
function Trail({ at: { path, name, above }, description }: { at: Place; description: string }) {
  const root = useRouteLoaderData("root") as { baseUrl: string } | undefined;
  const page = { title: name, path, description };
  return <JsonLdScript of={import.meta.env.SSR ? pageJsonLd(page, root?.baseUrl ?? "", above) : {}} />;
}

/** The card of pages that have no picture of their own. */
const siteCard = "/drawings/cards/jigger.png";

type Social = {
  title: string;
  description: string;
  /** Its one address, without a language prefix. */
  path: string;
  /** Its card, a PNG of 1200 by 630 pixels, since social networks show no SVG; the site's where it has none. */
  image?: string;
  /** What the card shows, in words; its title where that is all. */
  alt?: string;
  type?: "article" | "website";
};

/**
 * What social networks show of a page that somebody links: its card, its name and its sentence. They ask the server and run no
 * script, so that browsers get none of it in theirs; a page that must be light names it under `import.meta.env.SSR`.
 */
export function SocialMeta(props: Social) {
  return import.meta.env.SSR ? <SocialTags {...props} /> : null;
}

function SocialTags({ title, description, path, image = siteCard, alt = title, type = "website" }: Social) {
  const root = useRouteLoaderData("root") as { baseUrl: string; pictures: string } | undefined;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={`${root?.baseUrl ?? ""}${path}`} />
      <meta property="og:image" content={pictureUrl(image, root)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The head of a page: what it is, and a sentence on it. */
export function PageHead({ title, children, eyebrow }: { title: ReactNode; children?: ReactNode; eyebrow?: string }) {
  return (
    <header className="mb-5 md:mb-8">
      {eyebrow ? <p className="eyebrow mb-1">{eyebrow}</p> : null}
      <h1 className="text-h1">{title}</h1>
      {children ? <div className="mt-2 max-w-[65ch] text-pretty text-muted md:text-lg">{children}</div> : null}
    </header>
  );
}

/** What stands where a list would be and has nothing in it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="panel px-5 py-8 text-center md:py-12">
      <h2 className="text-2xl">{title}</h2>
      {children ? <div className="mx-auto mt-2 max-w-prose text-muted [&>p]:mx-auto">{children}</div> : null}
    </div>
  );
}

/** Facts side by side, four at most: a figure or a word that counts, and what it says. */
export function FactStrip({ facts, className = "" }: { facts: readonly StripFact[]; className?: string }) {
  return (
    <dl className={`fact-strip ${className}`}>
      {facts.map(({ term, value, more, share }) => (
        <div key={term} className="min-w-0">
          <dt className="max-md:sr-only">{term}</dt>
          <dd>
            <b>{value}</b> {more ? <span className="text-muted text-sm">{more}</span> : null}
            {share === undefined ? null : (
              <span className="gauge mt-1.5 max-md:hidden" aria-hidden="true">
                <span style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type StripFact = {
  term: string;
  value: string;
  more?: string;
  /** From 0 to 1, where it is a matter of more or less: shown as a bar. */
  share?: number;
};
