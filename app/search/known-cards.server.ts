import type { SubjectCard } from "./subject-card.ts";

/** By subject the card that was read last, as long as anything that is kept shows it. */
const cards = new Map<string, WeakRef<SubjectCard>>();
const gone = new FinalizationRegistry<string>((oid) => {
  if (cards.get(oid)?.deref() === undefined) cards.delete(oid);
});

/**
 * The card of a subject as it was read before, where it says the same: thousands of pages name a few hundred bottles and drinks,
 * and each kept a card of its own, with a text of its own (`useStill`), 27 of 110 MB after 10,000 pages. Nobody may change one.
 */
export function knownCard(card: SubjectCard): SubjectCard {
  const oid = `${card.link_table}:${card.link_id}`;
  const before = cards.get(oid)?.deref();
  if (before && saysTheSame(before, card)) return before;
  const frozen = Object.freeze(card);
  cards.set(oid, new WeakRef(frozen));
  gone.register(frozen, oid);
  return frozen;
}

function saysTheSame(one: SubjectCard, other: SubjectCard): boolean {
  for (const field in other) if (one[field as keyof SubjectCard] !== other[field as keyof SubjectCard]) return false;
  return true;
}
