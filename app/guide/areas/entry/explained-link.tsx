import { type CSSProperties, type MouseEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { A } from "#app/ui/link.tsx";

/** How long the pointer rests before it opens, and stays away before it closes (milliseconds). */
const pauses = { open: 150, close: 250 };

type Props = { to: string; text: string; about: string };

/**
 * A link that says what it leads to, in a sentence beside it: while the pointer rests on it, while it has the keyboard's
 * focus, and by a first tap, the second of which follows it. One may move into the sentence, and Escape or a press elsewhere
 * takes it away (WCAG 1.4.13; the browser's own popover does that). Without a script it is a link.
 */
export function ExplainedLink({ to, text, about }: Props) {
  const id = useId();
  const anchor = `--about-${id.replace(/[^\w-]/g, "")}`;
  const whole = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasOpen = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function turn(next: boolean, pause = 0) {
    clearTimeout(timer.current);
    if (pause > 0) timer.current = setTimeout(setOpen, pause, next);
    else setOpen(next);
  }
  const byMouse = (next: boolean, pause: number) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") turn(next, pause);
  };
  function tap(event: MouseEvent<HTMLAnchorElement>) {
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    if (pointerType !== "touch" || wasOpen.current) return turn(false);
    event.preventDefault();
    turn(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it holds is a link; it hears where pointer and focus are
    <span
      ref={whole}
      onPointerEnter={byMouse(true, pauses.open)}
      onPointerLeave={byMouse(false, pauses.close)}
      onPointerDownCapture={() => {
        wasOpen.current = open;
      }}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) turn(true);
      }}
      onBlur={(event) => {
        if (!whole.current?.contains(event.relatedTarget)) turn(false);
      }}
    >
      <A
        to={to}
        className="text-link decoration-dotted"
        aria-describedby={open ? id : undefined}
        style={open ? ({ anchorName: anchor } as CSSProperties) : undefined}
        onClick={tap}
      >
        {text}
      </A>
      {open ? <Explanation {...{ id, anchor, to, about }} onClose={() => turn(false)} /> : null}
    </span>
  );
}

type Explained = { id: string; anchor: string; to: string; about: string; onClose(): void };

/** The sentence, above everything else on the page. */
function Explanation({ id, anchor, to, about, onClose }: Explained) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => element.current?.showPopover?.(), []);
  return (
    <span
      ref={element}
      popover="auto"
      className="explanation"
      style={{ positionAnchor: anchor } as CSSProperties}
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
    >
      <span id={id} className="block">
        {about}
      </span>
      <A to={to} className="text-link inline-flex min-h-11 items-center" data-more="">
        Read more
      </A>
    </span>
  );
}
