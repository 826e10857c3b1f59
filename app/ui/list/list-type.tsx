import { LayoutGrid, List } from "lucide-react";
import { useEffect, useState } from "react";
import { useRest } from "../button-state.ts";

export type ListType = "grid" | "list";
const name = "list-type";
/** builder.md, 4: how long the buttons rest after a click (milliseconds). */
const lock = 1_000;

/** Grid or list, remembered in local storage (guide.md, 4); the choice stands on the document. */
export function ListTypeSwitch() {
  const [type, setType] = useState<ListType>("grid");
  const [resting, rest] = useRest(lock);
  useEffect(() => {
    setType(document.documentElement.dataset.list === "list" ? "list" : "grid");
  }, []);
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
      {(["grid", "list"] as const).map((option) => (
        <button
          key={option}
          type="button"
          disabled={resting}
          aria-pressed={type === option}
          onClick={() => choose(option)}
          className="segment"
          title={option === "grid" ? "Grid" : "List"}
        >
          {option === "grid" ? <LayoutGrid size={20} aria-hidden="true" /> : <List size={20} aria-hidden="true" />}
          <span className="sr-only">{option === "grid" ? "Grid" : "List"}</span>
        </button>
      ))}
    </fieldset>
  );
}
