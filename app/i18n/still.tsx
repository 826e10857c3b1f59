import { createContext, type HTMLAttributes, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { ReaderProvider, useReader } from "./locale-context.tsx";

/**
 * Renders what stands still once, and has ready from then on what is to be written for it: by a name, or by the very object that it
 * shows, which nobody changes once it is made. `variant` names all else that it depends on. Null where an object is shown for the
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

type Inside =
  | { children: ReactNode }
  | { dangerouslySetInnerHTML: { __html: string }; suppressHydrationWarning?: boolean };

/** React takes what stands in such an element for a text that is none of its business, and leaves it when it hydrates the page. */
const asWritten: Inside = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * What goes inside an element whose inside stands still, as its properties. What is rendered may use no `useId`, and of contexts
 * the reader's alone. Without a `variant` it moves.
 * @param dumb nothing inside answers by itself or has a state: no handler, no effect. Then the browser leaves what the server wrote as
 *   it is until it shows something else, instead of going through it once more to find it right.
 */
export function useStill(
  of: string | object,
  variant: string | undefined,
  render: () => ReactNode,
  dumb = false,
): Inside {
  const stills = useContext(StillContext);
  const reader = useReader();
  const written = useWritten(of, `${variant} ${reader.prefix} ${reader.pictures}`);
  if (dumb && written) return asWritten;
  const text =
    stills && variant !== undefined
      ? stills(of, `${variant} ${reader.prefix} ${reader.pictures}`, () => (
          <ReaderProvider reader={reader}>{render()}</ReaderProvider>
        ))
      : null;
  return text === null ? { children: render() } : { dangerouslySetInnerHTML: { __html: text } };
}

const never = () => () => undefined;

/** True while React takes over what the server wrote, which does not answer yet: asked of the part itself, where its script comes later. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** True in the browser for what was there when the page came, as long as it is asked to show the same. */
function useWrittenHere(of: string | object, variant: string): boolean {
  // React asks this once more after the first rendering, and answers otherwise then: how it began is what counts.
  const hydrating = useHydrating();
  const [written, write] = useState(hydrating ? { of, variant } : null);
  const same = written !== null && written.variant === variant && saysTheSame(written.of, of);
  // What React has made itself in the meantime cannot be had back.
  if (written !== null && !same) write(null);
  return same;
}

const useWritten: typeof useWrittenHere = import.meta.env.SSR ? () => false : useWrittenHere;

const saysTheSame = (one: string | object, other: string | object) =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));

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
 * A part of every page that is the same wherever it stands, as menus are. The server renders it once and then repeats
 * its text, which was a third of rendering a list (docs/decisions/2026-11-22-still-parts.md); the browser leaves it as it was
 * written (`dumb`): the page's own listeners hear of what is pressed in it.
 */
export function Still({ as: Tag, what, children, ...rest }: Props) {
  return <Tag {...rest} {...useStill(what, "", children, true)} />;
}
