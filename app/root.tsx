import textFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import { defaultLocale, languageTag, localeNamed, localPath, writtenLocales } from "#app/i18n/locale.ts";
import { ReaderProvider } from "#app/i18n/locale-context.tsx";
import { defaultMeasures } from "#app/i18n/measure-systems.ts";
import { visitOf } from "#app/operations/visit.ts";
import type { Route } from "./+types/root";
import { bootScript } from "./shell/boot-script.ts";
import { ErrorLater } from "./shell/error-later.tsx";
import { Frame } from "./shell/frame.tsx";
import { InlineScript } from "./ui/inline-script.tsx";
import "./ui/tokens.css";

/** What every page needs and is the same for everyone who asks in one language. */
export function loader(args: Route.LoaderArgs) {
  const { locale, prefix, house } = visitOf(args);
  const { BASE_URL, CDN_PREFIX, MINIMUM_AGE, WEBMASTER_EMAIL } = house.settings;
  return {
    locale: localeNamed(locale),
    prefix,
    baseUrl: BASE_URL,
    pictures: CDN_PREFIX ?? "",
    minimumAge: MINIMUM_AGE,
    webmaster: WEBMASTER_EMAIL,
  };
}

/** It does not change within a visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { locale = defaultLocale, prefix = "", pictures = "" } = root ?? {};
  const reader = { locale, prefix, pictures };
  return (
    // The boot script puts attributes on the element before React sees it, and the reader's own measures for these.
    <html lang="en-GB" data-units={defaultMeasures(reader.locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* It has run when the page's script comes, and need not come once more in that. */}
        <InlineScript code={import.meta.env.SSR ? bootScript : ""} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Before the sheet that names it has come: what is read is set in it from the start, and no line breaks anew. */}
        {import.meta.env.SSR ? (
          <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        ) : null}
        <Meta />
        <Alternates baseUrl={root?.baseUrl ?? ""} />
        {/* Feed readers run no script, and browsers keep what the server wrote. */}
        {import.meta.env.SSR ? (
          <link rel="alternate" type="application/atom+xml" title="New in the guide" href="/feeds/new.atom" />
        ) : null}
        {/* Style sheets of our own need no nonce, and the browser hides it, which development reports as a mismatch. */}
        <Links nonce="" />
      </head>
      <body>
        <ReaderProvider reader={reader}>
          <Frame minimumAge={root?.minimumAge ?? 18}>{children}</Frame>
        </ReaderProvider>
        <Scripts />
      </body>
    </html>
  );
}

type Told = { slash?: (params: Record<string, string | undefined>) => boolean; lost?: true; paged?: number };

/**
 * The one address of a page, whatever the language prefix, and the same page in each language that it is really written in
 * (contract.md, 7). A route whose address ends in a slash says
 * so by its `handle`; no other address does.
 */
function Alternates({ baseUrl }: { baseUrl: string }) {
  const { pathname: asked, search } = useLocation();
  const matches = useMatches();
  const slash = matches.some(({ handle, params }) => (handle as Told | undefined)?.slash?.(params));
  // A page that is not there, or could not be shown, has no address to be found at.
  const lost = Boolean(useRouteError()) || matches.some(({ handle }) => (handle as Told | undefined)?.lost);
  if (!baseUrl || lost) return null;
  const pathname = asked.replace(/(?<!\/)\/+$/, "") + (slash || /^\/+$/.test(asked) ? "/" : "");
  // A far page of a list is a page of its own, as long as nothing but its place is asked for; where no page begins is none.
  const isFar =
    /^\?offset=[1-9]\d{0,6}$/.test(search) &&
    matches.some(({ handle }) => Number(search.slice(8)) % Number((handle as Told | undefined)?.paged) === 0);
  const place = isFar ? search : "";
  const canonical = baseUrl + pathname + place;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {/* For search engines alone, which run on what the server wrote. */}
      {(import.meta.env.SSR ? writtenLocales : []).map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={languageTag(locale)}
          href={locale === defaultLocale ? canonical : baseUrl + localPath(`/${locale}`, pathname) + place}
        />
      ))}
      {import.meta.env.SSR ? <link rel="alternate" hrefLang="x-default" href={canonical} /> : null}
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** A page that could not be shown, in the same frame as all others. */
export function ErrorBoundary() {
  return <ErrorLater error={useRouteError()} />;
}
