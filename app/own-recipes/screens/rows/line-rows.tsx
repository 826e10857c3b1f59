import { useState } from "react";
import { useReorder } from "#app/ui/list.ts";
import { addLine, type DraftLine, moved } from "../../form/draft.ts";
import type { ToldForm } from "../../form/told.ts";
import { AddRow } from "./add-row.tsx";
import { LineRow } from "./line-row.tsx";

type Props = {
  form: ToldForm;
  errors: Readonly<Record<string, string>>;
  onChange(): void;
  /** The builder's boxes wait longer than others. */
  slow: boolean;
};

/** The ingredients of a recipe: added, changed, put in order, taken out. What happened is said to who cannot see it. */
export function LineRows({ form, errors, onChange, slow }: Props) {
  const [lines, setLines] = useState(form.draft.lines);
  const [things, setThings] = useState(form.ingredients);
  const [said, setSaid] = useState("");
  const nameOf = (line: DraftLine) => things[line.ingredientId]?.name ?? "An ingredient";
  const keys = lines.map(({ key }) => key);
  const place = (key: string, to: number) =>
    setLines((all) =>
      moved(
        all,
        all.findIndex((one) => one.key === key),
        to,
      ),
    );
  const { carried, handle } = useReorder(keys, place, onChange);

  return (
    <section aria-labelledby="rows" className="mb-6">
      <h2 id="rows" className="mb-3 text-h2">
        Ingredients
      </h2>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="grid gap-3">
        {lines.map((line, at) => (
          <LineRow
            key={line.key}
            line={line}
            thing={things[line.ingredientId]}
            error={errors[`line-${line.key}`]}
            first={at === 0}
            last={at === lines.length - 1}
            handle={handle(line.key)}
            carried={carried === line.key}
            onChange={(next) => setLines((all) => all.map((one) => (one.key === next.key ? next : one)))}
            onMove={(way) => {
              const to = way === "up" ? at - 1 : at + 1;
              place(line.key, to);
              setSaid(`${nameOf(line)} is number ${to + 1} of ${lines.length}`);
              // The button goes with its row: the focus stays on it.
              requestAnimationFrame(() => document.getElementById(`line-${line.key}-${way}`)?.focus());
              onChange();
            }}
            onRemove={() => {
              setLines((all) => all.filter(({ key }) => key !== line.key));
              setSaid(`${nameOf(line)} is taken out`);
              document.querySelector<HTMLElement>("#find, #line-new")?.focus();
              onChange();
            }}
          />
        ))}
      </ol>
      <AddRow
        form={form}
        errors={errors}
        things={things}
        slow={slow}
        onKnown={(id, thing) => setThings((all) => ({ ...all, [id]: thing }))}
        onAdd={(line) => {
          const replaces = lines.some(({ ingredientId }) => ingredientId === line.ingredientId);
          setLines((all) => addLine(all, line));
          setSaid(`${nameOf(line)} is ${replaces ? "changed" : "added"}`);
          onChange();
        }}
      />
    </section>
  );
}
