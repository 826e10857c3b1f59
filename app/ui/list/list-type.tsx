import { LayoutGrid, List } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRest } from "../button-state.ts";

type ListType = "grid" | "list" | "gallery";
const name = "list-type";
/** builder.md, 4: how long the buttons rest after a click (milliseconds). */
const listTypeLock = 1_000;

/**
 * Grid or list, remembered in local storage (guide.md, 4); the choice stands on the document.
 * @param gallery the sign of a third way, of large pictures, where a list has one (builder.md, 2)
 */
export function ListTypeSwitch({ gallery }: { gallery?: ReactNode }) {
  const [type, setType] = useState<ListType>("grid");
  const [resting, rest] = useRest(listTypeLock);
  const pressed = useRef<HTMLElement>(null);
  // A button that rests loses the focus, and has it back afterwards.
  useEffect(() => {
    if (!resting && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
  }, [resting]);
  useEffect(() => {
    const said = document.documentElement.dataset.list;
    setType(said === "list" || (said === "gallery" && gallery) ? said : "grid");
  }, [gallery]);
  const shown: [ListType, string, ReactNode][] = [
    ["grid", "Grid", <LayoutGrid key="grid" size={20} aria-hidden="true" />],
    ["list", "List", <List key="list" size={20} aria-hidden="true" />],
  ];
  if (gallery) shown.push(["gallery", "Gallery", gallery]);
  function choose(next: ListType) {
    document.documentElement.dataset.list = next;
    setType(next);
    rest();
    try {
      localStorage.setItem(name, next);
    } catch {
      // Not remembered where nothing can be stored.
    }
  }
  return (
    <fieldset className="needs-script segmented">
      <legend className="sr-only">Show as</legend>
      {shown.map(([option, title, icon]) => (
        <button
          key={option}
          type="button"
          disabled={resting}
          aria-pressed={type === option}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget;
            choose(option);
          }}
          className="segment"
          title={title}
        >
          {icon}
          <span className="sr-only">{title}</span>
        </button>
      ))}
    </fieldset>
  );
}
