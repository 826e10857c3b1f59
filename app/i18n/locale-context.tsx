import { createContext, type ReactNode, useContext } from "react";
import { defaultLocale, type Locale, localPath } from "./locale.ts";

/** `prefix` is what the reader's address begins with: empty, `/en-gb`, `/fr-fr`. */
export type Reader = { locale: Locale; prefix: string };

const ReaderContext = createContext<Reader>({ locale: defaultLocale, prefix: "" });

/** Says which language prefix the page was asked for with. */
export function ReaderProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}

export function useReader(): Reader {
  return useContext(ReaderContext);
}

/** Makes an address of this site keep the reader's prefix: for plain links, forms and calls. */
export function useLocalPath(): (path: string) => string {
  const { prefix } = useReader();
  return (path) => localPath(prefix, path);
}
