import { saysYes } from "#app/kit/query.ts";
import type { Personalised } from "./answer.server.ts";
import { type Saying, sayings } from "./sayings.ts";

/** A form's fields as they were posted, of which nothing is trusted. */
export type Posted = Readonly<Record<string, unknown>>;

const ticked = saysYes;
const word = (sent: unknown) => (typeof sent === "string" ? sent : undefined);
const table = (sent: unknown): Posted => (typeof sent === "object" && sent !== null ? (sent as Posted) : {});

/** What a form that shows all of a thing says anew: only what differs from how it stands. */
export function sayingsOf(shown: Personalised, posted: Posted): Saying[] {
  const { engagement: now, may, notes, premium_enabled: premium } = shown;
  const said: Saying[] = [];
  if (ticked(posted.favourite) !== now.favourite) said.push(sayings.favourite(shown, !now.favourite));
  if (may.wish_list && ticked(posted.wish_list) !== now.wish_list) said.push(sayings.wish_list(shown, !now.wish_list));
  const rating = word(posted.rating);
  if (may.rate && rating && Number(rating) !== (now.rating ?? 0))
    said.push(sayings.rating(shown, may.rate, Number(rating)));
  const tried = word(posted.tried);
  if (may.tried && tried && tried !== now.tried) said.push(sayings.tried(shown, tried));
  const note = word(posted.notes)?.replaceAll("\r\n", "\n").trim();
  if (may.note && note !== undefined && (notes.editable || note === "") && note !== notes.text)
    said.push(sayings.notes(shown, note));
  for (const { id, has_item } of shown.collections ?? [])
    if (ticked(table(posted.collection)[id]) !== has_item) said.push(sayings.collection(shown, id, !has_item));
  if (shown.preferred && premium && ticked(posted.preferred) !== shown.preferred.everywhere)
    said.push(sayings.preferred(shown, !shown.preferred.everywhere));
  for (const { ingredient_id, choice } of shown.lines) {
    const chosen = word(table(posted.line)[String(ingredient_id)]);
    if (chosen !== undefined && chosen !== choice) said.push(sayings.line(shown, ingredient_id, chosen));
  }
  return said;
}

/** What one of the form's own buttons says, or one beside a thing of a list; null where it says nothing. */
export function sayingOfButton(shown: Personalised, intent: unknown): Saying | null {
  const [what, recipe, ingredient] = (typeof intent === "string" ? intent : "").split(":");
  if (what === "forget") return sayings.forget(shown, Number(recipe), Number(ingredient));
  const on = recipe === "yes";
  if (what === "favourite") return sayings.favourite(shown, on);
  if (what === "wish_list" && shown.may.wish_list) return sayings.wish_list(shown, on);
  if (what === "unnote") return sayings.notes(shown, "");
  if (what === "add" && shown.bar) return sayings.add(shown);
  if (what === "remove" && shown.bar) return sayings.remove(shown, shown.bar);
  return null;
}
