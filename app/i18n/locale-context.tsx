import { createContext, type ReactNode, useContext } from "react";
import { pictureHref } from "#app/uploads/picture-href.ts";
import { defaultLocale, type Locale, localPath } from "./locale.ts";

/**
 * `prefix` is what the reader's address begins with: empty, `/en-gb`, `/fr-fr`; `pictures` the host that pictures come from, empty
 * for the site itself.
 */
export type Reader = { locale: Locale; prefix: string; pictures: string };

const ReaderContext = createContext<Reader>({ locale: defaultLocale, prefix: "", pictures: "" });

/** Says which language prefix the page was asked for with, and where its pictures come from. */
export function ReaderProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}

/** What a page knows of how it was asked for: its language prefix, and where its pictures come from. */
export function useReader(): Reader {
  return useContext(ReaderContext);
}

/** Makes an address of this site keep the reader's prefix: for plain links, forms and calls. */
export function useLocalPath(): (path: string) => string {
  const { prefix } = useReader();
  return (path) => localPath(prefix, path);
}

/** Where a picture of the site is asked for. */
export function usePictureHref(): (path: string) => string {
  const { pictures } = useReader();
  return (path) => pictureHref(path, pictures);
}
