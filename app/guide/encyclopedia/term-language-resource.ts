import { data, redirect } from "react-router";
import { defaultLocale, localPath } from "#app/i18n/locale.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { entryOperation } from "../areas/area-operations.server.ts";
import type { Route } from "./+types/term-language-resource";
import { localeOfTerm } from "./term.ts";
import { termReading } from "./term-store.server.ts";

/**
 * `/encyclopedia/{id}/{language}/{term category}`: leads to the same term under that language's prefix, at its right
 * address; another language or number is a 404 (contract.md, 7).
 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { id, language } = args.params;
  const locale = localeOfTerm(language);
  if (!locale || !/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const found = await run(entryOperation(termReading), { id }, visitOf(args).publicCaller());
  if (!found.ok) throw data(null, { status: 404 });
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  // With its origin, or the language that is asked in would be put before it.
  throw redirect(new URL(localPath(prefix, found.value.card.href) + args.url.search, args.request.url).href, 301);
}
