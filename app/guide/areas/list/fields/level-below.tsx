import { useEffect, useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { Choice, type Option } from "#app/ui/form.ts";
import type { AreaFilter } from "../../../area.ts";

type Props = {
  filter: AreaFilter;
  value: string;
  /** What the list's own page offers. */
  offered: Option[];
  /** What is chosen in the level above, and whether the list is narrowed to that already. */
  above: { value: string; applied: boolean };
  onChange(values: string[]): void;
};

/**
 * A level of categories below another (guide.md, 4: Category selects). It is there once something is chosen above and something is
 * below that. Another choice above takes back what was chosen here and rests it until its children have come by the call; how many
 * each of them leaves comes with the list.
 */
export function LevelBelow({ filter: { name, label, below = "/api/" }, value, offered, above, onChange }: Props) {
  const local = useLocalPath();
  const [come, setCome] = useState<{ of: string; options: Option[] } | null>(null);
  const waits = above.value !== "" && !above.applied;
  const address = local(below);
  useEffect(() => {
    if (!waits) return;
    const asking = new AbortController();
    // What calls comes when something is chosen: few lists have levels.
    import("#app/platform/client-call.ts")
      .then(({ ask }) => ask<{ id: number; name: string }[]>(address, { parent_id: above.value }, asking.signal))
      .then((things) => {
        const options = things.map((thing) => ({ value: String(thing.id), text: thing.name }));
        setCome({ of: above.value, options });
      })
      // The list comes with the same children.
      .catch(() => undefined);
    return () => asking.abort();
  }, [waits, address, above.value]);
  if (above.value === "") return null;
  const options = !waits ? offered : come?.of === above.value ? come.options : null;
  if (options?.length === 0 && value === "") return null;
  return (
    <Choice
      name={name}
      label={label}
      value={value}
      any="Any"
      options={options ?? []}
      disabled={options === null}
      onChange={(next) => onChange([next])}
    />
  );
}
