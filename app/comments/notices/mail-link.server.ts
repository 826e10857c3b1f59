import type { House } from "#app/operations/house.server.ts";
import { readSigned, signText } from "#app/platform/secrets.server.ts";

const purpose = "comments/mails-off";

/** Where the link of a mail leads that turns such mails off. */
export const mailsPath = "/comments/mails";

/** The link in each mail of an answer that turns them off, signed in or not; it works for ever. */
export function mailsOffLink({ secret, settings }: Pick<House, "secret" | "settings">, personId: string): string {
  return `${settings.BASE_URL}${mailsPath}?token=${signText({ secret, purpose }, { person: personId })}`;
}

/** Whose mails such a link turns off; null for one that is none of ours. */
export function readMailsOff({ secret }: Pick<House, "secret">, token: string): string | null {
  return readSigned({ secret, purpose }, token)?.person ?? null;
}
