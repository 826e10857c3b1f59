import ical, { ICalEventRepeatingFreq, ICalEventStatus } from "ical-generator";

/** Something that a calendar keeps, of whole days. */
export type CalendarDate = {
  name: string;
  text: string;
  /** A path on this site. */
  href: string;
  /** `2027-02-01`; the last day is one of its own where there are several. */
  from: string;
  to?: string;
  place?: string;
  /** True where it comes again every year. */
  yearly?: boolean;
  /** True where the days are not settled. */
  roughly?: boolean;
};

/** Always the same, so that the same dates give the same file: iCalendar asks when each was written (RFC 5545, 3.8.7.2). */
const written = new Date("2026-01-01T00:00:00Z");

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** An iCalendar file (RFC 5545) of some dates; whole days have no time zone. */
export function calendarFile(name: string, dates: readonly CalendarDate[], baseUrl: string): string {
  const file = ical({ name, prodId: { company: "Jigger", product: "Guide" }, source: null, timezone: null });
  for (const date of dates) {
    const url = baseUrl + date.href;
    const end = midnight(date.to ?? date.from);
    end.setUTCDate(end.getUTCDate() + 1);
    file.createEvent({
      id: url,
      stamp: written,
      start: midnight(date.from),
      end,
      allDay: true,
      timezone: "UTC",
      summary: date.name,
      description: date.text,
      url,
      ...(date.place ? { location: date.place } : {}),
      ...(date.yearly ? { repeating: { freq: ICalEventRepeatingFreq.YEARLY } } : {}),
      ...(date.roughly ? { status: ICalEventStatus.TENTATIVE } : {}),
    });
  }
  // Every line ends so, the last one as well (RFC 5545, 3.1).
  return `${file.toString().trimEnd()}\r\n`;
}

/** How a calendar file is sent. */
export const calendarType = "text/calendar; charset=utf-8";
