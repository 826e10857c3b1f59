import { A } from "#app/ui/link.tsx";
import { dayPath, leapYear, type YearDay } from "./anniversary.ts";

/** A month of any year: its days by number, a dot under those that have something. It knows no weekdays. */
export function MonthGrid({ day, filled, name }: { day: YearDay; filled: readonly number[]; name: string }) {
  const last = new Date(Date.UTC(leapYear, day.month, 0)).getUTCDate();
  const days = Array.from({ length: last }, (_, place) => place + 1);
  const [before, after] = [day.month === 1 ? 12 : day.month - 1, (day.month % 12) + 1];
  return (
    <section aria-label={name} className="card p-4">
      <div className="mb-2 flex items-center justify-between">
        <A to={dayPath({ month: before, day: 1 })} className="letter" aria-label="The month before">
          <span aria-hidden="true">←</span>
        </A>
        <h2 className="text-xl">{name}</h2>
        <A to={dayPath({ month: after, day: 1 })} className="letter" aria-label="The month after">
          <span aria-hidden="true">→</span>
        </A>
      </div>
      <ol className="grid grid-cols-7">
        {days.map((one) => {
          const has = filled.includes(one);
          return (
            <li key={one}>
              <A
                to={dayPath({ month: day.month, day: one })}
                aria-current={one === day.day ? "date" : undefined}
                className={`letter w-full min-w-0 flex-col ${has ? "" : "font-normal text-muted"}`}
              >
                {one}
                <span aria-hidden="true" className={`size-1 rounded-full ${has ? "bg-accent" : ""}`} />
                {has ? null : <span className="sr-only">, nothing yet</span>}
              </A>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
