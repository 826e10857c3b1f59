import { useSyncExternalStore } from "react";

const day = 24 * 60 * 60;
const changed = "jigger:cookie";

/** One cookie out of a `Cookie` header or `document.cookie`; null when it is not there. */
export function cookieIn(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) return value.join("=").trim();
  }
  return null;
}

/** For so many days, or until the browser closes. */
export type CookieDays = number | "session";

/** The text that sets a cookie for the whole site; values are plain words, so nothing needs quoting. */
export function cookieText(name: string, value: string, days: CookieDays, secure: boolean): string {
  const life = days === "session" ? "" : ` Max-Age=${Math.round(days * day)};`;
  return `${name}=${value};${life} Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Sets a cookie in the browser and tells whoever shows it; false when the browser did not keep it. */
export function setBrowserCookie(name: string, value: string, days: CookieDays): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers
  document.cookie = cookieText(name, value, days, location.protocol === "https:");
  document.dispatchEvent(new Event(changed));
  return (days !== "session" && days <= 0) || cookieIn(document.cookie, name) === value;
}

/** False when the browser refuses cookies: it says so, or one that is set does not stay. */
export function areCookiesKept(): boolean {
  if (!navigator.cookieEnabled) return false;
  const kept = setBrowserCookie("cookie_test", "1", 1 / 1440);
  setBrowserCookie("cookie_test", "", 0);
  return kept;
}

/** A cookie's value in the browser, null where there is none; undefined until the page has hydrated. */
export function useBrowserCookie(name: string): string | null | undefined {
  return useSyncExternalStore(
    hearCookies,
    () => cookieIn(document.cookie, name),
    () => undefined,
  );
}

function hearCookies(listener: () => void): () => void {
  document.addEventListener(changed, listener);
  window.addEventListener("pageshow", listener);
  return () => {
    document.removeEventListener(changed, listener);
    window.removeEventListener("pageshow", listener);
  };
}
