import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";

type Props = {
  title: string;
  /** How many there are; all of them stand in the document. */
  count: number;
  /** The way to more than these: a link at the end of the head. */
  more?: ReactNode;
  /** The cards, as items of a list. */
  children: ReactNode;
};

/** Few enough to see without going on. */
const few = 3;

/**
 * A row of cards that goes on to the side, and by its button becomes a grid of them all. Without a script it scrolls all the
 * same; from 48rem there are arrows, for hands that have a mouse without a wheel to the side.
 */
export function Rail({ title, count, more, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const step = (by: number) =>
    list.current?.scrollBy({ left: by * list.current.clientWidth * 0.8, behavior: calm() ? "auto" : "smooth" });
  return (
    <section aria-labelledby={id} className="mt-section print:hidden">
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        <div className="flex items-center gap-2">
          {more}
          {count > few ? (
            <button type="button" className="chip needs-script" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? "Show fewer" : `See all ${count}`}
            </button>
          ) : null}
          {count > few && !open ? (
            <span className="needs-script hidden gap-1 md:flex">
              <button type="button" className="button button-icon hover:bg-raised" onClick={() => step(-1)}>
                <ChevronLeft size={20} aria-hidden="true" />
                <span className="sr-only">Back: {title}</span>
              </button>
              <button type="button" className="button button-icon hover:bg-raised" onClick={() => step(1)}>
                <ChevronRight size={20} aria-hidden="true" />
                <span className="sr-only">Further: {title}</span>
              </button>
            </span>
          ) : null}
        </div>
      </div>
      <ul ref={list} className={open ? "card-list" : "rail"}>
        {children}
      </ul>
    </section>
  );
}

/** The reader has asked for less motion. */
function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
