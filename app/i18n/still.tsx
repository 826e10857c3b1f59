import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";
import { ReaderProvider, useReader } from "./locale-context.tsx";

/**
 * Renders what stands still once, and has its text ready from then on: by a name, or by the very object that it shows, which
 * nobody changes once it is made. `variant` names all else that it depends on. Null where an object is shown for the
 * first time: what a request makes for itself alone is never seen again. There is none in the browser, nor in development.
 */
export type Stills = (of: string | object, variant: string, render: () => ReactNode) => string | null;

/** What is shown by what it says, all of it: another object that says the same looks the same. */
export class Likeness {
  readonly said: string;
  constructor(said: unknown) {
    this.said = JSON.stringify(said);
  }
}

export const StillContext = createContext<Stills | null>(null);

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * What goes inside an element whose inside stands still, as its properties. What is rendered may use no `useId`, and of contexts
 * the reader's alone. Without a `variant` it moves.
 */
export function useStill(of: string | object, variant: string | undefined, render: () => ReactNode): Inside {
  const stills = useContext(StillContext);
  const reader = useReader();
  const text =
    stills && variant !== undefined
      ? stills(of, `${variant} ${reader.prefix} ${reader.pictures}`, () => (
          <ReaderProvider reader={reader}>{render()}</ReaderProvider>
        ))
      : null;
  return text === null ? { children: render() } : { dangerouslySetInnerHTML: { __html: text } };
}

/**
 * The same for what is made anew for each request and says the same from one to the next, as a bottle of somebody's bar does:
 * kept by what it says, `said`, from the second time on, while there is room. Without it, it moves.
 */
export function useStillLike(said: unknown, variant: string, render: () => ReactNode): Inside {
  const there = useContext(StillContext) !== null && said !== undefined;
  return useStill(there ? new Likeness(said) : "", there ? variant : undefined, render);
}

type Props = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as: "ul" | "li" | "div";
  /** Names what is inside and all that it depends on, besides the reader's prefix. */
  what: string;
  children: () => ReactNode;
};

/**
 * A part of every page that is the same wherever it stands: menus, the site map. The server renders it once and then repeats
 * its text, which was a third of rendering a list (docs/decisions/2026-11-22-still-parts.md); in the browser it is a part
 * like any other.
 */
export function Still({ as: Tag, what, children, ...rest }: Props) {
  return <Tag {...rest} {...useStill(what, "", children)} />;
}
