/** A membership without an end ends then, as the database keeps it (migration 0041). */
const never = Date.UTC(9999, 0, 1);

/** What the latest end of somebody's memberships says of them now. */
export function membershipUntil(end: Date | null, now = new Date()): { premium: boolean; premium_until?: Date } {
  const premium = end !== null && end > now;
  return { premium, ...(premium && end.valueOf() < never ? { premium_until: end } : {}) };
}
