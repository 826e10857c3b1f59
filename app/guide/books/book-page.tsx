import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import type { Route } from "./+types/book-page";
import { books } from "./book.ts";
import { bookReading } from "./book-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, bookReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BookPage({ loaderData }: Route.ComponentProps) {
  const { entry: book } = loaderData;
  return (
    <EntryPage area={books} shown={loaderData}>
      {book.subtitle ? <p className="mt-6 font-display text-xl">{book.subtitle}</p> : null}
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="font-semibold">{book.authors.length === 1 ? "Author" : "Authors"}</dt>
        <dd>{book.authors.join(", ")}</dd>
        <dt className="font-semibold">Published</dt>
        <dd>{[book.year, book.publisher].filter(Boolean).join(", ")}</dd>
      </dl>
      <p className="mt-6 max-w-prose text-lg">{book.text}</p>
    </EntryPage>
  );
}
