import { createContext, useContext } from "react";

/** The nonce of the page being rendered on the server; the browser hides it and needs none. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The one place that writes raw code or data into a page: our own constant scripts, and JSON whose `<`
 * is escaped by whoever made it. Scripts carry the page's nonce; data runs nowhere and needs none.
 */
export function InlineScript({ code, type }: { code: string; type?: "application/ld+json" }) {
  const nonce = useContext(NonceContext);
  return (
    <script
      type={type}
      nonce={type ? undefined : nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
