import { unpack } from "#app/platform/packed.ts";
import { A } from "#app/ui/link.tsx";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import { linksWithin } from "../areas/entry/text-link.ts";
import type { Route } from "./+types/term-page";
import { categoryText } from "./term.ts";
import { termReading } from "./term-store.server.ts";

/** Its address ends in a slash (contract.md, 7). */
export const handle = { slash: () => true };

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, termReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function TermPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { category, say, text, description: first } = shown.entry;
  const rest = text.slice(first.length).trimStart();
  const card = { ...shown.card, teaser: first, facts: categoryText(category) };
  const links = shown.links.description;
  const from = text.length - rest.length;
  return (
    <EntryPage
      shown={{ ...shown, card }}
      say={say}
      lead={<NamedText text={first} links={linksWithin(links, 0, first.length)} />}
    >
      <p className="mt-4 max-w-prose text-lg">
        <NamedText text={rest} links={linksWithin(links, from)} />
      </p>
      <p className="mt-6">
        <A to={`/encyclopedia?category=${category}`} className="text-link">
          {`More terms: ${categoryText(category)}`}
        </A>
      </p>
    </EntryPage>
  );
}
