/** The languages that addresses may begin with (contract.md, 2). The first needs no prefix. */
export const locales = ["en-gb", "en-us", "fr-fr", "de-de", "es-es", "it-it"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en-gb";

/**
 * Those whose language the pages are written in. The others show dates, numbers and measures as their readers do, around
 * the same English text: to search engines they are the default's page (contract.md, 7).
 */
export const writtenLocales: readonly Locale[] = [defaultLocale];

/**
 * Splits `/fr-fr/cocktails` into its locale and the rest. Without a prefix it is the default's.
 * `locale` is null where the first segment looks like a locale and is none that is known: a 404.
 */
export function splitLocale(pathname: string): { locale: Locale | null; prefix: string; rest: string } {
  const match = /^\/([a-z]{2}-[a-z]{2})(?=\/|\.data$|$)/i.exec(pathname);
  if (!match) return { locale: defaultLocale, prefix: "", rest: pathname };
  const name = match[1]!;
  const locale = locales.find((known) => known === name) ?? null;
  return { locale, prefix: `/${name}`, rest: pathname.slice(name.length + 1) || "/" };
}

/** One of the known locales by its name; the default for any other. */
export function localeNamed(name: string | undefined): Locale {
  return locales.find((known) => known === name) ?? defaultLocale;
}

/** A path of the site with the prefix that its reader uses; the default locale keeps none. */
export function localPath(prefix: string, path: string): string {
  if (!prefix || !path.startsWith("/")) return path;
  return path === "/" ? prefix : prefix + path;
}

/** The BCP 47 tag of a locale: `en-GB`. */
export function languageTag(locale: Locale): string {
  const [language, region] = locale.split("-");
  return `${language}-${region?.toUpperCase()}`;
}
