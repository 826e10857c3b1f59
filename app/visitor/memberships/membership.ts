/** A membership without an end ends then, as the database keeps it (migration 0041). */
const never = Date.UTC(9999, 0, 1);

/** True of an end that is none. */
export const isEndless = (end: Date): boolean => end.valueOf() >= never;

/** What the latest end of somebody's memberships says of them now. */
export function membershipUntil(end: Date | null, now = new Date()): { premium: boolean; premium_until?: Date } {
  const premium = end !== null && end > now;
  return { premium, ...(premium && !isEndless(end) ? { premium_until: end } : {}) };
}
