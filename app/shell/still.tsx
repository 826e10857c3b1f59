import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";
import { ReaderProvider, useReader } from "#app/i18n/locale-context.tsx";

/** Renders what stands still once, and has it ready from then on; there is none in the browser, nor in development. */
export type Stills = (key: string, render: () => ReactNode) => string;
export const StillContext = createContext<Stills | null>(null);

type Props = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as: "ul" | "div";
  /** Names what is inside and all that it depends on, besides the reader's prefix. */
  what: string;
  /** It may use no `useId`, and of contexts the reader's alone. */
  children: () => ReactNode;
};

/**
 * A part of every page that is the same wherever it stands: menus, the site map. The server renders it once and then repeats
 * its text, which was a third of rendering a list (docs/decisions/2026-11-22-still-parts.md); in the browser it is a part
 * like any other.
 */
export function Still({ as: Tag, what, children, ...rest }: Props) {
  const stills = useContext(StillContext);
  const reader = useReader();
  if (!stills) return <Tag {...rest}>{children()}</Tag>;
  const html = stills(`${what} ${reader.prefix}`, () => <ReaderProvider reader={reader}>{children()}</ReaderProvider>);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text of the children
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
