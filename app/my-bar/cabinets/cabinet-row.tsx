import { RenameForm } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import type { CabinetsTold } from "./cabinet-operations.server.ts";

type Props = { cabinet: CabinetsTold["result"][number]; combined: boolean; several: boolean };

/** One of a person's bars: whether it counts, its name, and the way to take it away. */
export function CabinetRow({ cabinet: { id, name, items, active }, combined, several }: Props) {
  const holds = items === 1 ? "1 thing" : `${items} things`;
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-xl wrap-anywhere">{name}</h2>
        <p className="text-muted">
          {holds}
          {several && active ? (
            <strong className="text-good"> · {combined ? "what you add goes here" : "active"}</strong>
          ) : null}
        </p>
      </div>
      {several && items > 0 ? (
        <A to={`/my-bar/bars/${id}`} className="button button-quiet">
          Move bottles<span className="sr-only"> from {name}</span>
        </A>
      ) : null}
      {active || !several ? null : (
        <form method="post">
          <input type="hidden" name="intent" value="cabinet" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="active" value="yes" />
          <button type="submit" className="button button-quiet">
            Make it active<span className="sr-only">: {name}</span>
          </button>
        </form>
      )}
      {id === 0 ? null : (
        <details className="w-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
            Change<span className="sr-only">: {name}</span>
          </summary>
          <RenameForm intent="cabinet" id={id} name={name} longest={40} />
          <form method="post" className="mt-4">
            <input type="hidden" name="intent" value="cabinet" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="delete" value="yes" />
            <p className="mb-2">Taking it away takes the {holds} in it away as well. The others stay as they are.</p>
            <button type="submit" className="button button-quiet text-bad">
              Take {name} away
            </button>
          </form>
        </details>
      )}
    </li>
  );
}
