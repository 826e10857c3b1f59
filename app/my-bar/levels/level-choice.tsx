import { useEffect, useState } from "react";
import { useDraft } from "#app/ui/form.ts";
import { type Level, levels } from "../bar-types.ts";
import { useChanges } from "../changes/changes.tsx";

const words: Record<Level, string> = { full: "Full", low: "Low", out: "Out" };

/** How much is left of something in the bar: a form, which with a script answers at once. */
export function LevelChoice({ id, name, level }: { id: number; name: string; level: Level }) {
  const changes = useChanges();
  const [kept, setKept] = useState({ level });
  useEffect(() => setKept({ level }), [level]);
  const { draft, change, hands } = useDraft(kept, ({ level: wanted }) => void send(wanted));
  async function send(wanted: Level) {
    if (await changes.change("level", { id, level: wanted })) changes.say(said(name, wanted));
    else setKept({ level });
  }
  return (
    <form method="post" className="mt-1">
      <input type="hidden" name="intent" value="level" />
      <input type="hidden" name="id" value={id} />
      <label {...hands}>
        <span className="sr-only">How much is left of {name}</span>
        <select
          name="level"
          className="button button-quiet w-full justify-center bg-surface px-1 text-sm"
          value={draft.level}
          onChange={(event) => change({ level: event.target.value as Level })}
        >
          {levels.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet without-script mt-1 px-2">
        Save
      </button>
    </form>
  );
}

/** What is told once it was said. */
function said(name: string, level: Level): string {
  if (level === "out") return `${name} is out: nothing counts with it`;
  return level === "low" ? `${name} is low: it is on your shopping list` : `${name} is there`;
}
