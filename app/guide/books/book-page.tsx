import { Fragment } from "react";
import { unpack } from "#app/platform/packed.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks, yearLink } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { Route } from "./+types/book-page";
import { bookReading } from "./book-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, bookReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BookPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { entry: book } = shown;
  return (
    // Books are called alike: two are called Drinks.
    <EntryPage shown={shown} told={String(book.year)}>
      {book.subtitle ? <p className="mt-6 font-display text-xl">{book.subtitle}</p> : null}
      <FactList
        facts={[
          [
            book.authors.length === 1 ? "Author" : "Authors",
            <WordLinks
              key="authors"
              words={book.authors}
              to={(author) => `/books?${new URLSearchParams({ author })}`}
            />,
          ],
          [
            "Published",
            <Fragment key="published">
              {yearLink({ year: book.year, circa: false }, shown.landings)}
              {book.publisher ? `, ${book.publisher}` : ""}
            </Fragment>,
          ],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={book.text} links={shown.links.description} />
      </p>
    </EntryPage>
  );
}
