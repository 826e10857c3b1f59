import { useStill } from "#app/i18n/still.tsx";
import { A } from "#app/ui/link.tsx";
import type { QuickFilter, ShownArea } from "../../area.ts";
import {
  type Choices,
  filtersOf,
  listQuery,
  type Narrowed,
  stillOf,
  without,
  withoutFollowers,
} from "../area-filters.ts";

type Props = { area: ShownArea; path: string; narrowed: Narrowed; choices: Choices; count: number };

/** So many choices of one filter stand above a list. */
const mostChips = 10;

/**
 * In one line above a list the filters that most people want, by one press, and the other ways in. What is on already stays
 * on beside them; what would leave nothing is not there.
 */
export function QuickChips(props: Props) {
  const { area, path, narrowed, choices } = props;
  const inside = useStill(choices, stillOf("chips", area, path, narrowed), () => <Chips {...props} />);
  if ((area.quick ?? []).length + (area.ways ?? []).length === 0) return null;
  return (
    <ul
      aria-label="Quick filters and other ways in"
      className="quick-chips rail tab-row mb-4 [--rail:max-content] gap-2 empty:hidden"
      {...inside}
    />
  );
}

function Chips({ area, path, narrowed, choices, count }: Props) {
  const chips = (area.quick ?? []).flatMap((quick) => chipsOf(area, narrowed, choices, quick));
  const ways = area.ways ?? [];
  // One choice makes a list that one may look for; what several make together would never end.
  const narrowedAlready = Object.values(narrowed.values).some(({ length }) => length > 0);
  return (
    <>
      {chips.map(({ key, text, count, on, query }) => (
        <li key={key}>
          <A
            to={path + query}
            data-stay=""
            aria-current={on ? "true" : undefined}
            rel={narrowedAlready ? "nofollow" : undefined}
            className="chip whitespace-nowrap"
          >
            {text}
            {on || count === undefined ? null : (
              <span className="font-normal text-muted tabular-nums">{` ${count}`}</span>
            )}
          </A>
        </li>
      ))}
      {area.random && count > 0 ? (
        <li>
          <A
            to={`${area.random.path}${listQuery(area, narrowed)}`}
            rel="nofollow"
            data-reload=""
            className="chip border-dashed whitespace-nowrap"
          >
            {area.random.text}
          </A>
        </li>
      ) : null}
      {ways.map(({ text, to }) => (
        <li key={to}>
          <A to={to} className="chip border-dashed whitespace-nowrap">
            {text}
          </A>
        </li>
      ))}
    </>
  );
}

type Chip = { key: string; text: string; count: number | undefined; on: boolean; query: string };

function chipsOf(
  area: ShownArea,
  narrowed: Narrowed,
  choices: Choices,
  { name, values, texts = {} }: QuickFilter,
): Chip[] {
  const filter = filtersOf(area).find((one) => one.name === name);
  if (!filter) return [];
  const offered = choices[name];
  const [chosen] = narrowed.values[name] ?? [];
  const shown = values ?? mostOf(offered ?? []);
  return shown.flatMap((value) => {
    const choice = offered?.find((one) => one.value === value);
    const on = value === chosen;
    if (offered && !on && !choice?.count) return [];
    const rest = withoutFollowers(area, without(narrowed, name), name);
    const next = on ? rest : { ...rest, values: { ...rest.values, [name]: [value] } };
    const text = texts[value] ?? filter.texts?.[value] ?? choice?.text ?? value;
    return [{ key: `${name} ${value}`, text, count: choice?.count, on, query: listQuery(area, next) }];
  });
}

/** Those that leave most, in the order in which the form has them. */
function mostOf(offered: Choices[string]): string[] {
  const most = new Set([...offered].sort((a, b) => b.count - a.count).slice(0, mostChips));
  return offered.filter((choice) => most.has(choice)).map(({ value }) => value);
}
