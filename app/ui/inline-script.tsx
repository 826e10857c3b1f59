import { createContext, useContext } from "react";
import type { JsonLd } from "#app/kit/json-ld.ts";

/** The nonce of the page being rendered on the server; the browser hides it and needs none. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * Our own constant scripts, which carry the page's nonce. Beside `JsonLdScript` the one place that writes raw code or data
 * into a page.
 */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(NonceContext);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** What a page is to machines: data that runs nowhere and needs no nonce. The browser leaves what the server wrote. */
export function JsonLdScript({ of }: { of: JsonLd }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: of.text ?? "" }} />
  );
}
