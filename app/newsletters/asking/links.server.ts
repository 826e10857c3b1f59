import type { House } from "#app/operations/house.server.ts";
import { readSigned, signText } from "#app/platform/secrets.server.ts";
import type { Reader } from "../newsletter-store.server.ts";
import { type NewsletterName, newsletterNamed, newsletterPaths } from "../newsletters.ts";

/** For so long a link that confirms a newsletter works (hours; contract.md, 8). */
export const askedHours = 48;
const asking = "newsletters/ask";
const leaving = "newsletters/leave";

type Signer = Pick<House, "secret" | "settings">;

/** The link that has newsletters begin at an address. Until it is used nothing is kept of who asked. */
export function confirmLink({ secret, settings }: Signer, email: string, names: readonly NewsletterName[]): string {
  const until = Date.now() + askedHours * 3_600_000;
  const token = signText({ secret, purpose: asking }, { email, names: names.join() }, until);
  return `${settings.BASE_URL}${newsletterPaths.confirm}?token=${token}`;
}

/** What such a link is for; null for one that does not work (any more). */
export function readConfirm({ secret }: Pick<House, "secret">, token: string) {
  const said = readSigned({ secret, purpose: asking }, token);
  const names = (said?.names ?? "").split(",").flatMap((name) => newsletterNamed(name) ?? []);
  return said?.email && names.length > 0 ? { email: said.email, names } : null;
}

/** The link in each issue by which its reader leaves, signed in or not; it works for ever. */
export function leaveLink({ secret, settings }: Signer, reader: Reader, name: NewsletterName): string {
  const token = signText({ secret, purpose: leaving }, { ...reader, name });
  return `${settings.BASE_URL}${newsletterPaths.unsubscribe}?token=${token}`;
}

/** Who leaves what by such a link; null for one that is none of ours. */
export function readLeave(
  { secret }: Pick<House, "secret">,
  token: string,
): { reader: Reader; name: NewsletterName } | null {
  const said = readSigned({ secret, purpose: leaving }, token);
  const name = newsletterNamed(said?.name ?? "");
  if (!said || !name) return null;
  if (said.person_id) return { reader: { person_id: said.person_id }, name };
  return said.email ? { reader: { email: said.email }, name } : null;
}
