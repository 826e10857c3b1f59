import { Form, useNavigate } from "react-router";
import { useStill } from "#app/i18n/still.tsx";
import { Check, Choice, type Option, optionsOf, useDraft, Word } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { later } from "#app/ui/page.tsx";
import type { AreaFilter, FilterKind, ShownArea } from "../../area.ts";
import {
  type Choices,
  filtersOf,
  listQuery,
  type Narrowed,
  stillOf,
  without,
  withoutFollowers,
} from "../area-filters.ts";
import { Keywords } from "./fields/keywords.tsx";
import { SeveralChoices } from "./several-choices.tsx";

// A field that works as it is sent, and whose script comes after the page's; one that is typed into must not: what was typed would wait.
const levelBelow = async () => (await import("./fields/level-below.tsx")).LevelBelow;
const LevelBelow = later(import.meta.env.SSR ? await levelBelow() : null, levelBelow);

type Props = {
  area: ShownArea;
  /** Where the list stands: its path, or that of its advanced search. */
  path: string;
  narrowed: Narrowed;
  choices: Choices;
};

/** The form's name on its page: the order of the list stands elsewhere and belongs to it. */
export const filterFormId = "filters";

/**
 * The filters of an area's list: a real form whose address says what is on. With a script a choice applies at once and the
 * page stays where it is; empty values are left out of the address (guide.md, 5).
 */
export function AreaFilterForm({ area, path, narrowed, choices }: Props) {
  const navigate = useNavigate();
  const { draft, change, send, hands } = useDraft<Narrowed>(narrowed, (next, replace) =>
    navigate(`${path}${listQuery(area, next)}`, { replace, state: { stay: true } }),
  );
  const set = (name: string, values: string[], typed = false) => {
    const rest = withoutFollowers(area, without(draft, name), name);
    change({ values: { ...rest.values, [name]: values.filter((value) => value !== "") } }, typed);
  };
  const shown = filtersOf(area).filter(
    ({ name, further }) => !further || path === area.advanced || (narrowed.values[name]?.length ?? 0) > 0,
  );
  const still = draft === narrowed ? stillOf("filters", area, path, narrowed) : undefined;
  const inside = useStill(choices, still, () => (
    <>
      {shown.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          values={draft.values[filter.name] ?? []}
          applied={narrowed.values[filter.name] ?? []}
          choices={choices}
          above={aboveOf(filter, draft, narrowed)}
          onChange={(values, typed) => set(filter.name, values, typed)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="button button-main without-script">
          Show
        </button>
        <A to={path} data-stay="" className="button button-quiet">
          Clear
        </A>
        {area.advanced && path !== area.advanced ? (
          <A to={`${area.advanced}${listQuery(area, narrowed)}`} className="button px-3 underline">
            More filters
          </A>
        ) : null}
      </div>
    </>
  ));
  return (
    <Form
      id={filterFormId}
      method="get"
      action={path}
      aria-label="Filters"
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...hands}
      {...inside}
    />
  );
}

/** Of a filter that is below another: what is chosen there. */
function aboveOf({ follows, below }: AreaFilter, draft: Narrowed, narrowed: Narrowed): FieldProps["above"] {
  if (!follows || !below) return null;
  const value = draft.values[follows]?.[0] ?? "";
  return { value, applied: value === (narrowed.values[follows]?.[0] ?? "") };
}

type FieldProps = {
  filter: AreaFilter;
  values: string[];
  applied: readonly string[];
  choices: Choices;
  /** What is chosen in the filter that it follows, and whether the choices are already those below that. */
  above: { value: string; applied: boolean } | null;
  onChange(values: string[], typed?: boolean): void;
};

function FilterField({ filter, values, applied, choices, above, onChange }: FieldProps) {
  const { name, label, kind, texts = {}, fallback, personal } = filter;
  if (name === "keyword") return <Keywords values={values} onChange={onChange} />;
  // The strip above the list sets a letter; the form keeps it.
  if (kind === "letter") return values.map((value) => <input key={value} type="hidden" name={name} value={value} />);
  // What the reader's own bar makes is counted once it is asked; till then it is offered without figures.
  const offered: Option[] =
    personal && !choices[name]
      ? optionsOf(texts)
      : (choices[name] ?? []).map((choice) => ({ ...choice, text: texts[choice.value] ?? choice.text }));
  const [value = ""] = values;
  if (kind === "choices") return <SeveralChoices {...{ filter, values, applied, offered, onChange }} />;
  if (above) return <LevelBelow {...{ filter, value, offered, above, onChange }} />;
  // A choice that follows another is there once that is made, and leads on.
  if (kind === "choice" && filter.follows && offered.length === 0 && values.length === 0) return null;
  if (kind === "choice")
    return (
      <Choice
        name={name}
        label={label}
        value={value}
        any={fallback === undefined ? "Any" : (texts[fallback] ?? "Any")}
        options={offered.filter((choice) => choice.value !== fallback)}
        onChange={(next) => onChange([next])}
      />
    );
  if (kind === "switch") {
    const [left] = offered;
    return (
      <Check
        name={name}
        label={`${label}${left ? ` (${left.count})` : ""}`}
        value="1"
        checked={value === "1"}
        disabled={left?.count === 0 && value !== "1"}
        onChange={(event) => onChange(event.target.checked ? ["1"] : [])}
        className="self-end"
      />
    );
  }
  return (
    <Word
      name={name}
      label={label}
      value={values.join(" ")}
      {...fieldOf(kind)}
      onChange={(next) => onChange([next], true)}
    />
  );
}

/** How a field takes numbers; none of it for words. */
function fieldOf(kind: FilterKind) {
  if (kind === "number") return { inputMode: "numeric", pattern: "[0-9]{1,6}", maxLength: 6 } as const;
  return kind === "tenths" ? ({ type: "number", inputMode: "decimal", step: 0.1, min: 0, max: 100 } as const) : {};
}
